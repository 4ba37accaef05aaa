import { sql } from 'kysely'
import { isInvestedSince } from '#features/deals'
import { hasAttendedSince, isInvitedSince } from '#features/events'
import { knownJobs } from '#features/expertise'
import type { Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'

const application = {
  projectId: sql`r.project_id`,
  acceleratorId: sql`r.accelerator_id`,
  status: sql`r.status`,
  createdAt: sql`r.created_at`,
}

/** A condition that holds for few projects, which are found once: it is evaluated for their applications only. */
const among = (projects: Sql, condition: Sql): Sql => sql`r.project_id in (${projects}) and ${condition}`

const invited = sql`select i.project_id from event_invitation i`

/** Completed expert reviews `j` of application `r` on all of its tracks that the reader may know of, as the end of a query. */
export const completeReviews = (reader: Person): Sql => sql`from project_track q
  join expert_job j on j.project_track_id = q.id where q.application_id = r.id and j.status = 'COMPLETE'
    and ${whereOf(knownJobs, { actor: reader }, null)}`

/**
 * Conditions of the steps next to the path, over applications `r`. Expert reviews are those that the reader may know of,
 * so that a number is the number of its rows.
 */
export const asideSteps = (reader: Person) => ({
  REVIEWED: sql`exists (select ${completeReviews(reader)})`,
  INVITED: among(invited, isInvitedSince(application)),
  ATTENDED: among(invited, hasAttendedSince(application)),
  PUBLISHED: sql`exists (select from project_publication u where u.project_id = r.project_id
    and u.accelerator_id = r.accelerator_id and u.status = 'PUBLISHED')`,
  INVESTED: among(sql`select d.project_id from deal d`, isInvestedSince(application)),
})
