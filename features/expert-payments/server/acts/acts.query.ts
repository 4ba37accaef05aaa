import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { listExpertActs, listOwedExperts, previewExpertAct } from '../../contract/act.endpoints.ts'
import { expertBooks } from '../../domain/expert-payment.policy.ts'
import { sumOf } from '../../domain/expert-payment.rules.ts'
import { maxActJobs } from '../../domain/states.ts'
import { requestedBooks } from '../books-of-header.ts'
import { dueSince, paymentAmount } from '../payment.sql.ts'
import { acts, withoutOwn } from './act.repository.ts'
import { owedIn, readOwed } from './owed.ts'

export const listExpertActsQuery = listOf(listExpertActs, {
  load: requestedBooks,
  authorize: expertBooks.read,
  rows: acts,
  scope: ({ actor }, { acceleratorId, requesterUid }) =>
    requesterUid === null
      ? sql`e.accelerator_id = ${acceleratorId} and ${withoutOwn(actor.uid)}`
      : sql`e.client_uid = ${requesterUid}`,
  sortings: () => ({ CREATE_DATE: sql`e.id`, AMOUNT: [sql`e.currency`, sql`e.amount`] }),
  filters: {
    status: (states) => sql`e.status = any(${[...states]})`,
    expertUid: (uid) => sql`e.expert_uid = ${uid}`,
    currency: (currencies) => sql`e.currency = any(${[...currencies]})`,
  },
  search: sql`concat_ws(' ', e.number::text, e.expert_name, (select ${wholeName('u')} from person u where u.uid = e.expert_uid))`,
})

type Owed = ResponseOf<typeof listOwedExperts>['items'][number]

/** Experts with payments due, the highest amount first. */
export const listOwedExpertsQuery = query({
  endpoint: listOwedExperts,
  load: requestedBooks,
  authorize: expertBooks.keep,
  run: async (ctx, _input, books) => {
    const { rows } = await sql<Owed>`
      select ${personRefJson('u')} as expert, n.currency, n.jobs, n.amount::text as amount, n.since, n.till
      from (select j.expert_uid, j.fee_currency as currency, count(*)::int as jobs, sum(${paymentAmount}) as amount,
          to_char(min(${dueSince}), 'YYYY-MM-DD') as since, to_char(max(${dueSince}), 'YYYY-MM-DD') as till
        from expert_job j where ${owedIn(ctx, books)} group by j.expert_uid, j.fee_currency) n
        join person u on u.uid = n.expert_uid
      order by u.last_name, u.first_name, u.uid, n.currency limit 500`.execute(ctx.db)
    return { items: rows }
  },
})

export const previewExpertActQuery = query({
  endpoint: previewExpertAct,
  load: requestedBooks,
  authorize: expertBooks.keep,
  run: async (ctx, { body }, books) => {
    const owed = await readOwed(ctx, books, body)
    const jobs = owed.slice(0, maxActJobs)
    return { jobs, amount: sumOf(jobs.map(({ amount }) => amount)), hasMore: owed.length > jobs.length }
  },
})
