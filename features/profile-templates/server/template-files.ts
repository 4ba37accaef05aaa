import { sql } from 'kysely'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { Db } from '#platform/server/context.ts'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'
import { elementsOf, fieldsOf, type ElementTree } from '../../fields/domain/tree.ts'
import type { templatePurposes } from '../domain/states.ts'

/** Entity of a form's file by the purpose of its template (spec 3 "File entity names"). */
export const formEntityOf = {
  PROFILE: 'REGISTRY_ELEMENT',
  EXPERTISE: 'EXPERTJOB_TEMPLATE',
} as const satisfies Record<(typeof templatePurposes)[number], FileEntity>

/** Entities of forms that fields may refer to: those of templates, and those of objects, whose fields templates copy. */
export const formEntities = [
  ...Object.values(formEntityOf),
  'PROJECT_PROFILE_OBJECT',
] as const satisfies readonly FileEntity[]

/** The forms that fields of the tree refer to; other files are ignored. */
export const formsOf = async (db: Db, tree: ElementTree) => {
  const ids = elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap(({ templateFileId }) => templateFileId ?? []),
  )
  if (ids.length === 0) return []
  return db
    .selectFrom('file')
    .select(['id', 'name', 'size'])
    .where('entity', 'in', formEntities)
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Forms are retained while a version of any template refers to them. */
const isUsed = sql`f.id in (
    select (form #>> '{}')::uuid
    from profile_template_version v, jsonb_path_query(v.tree, 'strict $.**.templateFileId') form
    where jsonb_typeof(form) = 'string')`

export const sweptForms: SweptFiles[] = formEntities.map((entity) => ({ entity, referencedBy: isUsed }))
