import { sql, type RawBuilder } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { findProject, projects } from '#features/projects'
import { accelerators } from '#features/accelerators'
import { nothing, query } from '#platform/server/handler.ts'
import { badgeCount, contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import {
  countNewAccelerationRequests,
  getAccelerationRequest,
  listAccelerationRequests,
  listProjectAccelerationRequests,
} from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.policy.ts'
import { findAccelerationRequest, readAccelerationRequests } from './acceleration-request.repository.ts'
import { projectsInWorkScope } from './project-in-work.scope.ts'

const sortings: Record<string, RawBuilder<unknown>> = {
  CREATE_DATE: sql`r.created_at`,
  NAME: sql`lower(p.name)`,
}

/** Applications of all projects the caller belongs to: the list twin of `accelerationRequest.view` for founders. */
export const listAccelerationRequestsQuery = query({
  endpoint: listAccelerationRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: filter }) => {
    const conditions = [
      sql`r.project_id in (select project_id from project_member where person_uid = ${personOf(ctx.actor)!.uid})`,
    ]
    if (filter.status?.length) conditions.push(sql`r.status = any(${filter.status})`)
    if (filter.findText) {
      const text = contains(filter.findText)
      conditions.push(
        sql`(p.name ilike ${text} or r.track_id in (select id from track where name ilike ${text}))`,
      )
    }
    const where = sql.join(conditions, sql` and `)
    const direction = filter.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings[filter.sorting ?? 'CREATE_DATE']} ${direction}, r.id ${direction} ${pageOf(filter)}`
    const [items, counted] = await Promise.all([
      readAccelerationRequests(ctx.db, ctx.actor, where, order),
      countUpTo(
        ctx.db,
        sql`select from acceleration_request r join project p on p.id = r.project_id where ${where}`,
      ),
    ])
    return { items, ...counted }
  },
})

/** Applications of one project. */
export const listProjectAccelerationRequestsQuery = query({
  endpoint: listProjectAccelerationRequests,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, project) => ({
    items: await readAccelerationRequests(ctx.db, ctx.actor, sql`r.project_id = ${project.id}`),
  }),
})

/** One application. */
export const getAccelerationRequestQuery = query({
  endpoint: getAccelerationRequest,
  load: (ctx, input) => findAccelerationRequest(ctx.db, input.query.requestId),
  authorize: accelerationRequests.view,
  run: async (ctx, _input, request) =>
    (await readAccelerationRequests(ctx.db, ctx.actor, sql`r.id = ${request.id}`))[0]!,
})

/** The badge of "projects in work": of the list's rows those that are new, so a tracker's counts nothing not listed. */
export const countNewAccelerationRequestsQuery = query({
  endpoint: countNewAccelerationRequests,
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: accelerators.work,
  run: async (ctx, _input, { acceleratorId }) => ({
    count: await badgeCount(
      ctx.db,
      sql`select from acceleration_request r
        where ${projectsInWorkScope(ctx.actor, acceleratorId) ?? sql`false`} and r.status = 'NEW'`,
    ),
  }),
})
