import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects } from '#features/projects'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { listUnwantedReviewers } from '../../contract/unwanted-reviewer.endpoints.ts'

type Item = z.output<typeof listUnwantedReviewers.response>['items'][number]

export const listUnwantedReviewersQuery = query({
  endpoint: listUnwantedReviewers,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  // People named by a team are visible to the team: those who work with the project learn of it when they order.
  authorize: projects.edit,
  run: async ({ db }, _input, project) => {
    const { rows } = await sql<Omit<Item, 'actions'>>`
      select n.id, n.email, n.reason, ${personRefJson('u')} as "namedBy", n.at
      from unwanted_reviewer n join person u on u.uid = n.named_by where n.project_id = ${project.id}
      order by n.id desc`.execute(db)
    return {
      items: rows.map((row) => ({ ...row, actions: ['remove' as const] })),
    }
  },
})
