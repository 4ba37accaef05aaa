import { sql } from 'kysely'
import type { InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf, type QueryOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { listExpertCosts } from '../contract/expert-payment.endpoints.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'
import { requestedBooks } from './books-of-header.ts'
import { paymentsIn, type ownPayments } from './books.row-set.ts'
import { paymentAmount, sums } from './payment.sql.ts'
import { readTotals } from './totals.ts'

type Cost = ResponseOf<typeof listExpertCosts>['items'][number]

type CostsQuery = QueryOf<Pick<typeof ownPayments.filters, 'currency' | 'since' | 'till'>> & {
  findText?: string | undefined
}
type Narrowed = BooksFacts & { query: CostsQuery }

/** The jobs that are summed: the filters apply inside the sums and not to the rows. */
const jobs = (ctx: SignedIn, { query: { currency, since, till }, ...books }: Narrowed) =>
  whereOf(paymentsIn(books), ctx, books, { currency, since, till })

const costs = (ctx: SignedIn, books: Narrowed): RowSource<Cost, Cost, SignedIn> => ({
  from: sql`(select t.programme_id, j.fee_currency as currency, count(*)::int as jobs, ${sums},
      sum(${paymentAmount}) as total from expert_job j join track t on t.id = j.track_id
    where ${jobs(ctx, books)} group by t.programme_id, j.fee_currency) n
    join programme g on g.id = n.programme_id`,
  key: sql`(n.programme_id || '-' || n.currency)`,
  columns:
    () => sql`(n.programme_id || '-' || n.currency) as key, json_build_object('id', g.id, 'name', g.name) as programme,
    n.currency, n.jobs, n."notDue", n.due, n."inAct", n.disputed, n.paid, n.total::text as total`,
})

/** Costs of reviews by programme. */
export const listExpertCostsQuery = listOf(listExpertCosts, {
  load: loader(
    async (ctx: SignedIn, input: InputOf<typeof listExpertCosts>): Promise<Narrowed | undefined> => {
      const books = await requestedBooks(ctx, input)
      return books && { ...books, query: input.query }
    },
    outsideTeam,
  ),
  authorize: expertBooks.read,
  rows: costs,
  scope: () => sql`true`,
  sortings: () => ({ NAME: [sql`lower(g.name)`, sql`n.currency`], AMOUNT: [sql`n.currency`, sql`n.total`] }),
  // Applied to the summed jobs (`jobs`); programmes without matching jobs do not appear.
  filters: { currency: () => sql`true`, since: () => sql`true`, till: () => sql`true` },
  search: sql`g.name`,
  more: async (ctx, _input, books) => {
    const typed = books.query.findText
    const named = typed
      ? sql`exists (select from track t join programme g on g.id = t.programme_id
            where t.id = j.track_id and ${hasWords(sql`g.name`, typed)})`
      : sql`true`
    return { totals: await readTotals(ctx.db, sql`${jobs(ctx, books)} and ${named}`) }
  },
})
