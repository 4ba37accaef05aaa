import { sql, type RawBuilder } from 'kysely'
import { trackedWork } from '#features/projects'
import { isMember, isTeam, isAcceleratorAdmin, type Person } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { rowSet, unsearchedRows, whereOf } from '#platform/server/lists/row-set.ts'
import { expertJobs, type ExpertiseFacts } from '../domain/expert-job.policy.ts'
import type { ExpertJobState } from '../domain/states.ts'
import { clientJobsSearch } from './client/client-jobs.search.ts'
import { requesterStays } from './clients-of-job.ts'
import { findExpertJob } from './expert-job.repository.ts'
import {
  awaitsTermAnswer,
  notReviewedBy,
  orderedBy,
  overdueCondition,
  overdueIn,
  performedBy,
  toAcceptCondition,
} from './expert-job.sql.ts'
import { expertJobsSearch } from './expert/expert-jobs.search.ts'
import { ownJobsSearch } from './own/own-jobs.search.ts'
import { hidesProject } from './veil.ts'

/** The result of the job `j` is accepted for a fee, and is not recorded as paid. */
const unpaidCondition = sql<boolean>`(coalesce(j.pay_status, '') in ('DUE', 'IN_ACT', 'DISPUTED'))`

/**
 * The list condition of accepting for the accelerator: its own orders, and for its administrators those whose client
 * can no longer accept.
 */
const acceptedByHost = (actor: Person, acceleratorId: number): RawBuilder<boolean> =>
  isAcceleratorAdmin(actor, acceleratorId)
    ? sql<boolean>`(${toAcceptCondition} and (j.requester_uid is null or not ${requesterStays}))`
    : sql<boolean>`(${toAcceptCondition} and j.requester_uid is null)`

const jobs = { from: sql`expert_job j`, key: sql`j.id` }

const either = (isOn: boolean, condition: Sql): Sql => (isOn ? condition : sql`not ${condition}`)

const shared = {
  status: (states: readonly ExpertJobState[]) => sql`j.status = any(${[...states]})`,
  termAsked: (isOn: boolean) => either(isOn, awaitsTermAnswer),
  projectId: (id: number) => sql`j.project_id = ${id}`,
}

/** Jobs `j` that a reader of their work may know of: not of their own project, nor of a task that they review. */
export const knownJobs = unsearchedRows({
  ...jobs,
  sees: async ({ db, actor }, id) => {
    const job = await findExpertJob(db, id)
    return job !== undefined && ![...job.memberUids, ...job.reviewerUids].includes(actor.uid)
  },
  // The reader's own rows are few: they are queried once, not per job.
  scope: ({ actor }: { actor: Person }): Sql =>
    sql`j.project_id not in (select m.project_id from project_member m where m.person_uid = ${actor.uid})
      and ${notReviewedBy(actor)}`,
  filters: { status: shared.status },
})

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
  scope: (ctx: SignedIn, { acceleratorId }: ExpertiseFacts): Sql => {
    const { actor } = ctx
    if (!isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC')) return sql`false`
    const others = sql`j.accelerator_id = ${acceleratorId} and ${whereOf(knownJobs, ctx, null)}`
    return isTeam(actor, acceleratorId)
      ? others
      : sql`${others}
        and j.project_track_id in (select q.id from ${trackedWork.from} where ${whereOf(trackedWork, ctx, null)})`
  },
  filters: {
    ...shared,
    overdue: (isOn: boolean, _ctx: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      either(isOn, overdueIn(sql`${acceleratorId}`)),
    // Payments are visible to the team only: the filter has no effect for a tracker, nor for others' orders.
    unpaid: (isOn: boolean, { actor }: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      isTeam(actor, acceleratorId)
        ? either(isOn, sql`(j.requester_uid is null and ${unpaidCondition})`)
        : sql`true`,
    // Results that await the accelerator, including others' orders without a client who could accept them.
    toAccept: (isOn: boolean, { actor }: SignedIn, { acceleratorId }: ExpertiseFacts) =>
      either(isOn, acceptedByHost(actor, acceleratorId)),
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
    overdue: (isOn: boolean) => either(isOn, overdueCondition),
    toAccept: (isOn: boolean) => either(isOn, toAcceptCondition),
    unpaid: (isOn: boolean) => either(isOn, unpaidCondition),
  },
  search: ownJobsSearch,
})

/** Jobs `j` that the reader was asked to do, in all accelerators, with those that are no longer theirs. */
export const askedJobs = rowSet({
  ...jobs,
  sees: async ({ db, actor }, id) => (await findExpertJob(db, id))?.expertUid === actor.uid,
  scope: ({ actor }: SignedIn): Sql => sql`j.expert_uid = ${actor.uid}`,
  filters: { status: shared.status, overdue: (isOn: boolean) => either(isOn, overdueCondition) },
  search: expertJobsSearch,
})

/** Jobs `j` that the reader performs, as long as they are an expert there without a conflict. */
export const performedJobs = unsearchedRows({
  ...jobs,
  sees: async ({ db, actor }, id) => {
    const job = await findExpertJob(db, id)
    return job !== undefined && expertJobs.perform.allows(actor, job)
  },
  scope: ({ actor }: { actor: Person }): Sql => performedBy(actor),
  filters: {
    status: shared.status,
    /** Whether the expert knows whose project it is. */
    namesProject: (isOn: boolean) => either(!isOn, hidesProject),
  },
})
