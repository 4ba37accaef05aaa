import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { listReviews } from '../contract/work-lists.endpoints.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { placeOfHeader } from './place.ts'
import { reviews } from './reviews.row-set.ts'

type Row = z.output<typeof listReviews.response>['items'][number]

const reviewRows: RowSource<Row, Row> = {
  from: reviews.from,
  key: reviews.key,
  columns: () => sql`e.id, e.action as decision, e.at, ${personRefJson('h')} as reviewer,
    case when w.id is not null then
      json_build_object('id', w.id, 'name', k.name, 'projectTrackId', w.project_track_id) end as task,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project,
    case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as track`,
  joins: sql`left join project_trackpoint w on w.id = e.subject_id::bigint left join trackpoint k on k.id = w.trackpoint_id
    left join project_track q on q.id = w.project_track_id left join project p on p.id = q.project_id
    left join track t on t.id = q.track_id left join person h on h.uid = e.actor_uid`,
}

/** Decisions of reviewers, newest first; a tracker reads only their own. */
export const listReviewsQuery = listOf(listReviews, {
  load: placeOfHeader,
  authorize: overviews.readWorkload,
  rows: reviewRows,
  ...reviews,
  sortings: () => ({ AT: sql`e.at` }),
})
