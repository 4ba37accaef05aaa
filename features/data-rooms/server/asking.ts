import { sql } from 'kysely'
import { findProject, projectDetails } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import type { AskingFacts } from '../domain/data-request.machine.ts'
import type { DataRequestState } from '../domain/states.ts'

/** A project with the facts for requesting its data. */
export type Asking = AskingFacts & { id: number; name: string }

/** Loads it with the accelerator of its leading showcase. */
export const findAsking = async (ctx: SignedIn, projectId: number): Promise<Asking | undefined> => {
  const [project, { rows }] = await Promise.all([
    findProject(ctx.db, projectId),
    sql<{ acceleratorId: number }>`
      select s.accelerator_id as "acceleratorId" from shown_project s where s.project_id = ${projectId}
      order by s.leads desc, s.publication_id limit 1`.execute(ctx.db),
  ])
  return (
    project && {
      id: project.id,
      name: project.name,
      seen: projectDetails.view.allows(ctx.actor, project),
      memberUids: project.memberUids,
      acceleratorId: rows[0]?.acceleratorId ?? null,
    }
  )
}

/** The actor's pending or open request for the project. */
export const findCurrent = async (
  { db, actor }: SignedIn,
  projectId: number,
): Promise<{ id: number; status: DataRequestState } | null> => {
  const { rows } = await sql<{ id: number; status: DataRequestState }>`
    select id, status from data_request where project_id = ${projectId} and requester_uid = ${actor.uid}
      and status in ('NEW', 'PASSED', 'GRANTED')`.execute(db)
  return rows[0] ?? null
}

/** Number of the actor's pending and open requests. */
export const countOpen = async ({ db, actor }: SignedIn): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from data_request where requester_uid = ${actor.uid}
      and status in ('NEW', 'PASSED', 'GRANTED')`.execute(db)
  return rows[0]!.open
}

/** The actor's firm, or null. */
export const findFirmId = async ({ db, actor }: SignedIn): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select firm_id as id from firm_member where person_uid = ${actor.uid}`.execute(db)
  return rows[0]?.id ?? null
}
