import { sql } from 'kysely'
import { hasRole } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getDataAsking, listDataRequests } from '../contract/data-request.endpoints.ts'
import { dataAsking } from '../domain/data-request.machine.ts'
import { findAsking, findCurrent } from './asking.ts'
import { dataRequestRows } from './data-request.repository.ts'
import { seenDataRequests } from './data-requests.row-set.ts'

export const getDataAskingQuery = query({
  endpoint: getDataAsking,
  load: (ctx, { query: { projectId } }) => findAsking(ctx, projectId),
  authorize: dataAsking.view,
  run: async (ctx, _input, asking) => ({
    project: { id: asking.id, name: asking.name },
    allowed: dataAsking.ask.allows(ctx.actor, asking),
    current: hasRole(ctx.actor, 'INV') ? await findCurrent(ctx, asking.id) : null,
  }),
})

export const listDataRequestsQuery = listOf(listDataRequests, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: dataRequestRows,
  ...seenDataRequests,
  sortings: () => ({
    STATE: [
      sql`case d.status when 'NEW' then 0 when 'PASSED' then 1 when 'GRANTED' then 2 else 3 end`,
      sql`-d.id`,
    ],
    CREATE_DATE: sql`d.id`,
    NAME: sql`lower(p.name)`,
  }),
})
