import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { PlannedProject } from '../domain/plan.rules.ts'

/** A project of the accelerator that a row may refer to. */
export type ExistingProject = { id: number; name: string; number: string; editable: boolean }

/** Finds existing projects for those of the file. */
export type FindExisting = (project: Pick<PlannedProject, 'name' | 'number'>) => ExistingProject | undefined

const folded = (name: string): string => name.toLowerCase()

/** The accelerator and the person that import a file. */
export type Importing = { acceleratorId: number; uid: string }

/** Whether an import may write to project `p`: its accelerator keeps it, or the importing person is in its team. */
export const importWrites = ({ acceleratorId, uid }: Importing): RawBuilder<boolean> => sql<boolean>`(
  exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})
    or p.keeper_accelerator_id is not distinct from ${acceleratorId})`

/**
 * Projects with these names and numbers that the accelerator works with, keeps or has imported, and those the
 * importing person leads; others are not revealed. Projects that neither the accelerator keeps nor the person
 * belongs to are changed by their team only.
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
