import { sql } from 'kysely'
import { findProject, projectDetails } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import type { DealOpeningFacts } from '../domain/deal.machine.ts'
import type { DealState } from '../domain/states.ts'
import { madeBy } from './deal.repository.ts'

/** A project with the facts for declaring interest. */
export type DealOpening = DealOpeningFacts & { id: number; name: string; firmUids: readonly string[] }

export const findDealOpening = async (
  { db, actor }: SignedIn,
  projectId: number,
): Promise<DealOpening | undefined> => {
  const [project, { rows: firm }] = await Promise.all([
    findProject(db, projectId),
    sql<{ uid: string }>`
      select o.person_uid as uid from firm_member f join firm_member o on o.firm_id = f.firm_id
      where f.person_uid = ${actor.uid}`.execute(db),
  ])
  return (
    project && {
      id: project.id,
      name: project.name,
      seen: projectDetails.view.allows(actor, project),
      memberUids: project.memberUids,
      firmUids: firm.map(({ uid }) => uid),
    }
  )
}

/** The actor's firm, or null. */
export const findFirmId = async ({ db, actor }: SignedIn): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select firm_id as id from firm_member where person_uid = ${actor.uid}`.execute(db)
  return rows[0]?.id ?? null
}

/** State of the actor's current or latest deal with the project. */
export const findOwnDeal = async ({ db, actor }: SignedIn, projectId: number): Promise<DealState | null> => {
  const { rows } = await sql<{ status: DealState }>`
    select d.status from deal d where d.project_id = ${projectId} and ${madeBy(actor.uid)}
    order by (d.status in ('INTEREST', 'OFFERED', 'TERMS')) desc, d.id desc limit 1`.execute(db)
  return rows[0]?.status ?? null
}
