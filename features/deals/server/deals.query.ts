import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { wholeName } from '#platform/server/sql.ts'
import { getDealFigures, getDealPlace, listDeals } from '../contract/deal.endpoints.ts'
import { dealOpenings, deals } from '../domain/deal.machine.ts'
import { findDealOpening, findOwnDeal } from './deal-opening.ts'
import { dealRows, dealScope, findDeal } from './deal.repository.ts'
import { answerJson } from './figure.repository.ts'

export const getDealPlaceQuery = query({
  endpoint: getDealPlace,
  load: (ctx, { query: { projectId } }) => findDealOpening(ctx, projectId),
  authorize: dealOpenings.view,
  run: async (ctx, _input, opening) => {
    const allowed = dealOpenings.open.allows(ctx.actor, opening)
    return {
      project: { id: opening.id, name: opening.name },
      allowed,
      status: allowed ? await findOwnDeal(ctx, opening.id) : null,
    }
  },
})

export const listDealsQuery = listOf(listDeals, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: dealRows,
  scope: ({ actor }) => dealScope(actor),
  sortings: () => ({
    STATE: [
      sql`case d.status when 'TERMS' then 0 when 'OFFERED' then 1 when 'INTEREST' then 2 when 'INVESTED' then 3 else 4 end`,
      sql`-d.id`,
    ],
    CHANGE_DATE: sql`d.updated_at`,
    NAME: sql`lower(p.name)`,
  }),
  filters: {
    status: (states) => sql`d.status = any(${[...states]})`,
    projectId: (id) => sql`d.project_id = ${id}`,
    id: (id) => sql`d.id = ${id}`,
  },
  // Terms and reasons are not searched, because not every reader may see them.
  search: sql`concat_ws(' ', p.name, f.name, ${wholeName('x')})`,
})

type HalfYears = ResponseOf<typeof getDealFigures>['halfYears']

export const getDealFiguresQuery = query({
  endpoint: getDealFigures,
  load: (ctx, { query: { dealId } }) => findDeal(ctx.db, dealId),
  authorize: deals.view,
  run: async ({ db }, _input, { projectId, projectName, confirmed }) => {
    const project = { id: projectId, name: projectName }
    // Company figures are visible only after the team has confirmed the investment.
    if (!confirmed) return { project, halfYears: [] }
    const { rows } = await sql<HalfYears[number]>`
      select a.id, to_char(a.period_end, 'YYYY-MM-DD') as "periodEnd", ${answerJson} as said
      from figure_ask a where a.project_id = ${projectId} order by a.period_end desc limit 40`.execute(db)
    return { project, halfYears: rows }
  },
})
