import { sql } from 'kysely'
import { projectsFoundBy } from '#features/projects'
import type { InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader, nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { sortingOf, type Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import {
  getAcceleratorOutcomes,
  getOwnOutcomes,
  listInvestorInterest,
} from '../contract/outcome.endpoints.ts'
import { outcomes, ownOutcomes } from '../domain/deal.machine.ts'
import { survivalOf, type Investment } from '../domain/survival.rules.ts'
import { madeBy } from './deal.repository.ts'

type Outcomes = ResponseOf<typeof getOwnOutcomes>

/** Whether a project is on an accelerator's tracks or in its showcases. */
const ofAccelerator = (projectId: Sql, acceleratorId: number): Sql =>
  sql`(exists (select from project_track t where t.project_id = ${projectId} and t.accelerator_id = ${acceleratorId})
    or exists (select from shown_project s where s.project_id = ${projectId} and s.accelerator_id = ${acceleratorId}))`

/** Outcomes of the deals `d` that satisfy the condition; a company with several investments counts from the first. */
const readOutcomes = async ({ db, now }: SignedIn, of: Sql): Promise<Outcomes> => {
  const [states, sums, companies, { rows: checks }] = await Promise.all([
    sql<Outcomes['byState'][number]>`
      select d.status, count(*)::int as deals from deal d where ${of} group by d.status
      order by array_position(array['INTEREST', 'OFFERED', 'TERMS', 'INVESTED', 'PASSED'], d.status)`.execute(
      db,
    ),
    sql<Outcomes['invested'][number]>`
      select d.currency, sum(d.amount)::text as amount, count(*)::int as deals from deal d
      where d.confirmed_at is not null and ${of} group by d.currency order by d.currency`.execute(db),
    sql<Investment>`
      select to_char(c.day, 'YYYY-MM-DD') as day, coalesce((
        select json_agg(json_build_object('periodEnd', a.period_end, 'company', a.company))
        from figure_ask a where a.project_id = c.project_id and a.answered_at is not null), '[]') as reports
      from (select d.project_id, min(d.deal_day) as day from deal d where d.confirmed_at is not null and ${of}
        group by d.project_id order by d.project_id limit 5000) c`.execute(db),
    sql<Outcomes['checked']>`
      select count(*) filter (where d.confirmed_at is not null)::int as confirmed,
        count(*) filter (where d.confirmed_at is null and d.disputed_at is null)::int as waiting,
        count(*) filter (where d.disputed_at is not null)::int as disputed
      from deal d where d.status = 'INVESTED' and ${of}`.execute(db),
  ])
  return {
    byState: states.rows,
    checked: checks[0]!,
    invested: sums.rows,
    survival: survivalOf(companies.rows, now.toISOString().slice(0, 10)),
  }
}

export const getOwnOutcomesQuery = query({
  endpoint: getOwnOutcomes,
  load: nothing,
  authorize: ownOutcomes.view,
  run: (ctx) => readOutcomes(ctx, madeBy(ctx.actor.uid)),
})

export const getAcceleratorOutcomesQuery = query({
  endpoint: getAcceleratorOutcomes,
  load: chosenAccelerator,
  authorize: outcomes.view,
  run: (ctx, _input, { acceleratorId }) => readOutcomes(ctx, ofAccelerator(sql`d.project_id`, acceleratorId)),
})

type Row = ResponseOf<typeof listInvestorInterest>['items'][number]

type InterestSorting = (typeof listInvestorInterest)['list']['sortings'][number]

/** Counts below this are shown as "few", because they could identify people. */
const few = 3

/** Hides counts of one or two. */
const blurred = (count: number): number | null => (count > 0 && count < few ? null : count)

const countOf = (rows: Sql): Sql => sql`(select count(*)::int from ${rows})`

const requestsOf = (acceleratorId: number): Sql =>
  sql`data_request r where r.project_id = i.id and r.accelerator_id = ${acceleratorId}`

type Interest = { acceleratorId: number; sorting: InterestSorting }

/** Numbers of each project by which the list is sorted, counted once for all projects; null for the sorting by name. */
const sortedCounts = ({ acceleratorId, sorting }: Interest): Sql | null => {
  const from = {
    FOLLOWERS: sql`pipeline_card where true`,
    REQUESTS: sql`data_request where accelerator_id = ${acceleratorId}`,
    INVESTED: sql`deal where confirmed_at is not null`,
    NAME: null,
  }[sorting]
  return from && sql`(select project_id, count(*)::int as n from ${from} group by project_id)`
}

const sortedCount = sql`coalesce(n.n, 0)`

/** An accelerator's shown projects, each once, found by the index alone. */
const shownBy = (acceleratorId: number): Sql =>
  sql`(select distinct s.project_id as id from shown_project s where s.accelerator_id = ${acceleratorId})`

/** Row source of an accelerator's projects `i` with the interest in them; `p` is the same project. */
const interestRows = (interest: Interest): RowSource<Row, Row> => {
  const { acceleratorId } = interest
  const counts = sortedCounts(interest)
  return {
    from:
      counts === null
        ? sql`project i`
        : sql`${shownBy(acceleratorId)} i left join ${counts} n on n.project_id = i.id`,
    key: sql`i.id`,
    joins: sql`join project p on p.id = i.id`,
    columns: () => sql`i.id, json_build_object('id', p.id, 'name', p.name) as project,
    ${countOf(sql`pipeline_card c where c.project_id = i.id`)} as followers,
    ${countOf(requestsOf(acceleratorId))} as requests,
    ${countOf(sql`${requestsOf(acceleratorId)} and r.status = 'NEW'`)} as waiting,
    ${countOf(sql`${requestsOf(acceleratorId)} and r.agreed_at is not null`)} as introductions,
    ${countOf(sql`deal d where d.project_id = i.id`)} as deals,
    ${countOf(sql`deal d where d.project_id = i.id and d.confirmed_at is not null`)} as invested`,
    row: (row) => ({ ...row, followers: blurred(row.followers ?? 0), deals: blurred(row.deals ?? 0) }),
  }
}

const loadInterest = loader(
  async (ctx: SignedIn, input: InputOf<typeof listInvestorInterest>): Promise<Interest | undefined> => {
    const chosen = await chosenAccelerator(ctx, input)
    return chosen && { ...chosen, ...sortingOf(listInvestorInterest.list, input.query) }
  },
  outsideTeam,
)

export const listInvestorInterestQuery = listOf(listInvestorInterest, {
  load: loadInterest,
  authorize: outcomes.view,
  rows: (_ctx, interest) => interestRows(interest),
  scope: (_ctx, { acceleratorId }) =>
    sql`exists (select from shown_project s where s.project_id = i.id and s.accelerator_id = ${acceleratorId})`,
  sortings: () => ({
    // Sorts by the shown count only, because an exact order would reveal hidden counts.
    FOLLOWERS: sql`(case when ${sortedCount} in (1, 2) then 1 else ${sortedCount} end)`,
    REQUESTS: sortedCount,
    INVESTED: sortedCount,
    NAME: sql`lower(i.name)`,
  }),
  search: {
    findIds: projectsFoundBy,
    idColumn: sql`i.id`,
    // All found projects at once, because a sorting by a count examines every row; as a comparison it is no join.
    matches: (typed) => sql`(i.id in (${projectsFoundBy(typed)})) is true`,
  },
})
