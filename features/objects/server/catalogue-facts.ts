import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Field } from '../../fields/domain/tree.ts'
import type { GroupNames, ImportedObject } from '../domain/import.rules.ts'
import { tidyField } from '../domain/object.rules.ts'
import type { ObjectState } from '../domain/states.ts'

/** A group with its id. */
export type PresentGroup = GroupNames & { id: number }

/** An object with its id, and the name of its form. */
export type PresentObject = ImportedObject & { id: number; form: string | null }

/** The groups in their order. */
export const readPresentGroups = async (db: Db): Promise<PresentGroup[]> =>
  db
    .selectFrom('object_group')
    .select(['id', 'name_ru as nameRu', 'name_en as nameEn'])
    .orderBy('seq')
    .orderBy('id')
    .execute()

/** All objects by group order and name. */
export const readPresentObjects = async (db: Db): Promise<PresentObject[]> => {
  const { rows } = await sql<{
    id: number
    field: Field
    group: string
    status: ObjectState
    place: number | null
    form: string | null
  }>`
    select o.id, o.field, g.name_ru as group, o.status, o.single_seq as place, f.name as form
    from profile_object o join object_group g on g.id = o.group_id
      left join file f on f.id = (o.field->>'templateFileId')::uuid
    order by g.seq, g.id, o.name_ru collate "ru-x-icu", o.id`.execute(db)
  return rows.map((row) => ({ ...row, field: tidyField(row.field) }))
}

/** Every change is recorded in the history: the id of the last entry is the catalogue's revision. */
export const catalogueRevision = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    select coalesce(max(id), 0)::bigint as revision from audit_entry
    where subject in ('profile_object', 'object_group')`.execute(db)
  return rows[0]!.revision
}

/** Those of the codes that a template or a value uses. */
export const codesInUse = async (db: Db, codes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${codes}::text[]) as c (code)
    where exists (select from templates_with_code(c.code)) or profile_code_is_used(c.code)`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
