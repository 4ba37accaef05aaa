import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { PlannedProject } from '../domain/plan.rules.ts'

/** A project of the accelerator that the file may mean. */
export type ExistingProject = { id: number; name: string; number: string; editable: boolean }

/** Finds what exists already of a file's projects. */
export type FindExisting = (project: Pick<PlannedProject, 'name' | 'number'>) => ExistingProject | undefined

const folded = (name: string): string => name.toLowerCase()

/** For whom and in whose name a file is imported. */
export type Importing = { acceleratorId: number; uid: string }

/** Whether an import writes in the project `p`: its accelerator keeps it, or the importing person is of its team. */
export const importWrites = ({ acceleratorId, uid }: Importing): RawBuilder<boolean> => sql<boolean>`(
  exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})
    or p.keeper_accelerator_id is not distinct from ${acceleratorId})`

/**
 * The projects of these names and numbers that the accelerator works with, keeps or has brought, and those the importing
 * person leads; nobody learns of others. What the accelerator does not keep and the person has no place in is its team's to write.
 */
export const findExisting = async (
  db: Db,
  importing: Importing,
  wanted: readonly Pick<PlannedProject, 'name' | 'number'>[],
): Promise<FindExisting> => {
  const { acceleratorId, uid } = importing
  const { rows } = await sql<ExistingProject>`
    with known as (
      select r.project_id as id from acceleration_request r
      where r.accelerator_id = ${acceleratorId} and r.status in ('NEW', 'ACCEPT')
      union
      select i.project_id from project_import_item i join project_import m on m.id = i.import_id
      where m.accelerator_id = ${acceleratorId} and i.project_id is not null
      union
      select p.id from project p where p.leader_uid = ${uid}
      union
      select p.id from project p where p.keeper_accelerator_id = ${acceleratorId}
    )
    select p.id, p.name, p.serial_number as number,
      ${importWrites(importing)} as editable
    from known k join project p on p.id = k.id
    where lower(p.name) = any(${wanted.map(({ name }) => folded(name))}::text[])
      or p.serial_number = any(${wanted.map(({ number }) => number.toUpperCase())}::text[])
    order by p.id desc`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const byName = new Map(rows.map((row) => [folded(row.name), row]))
  return ({ name, number }) => (number === '' ? byName.get(folded(name)) : byNumber.get(number.toUpperCase()))
}
