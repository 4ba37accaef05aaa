import { sql } from 'kysely'
import { accelerators } from '#features/accelerators'
import { findProject, projects } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { badgeCount } from '#platform/server/sql.ts'
import {
  countNewAccelerationRequests,
  getAccelerationRequest,
  listAccelerationRequests,
  listProjectAccelerationRequests,
} from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { findAccelerationRequest, accelerationRequestRows } from './acceleration-request.repository.ts'
import { ownRequests } from './own-requests.row-set.ts'
import { workRows } from './work.row-set.ts'

/** Applications of all projects the caller belongs to: corresponds to `accelerationRequest.view` for founders. */
export const listAccelerationRequestsQuery = listOf(listAccelerationRequests, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: accelerationRequestRows,
  ...ownRequests,
  sortings: () => ({ CREATE_DATE: sql`r.created_at`, NAME: sql`lower(p.name)` }),
})

export const listProjectAccelerationRequestsQuery = query({
  endpoint: listProjectAccelerationRequests,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, project) => ({
    items: await readRows(
      ctx,
      accelerationRequestRows,
      sql`r.project_id = ${project.id}`,
      sql`order by r.created_at desc, r.id desc limit 50`,
    ),
  }),
})

export const getAccelerationRequestQuery = query({
  endpoint: getAccelerationRequest,
  load: (ctx, input) => findAccelerationRequest(ctx.db, input.query.requestId),
  authorize: accelerationRequests.view,
  run: async (ctx, _input, request) =>
    stillThere((await readRows(ctx, accelerationRequestRows, sql`r.id = ${request.id}`))[0]),
})

/** The badge of "projects in work": new ones among the list's rows, so a tracker's badge counts only listed ones. */
export const countNewAccelerationRequestsQuery = query({
  endpoint: countNewAccelerationRequests,
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: accelerators.work,
  run: async (ctx, _input, { acceleratorId }) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from ${workRows.from}
        where ${whereOf(workRows, ctx, { acceleratorId }, { column: ['NEW'] })}`,
    ),
  }),
})
