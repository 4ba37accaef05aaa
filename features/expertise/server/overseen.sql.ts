import { sql, type RawBuilder } from 'kysely'
import { isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ExpertiseFacts } from '../domain/expert-job.policy.ts'
import { notReviewedBy } from './expert-job.sql.ts'

/** The list condition of `expertJobs.oversee` for one accelerator, for jobs `j`. */
export const overseen = (
  { actor }: Pick<SignedIn, 'actor'>,
  { acceleratorId }: ExpertiseFacts,
): RawBuilder<unknown> => {
  // The reader's own rows are few: they are queried once, not per job.
  const others = sql`j.accelerator_id = ${acceleratorId}
    and j.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
    and ${notReviewedBy(actor)}`
  return isTeam(actor, acceleratorId)
    ? others
    : sql`${others}
    and j.project_track_id in (select q.id from project_track q where q.tracker_uid = ${actor.uid})`
}
