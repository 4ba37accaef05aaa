import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/server/handler.ts'
import { getTasksInReview } from '../contract/participation.endpoints.ts'
import { placeOfTrack, taskOfTrack } from './task-facts.sql.ts'

type Item = ResponseOf<typeof getTasksInReview>['items'][number]

/** `GET /task/in-review`: for those who fill in the project's profile, so that they know who can read it. */
export const getTasksInReviewQuery = query({
  endpoint: getTasksInReview,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, project) => {
    const { rows } = await sql<Item>`
      select w.id, k.name, json_build_object('id', t.id, 'name', t.name) as track,
        w.project_track_id as "projectTrackId", w.state_changed_at as since
      from ${taskOfTrack} ${placeOfTrack}
      where q.project_id = ${project.id} and w.state = 'DONE_CODE' and k.performer = 'TEAM'
      order by w.state_changed_at desc, w.id desc limit 20`.execute(ctx.db)
    return { items: rows }
  },
})
