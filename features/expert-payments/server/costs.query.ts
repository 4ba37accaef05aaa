import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { askedConditions } from '#platform/server/lists/filter-conditions.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { listExpertCosts } from '../contract/expert-payment.endpoints.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'
import { inBooks, isPaid, paymentAmount, paymentFilters, sums } from './payment.sql.ts'
import { readTotals } from './totals.ts'
import { booksAsked } from './books-of-header.ts'

type Cost = ResponseOf<typeof listExpertCosts>['items'][number]

/** Filters of the jobs that are summed. They apply inside the sums and not to the rows. */
const { currency, since, till } = paymentFilters
const jobFilters = { currency, since, till }

const jobs = (ctx: SignedIn, facts: BooksFacts, asked: Readonly<Record<string, unknown>>) =>
  sql.join(
    [
      sql`${isPaid} and ${inBooks(ctx, facts)}`,
      ...askedConditions(Object.entries(jobFilters), asked, ctx, facts),
    ],
    sql` and `,
  )

type Narrowed = BooksFacts & { asked: Readonly<Record<string, unknown>> }

const costs = (ctx: SignedIn, { asked, ...facts }: Narrowed): RowSource<Cost, Cost, SignedIn> => ({
  from: sql`(select t.programme_id, j.fee_currency as currency, count(*)::int as jobs, ${sums},
      sum(${paymentAmount}) as total from expert_job j join track t on t.id = j.track_id
    where ${jobs(ctx, facts, asked)} group by t.programme_id, j.fee_currency) n
    join programme g on g.id = n.programme_id`,
  key: sql`(n.programme_id || '-' || n.currency)`,
  columns:
    () => sql`(n.programme_id || '-' || n.currency) as key, json_build_object('id', g.id, 'name', g.name) as programme,
    n.currency, n.jobs, n."notDue", n.due, n."inAct", n.disputed, n.paid, n.total::text as total`,
  row: (row) => row,
})

/** Costs of reviews by programme. */
export const listExpertCostsQuery = listOf(listExpertCosts, {
  load: async (ctx, input): Promise<Narrowed> => ({
    ...(await booksAsked(ctx, input)),
    asked: input.query,
  }),
  authorize: expertBooks.read,
  rows: costs,
  scope: () => sql`true`,
  sortings: () => ({ NAME: [sql`lower(g.name)`, sql`n.currency`], AMOUNT: [sql`n.currency`, sql`n.total`] }),
  // Applied to the summed jobs (`jobs`); programmes without matching jobs do not appear.
  filters: { currency: () => sql`true`, since: () => sql`true`, till: () => sql`true` },
  search: { text: () => sql`g.name` },
  more: async (ctx, _input, { asked, ...facts }) => {
    const typed = asked['findText']
    const named =
      typeof typed === 'string' && typed !== ''
        ? sql`exists (select from track t join programme g on g.id = t.programme_id
            where t.id = j.track_id and ${hasWords(sql`g.name`, typed)})`
        : sql`true`
    return { totals: await readTotals(ctx.db, sql`${jobs(ctx, facts, asked)} and ${named}`) }
  },
})
