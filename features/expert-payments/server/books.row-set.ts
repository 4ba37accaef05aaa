import { sql } from 'kysely'
import {
  expertJobsSearch,
  findExpertJob,
  overseenJobs,
  clientJobsSearch,
  ownJobsSearch,
} from '#features/expertise'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet, whereOf } from '#platform/server/lists/row-set.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'
import { isPaid, paymentFilters } from './payment.sql.ts'

/** Jobs `j` that the actor ordered privately. There are few, so no index is needed. */
const own = (typed: string, { actor }: SignedIn) =>
  sql`(j.requester_uid = ${actor.uid} and ${ownJobsSearch.matches(typed)})`

/**
 * Search over jobs `j`: the accelerator's jobs and the actor's private ones. The scope of the list limits the result.
 */
const booksSearch = {
  findIds: (typed: string, ctx: SignedIn) => sql`
    ${clientJobsSearch.findIds(typed, ctx)} union all select j.id from expert_job j where ${own(typed, ctx)}`,
  idColumn: clientJobsSearch.idColumn,
  matches: (typed: string, ctx: SignedIn) =>
    sql`(${clientJobsSearch.matches(typed, ctx)} or ${own(typed, ctx)})`,
}

/** Whose books: an accelerator's; null for those of the reader's private orders. */
type Books = Pick<BooksFacts, 'acceleratorId'>

const jobs = { from: sql`expert_job j`, key: sql`j.id` }

/** The job, if it has a payment. */
const findPaidJob = async ({ db }: SignedIn, id: number) => {
  const paid = await sql`select from expert_job j where j.id = ${id} and ${isPaid}`.execute(db)
  return paid.rows.length > 0 ? findExpertJob(db, id) : undefined
}

const filters = {
  ...paymentFilters,
  expertUid: (uid: string) => sql`j.expert_uid = ${uid}`,
  programmeId: (id: number) => sql`j.track_id in (select t.id from track t where t.programme_id = ${id})`,
  actId: (id: number) => sql`j.id in (select i.job_id from expert_act_item i where i.act_id = ${id})`,
}

/** Paid jobs `j` that an accelerator ordered, for its team without the jobs of their own projects. */
export const bookedPayments = rowSet({
  ...jobs,
  sees: async (reader, id, { acceleratorId }: Books) => {
    const job = await findPaidJob(reader, id)
    return (
      job !== undefined &&
      acceleratorId !== null &&
      job.requesterUid === null &&
      expertBooks.view.allows(reader.actor, { acceleratorId, requesterUid: null }) &&
      (await overseenJobs.sees(reader, id, { acceleratorId }))
    )
  },
  scope: (ctx: SignedIn, { acceleratorId }: Books) =>
    acceleratorId !== null && expertBooks.view.allows(ctx.actor, { acceleratorId, requesterUid: null })
      ? sql`${isPaid} and ${whereOf(overseenJobs, ctx, { acceleratorId })} and j.requester_uid is null`
      : sql`false`,
  filters,
  search: booksSearch,
})

/** Paid jobs `j` that the reader ordered privately. */
export const ownPayments = rowSet({
  ...jobs,
  sees: async (reader, id) => (await findPaidJob(reader, id))?.requesterUid === reader.actor.uid,
  scope: ({ actor }: SignedIn, _books: Books) => sql`${isPaid} and j.requester_uid = ${actor.uid}`,
  filters,
  search: booksSearch,
})

/** The payments of books. */
export const paymentsIn = ({ acceleratorId }: Books) =>
  acceleratorId === null ? ownPayments : bookedPayments

/** Paid jobs `j` of the reader as an expert, in all accelerators. */
export const earnedPayments = rowSet({
  ...jobs,
  sees: async (reader, id) => (await findPaidJob(reader, id))?.expertUid === reader.actor.uid,
  scope: ({ actor }: SignedIn) => sql`${isPaid} and j.expert_uid = ${actor.uid}`,
  filters: { ...paymentFilters, acceleratorId: (id: number) => sql`j.accelerator_id = ${id}` },
  search: expertJobsSearch,
})
