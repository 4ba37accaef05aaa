import { sql } from 'kysely'
import { isMember, isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { expertJobs, type ExpertiseFacts } from '../domain/expert-job.policy.ts'
import type { ExpertJobState } from '../domain/states.ts'
import { clientJobsSearch } from './client/client-jobs.search.ts'
import { acceptedByHost, unpaidCondition } from './client/job-conditions.sql.ts'
import { findExpertJob } from './expert-job.repository.ts'
import {
  awaitsTermAnswer,
  notReviewedBy,
  orderedBy,
  overdueCondition,
  overdueIn,
  toAcceptCondition,
} from './expert-job.sql.ts'
import { expertJobsSearch } from './expert/expert-jobs.search.ts'
import { ownJobsSearch } from './own/own-jobs.search.ts'

const jobs = { from: sql`expert_job j`, key: sql`j.id` }

const either = (asked: boolean, condition: Sql): Sql => (asked ? condition : sql`not ${condition}`)

const shared = {
  status: (states: readonly ExpertJobState[]) => sql`j.status = any(${[...states]})`,
  termAsked: (asked: boolean) => either(asked, awaitsTermAnswer),
  projectId: (id: number) => sql`j.project_id = ${id}`,
}

/**
 * Jobs `j` of an accelerator for those who oversee its experts: its team, and a tracker for the assigned projects. Nobody
 * sees the jobs of their own project, nor those of a task that they review.
 */
export const overseenJobs = rowSet({
  ...jobs,
  // One's own orders are in `ownJobs`.
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const job = await findExpertJob(db, id)
    return (
      job !== undefined &&
      job.acceleratorId === acceleratorId &&
      expertJobs.oversee.allows(actor, { ...job, requesterUid: null })
    )
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: ExpertiseFacts): Sql => {
    if (!isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC')) return sql`false`
    // The reader's own rows are few: they are queried once, not per job.
    const others = sql`j.accelerator_id = ${acceleratorId}
      and j.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
      and ${notReviewedBy(actor)}`
    return isTeam(actor, acceleratorId)
      ? others
      : sql`${others}
        and j.project_track_id in (select q.id from project_track q where q.tracker_uid = ${actor.uid})`
  },
  filters: {
    ...shared,
    overdue: (asked: boolean, _ctx: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      either(asked, overdueIn(sql`${acceleratorId}`)),
    // Payments are visible to the team only: the filter has no effect for a tracker, nor for others' orders.
    unpaid: (asked: boolean, { actor }: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      isTeam(actor, acceleratorId)
        ? either(asked, sql`(j.requester_uid is null and ${unpaidCondition})`)
        : sql`true`,
    // Results that await the accelerator, including others' orders without a client who could accept them.
    toAccept: (asked: boolean, { actor }: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      either(asked, acceptedByHost(actor, acceleratorId)),
    expertUid: (uid: string) => sql`j.expert_uid = ${uid}`,
    taskId: (id: number) => sql`j.task_id = ${id}`,
    programmeId: (id: number) => sql`j.track_id in (select t.id from track t where t.programme_id = ${id})`,
  },
  search: clientJobsSearch,
})

/** Jobs `j` that the reader ordered for themselves, as an investor, a mentor or somebody's accelerator. */
export const ownJobs = rowSet({
  ...jobs,
  sees: async ({ db, actor }, id) => {
    const job = await findExpertJob(db, id)
    return job?.requesterUid === actor.uid && expertJobs.manage.allows(actor, job)
  },
  scope: ({ actor }: SignedIn): Sql => orderedBy(actor),
  filters: {
    ...shared,
    overdue: (asked: boolean) => either(asked, overdueCondition),
    toAccept: (asked: boolean) => either(asked, toAcceptCondition),
    unpaid: (asked: boolean) => either(asked, unpaidCondition),
  },
  search: ownJobsSearch,
})

/** Jobs `j` that the reader was asked to do, in all accelerators, with those that are no longer theirs. */
export const askedJobs = rowSet({
  ...jobs,
  sees: async ({ db, actor }, id) => (await findExpertJob(db, id))?.expertUid === actor.uid,
  scope: ({ actor }: SignedIn): Sql => sql`j.expert_uid = ${actor.uid}`,
  filters: { status: shared.status, overdue: (asked: boolean) => either(asked, overdueCondition) },
  search: expertJobsSearch,
})
