import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { countUpTo, pageOf } from '#platform/server/sql.ts'
import { listMyJoinRequests, listProjectJoinRequests } from '../contract/join-request.endpoints.ts'
import { forPerson, forProject, readJoinRequests } from './join-request.repository.ts'

/** What a project got, for its team. */
export const listProjectJoinRequestsQuery = query({
  endpoint: listProjectJoinRequests,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, { id }) => {
    const found = await readJoinRequests(
      ctx,
      // What somebody took back needs no answer and is nobody's business any more.
      sql`q.project_id = ${id} and q.status <> 'REVOKED'`,
      sql`order by q.status = 'CONSIDERATION' desc, q.id desc limit 200`,
    )
    return { items: found.map((one) => forProject(ctx, one)) }
  },
})

/** What the caller asked for. */
export const listMyJoinRequestsQuery = query({
  endpoint: listMyJoinRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: asked }) => {
    const states = asked.status?.length ? sql`q.status = any(${asked.status})` : sql`true`
    const where = sql`q.person_uid = ${personOf(ctx.actor)!.uid} and ${states}`
    const [found, counted] = await Promise.all([
      readJoinRequests(ctx, where, sql`order by q.id desc ${pageOf(asked)}`),
      countUpTo(ctx.db, sql`select from project_join_request q where ${where}`),
    ])
    return { items: found.map((one) => forPerson(ctx, one)), ...counted }
  },
})
