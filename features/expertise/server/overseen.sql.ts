import { sql, type RawBuilder } from 'kysely'
import { isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ExpertiseFacts } from '../domain/expert-job.policy.ts'

/** The list twin of `expertJobs.oversee` for one accelerator, over `expertJobTable`. */
export const overseen = (
  { actor }: Pick<SignedIn, 'actor'>,
  { acceleratorId }: ExpertiseFacts,
): RawBuilder<unknown> => {
  const others = sql`j.accelerator_id = ${acceleratorId} and not exists (
    select from project_member m where m.project_id = q.project_id and m.person_uid = ${actor.uid})
    and not exists (select from expert_job o where o.task_id = j.task_id and o.expert_uid = ${actor.uid} and o.status <> 'REJECT')`
  return isTeam(actor, acceleratorId) ? others : sql`${others} and q.tracker_uid = ${actor.uid}`
}
