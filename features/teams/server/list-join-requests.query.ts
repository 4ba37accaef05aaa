import { sql } from 'kysely'
import { findProject, projects, visibleProjects } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { listMyJoinRequests, listProjectJoinRequests } from '../contract/join-request.endpoints.ts'
import { forPerson, forProject, joinRequestSubjects } from './join-request.repository.ts'

/** Requests and responses to a project, for its team. */
export const listProjectJoinRequestsQuery = query({
  endpoint: listProjectJoinRequests,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, { id }) => {
    const found = await readRows(
      ctx,
      joinRequestSubjects,
      // Withdrawn requests need no answer and are private to the applicant.
      sql`q.project_id = ${id} and q.status <> 'REVOKED'`,
      sql`order by q.status = 'CONSIDERATION' desc, q.id desc limit 200`,
    )
    return { items: found.map((one) => forProject(ctx, one)) }
  },
})

/** The caller's requests. */
export const listMyJoinRequestsQuery = listOf(listMyJoinRequests, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: { ...joinRequestSubjects, row: (one, ctx) => forPerson(ctx, one) },
  scope: ({ actor }) => sql`q.person_uid = ${actor.uid}`,
  sortings: () => ({ CREATE_DATE: sql`q.id` }),
  filters: { status: (states) => sql`q.status = any(${states})` },
  search: {
    text: (
      ctx,
    ) => sql`concat_ws(' ', p.serial_number, case when ${whereOf(visibleProjects, ctx, null)} then p.name end,
      (select v.name from vacancy v where v.id = q.vacancy_id), q.message)`,
  },
})
