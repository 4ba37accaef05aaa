import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { inPeriod } from './decisions.sql.ts'
import { chosenProject, type ProjectSubject } from './chosen-project.ts'
import { applicationsOf, counted } from './report-subject.ts'

type Answer = ResponseOf<typeof dynamicsOfProject>
type Row = Answer['items'][number]
/** Audited actions by subject, as the report names them. */
const audited = sql`(values
  ('acceleration_request', 'accept', 'APPLICATION_ACCEPTED'), ('acceleration_request', 'reject', 'APPLICATION_REJECTED'),
  ('acceleration_request', 'revoke', 'APPLICATION_WITHDRAWN'), ('task', 'start', 'TASK_STARTED'), ('task', 'complete', 'TASK_SUBMITTED'),
  ('task', 'return', 'TASK_RETURNED'), ('task', 'accept', 'TASK_ACCEPTED'), ('task', 'discard', 'TASK_REJECTED'),
  ('participation', 'BLOCK', 'WORK_BLOCKED'), ('participation', 'ALLOW_TO_WORK', 'WORK_UNBLOCKED')) a (subject, action, event)`

/** Applications of the chosen project, their tasks and the expert reviews of these: rows `n`. */
const life = (ctx: SignedIn, subject: ProjectSubject): Sql => {
  const works = sql`select r.* from acceleration_request r
    where ${applicationsOf(ctx, subject)} and r.project_id = ${subject.project?.id ?? 0}`
  const tasks = sql`select w.*, k.name, q.request_id from (${works}) r join project_track q on q.request_id = r.id
    join project_trackpoint w on w.project_track_id = q.id join trackpoint k on k.id = w.trackpoint_id`
  return sql`(select x.*, r.track_id, (select count(*)::int from (${tasks}) w join audit_entry e
        on e.subject = 'task' and e.subject_id = w.id::text and e.action = 'accept' and e.at <= x.at
        where w.request_id = x.request_id) as accepted
    from (
      select 'r' || r.id as key, r.created_at as at, 'APPLICATION_SENT' as event, r.id as request_id, null::text as task,
        r.created_by as by, null::numeric as score from (${works}) r
      union all
      select 'e' || e.id, e.at, a.event, s.request_id, s.task, e.actor_uid, null from (
          select 'acceleration_request' as subject, r.id as subject_id, r.id as request_id, null::text as task from (${works}) r
          union all select 'participation', q.id, q.request_id, null from project_track q join (${works}) r on r.id = q.request_id
          union all select 'task', w.id, w.request_id, w.name from (${tasks}) w) s
        join audit_entry e on e.subject = s.subject and e.subject_id = s.subject_id::text
        join ${audited} on a.subject = e.subject and a.action = e.action
      union all
      select 'j' || j.id, j.completed_at, 'REVIEW_COMPLETED', w.request_id, w.name, null, j.score from (${tasks}) w
        join expert_job j on j.task_id = w.id and j.status = 'COMPLETE' and j.completed_at is not null) x
    join acceleration_request r on r.id = x.request_id) n`
}

const lifeRows = (ctx: SignedIn, subject: ProjectSubject): RowSource<Row, Row, SignedIn> => ({
  from: life(ctx, subject),
  key: sql`n.key`,
  columns:
    () => sql`n.key, ${instantJson(sql`n.at`)} as at, n.event, json_build_object('id', t.id, 'name', t.name) as track,
    n.request_id as "requestId", n.task, ${personRefJson('d')} as by, n.score::float8 as score, n.accepted`,
  joins: sql`join track t on t.id = n.track_id left join person d on d.uid = n.by`,
  row: (row) => row,
})

/** What happened to one project over time. */
export const dynamicsOfProjectQuery = listOf(dynamicsOfProject, {
  load: chosenProject,
  authorize: analyticReports.readPeople,
  rows: lifeRows,
  scope: (_ctx, subject) => inPeriod(subject, sql`n.at`),
  sortings: () => ({ AT: sql`n.at` }),
  filters: {
    ...counted('projectId', 'from', 'to'),
    event: (events) => sql`n.event = any(${events})`,
  },
  more: async (_ctx, _input, { project, projects }) => ({ totals: {}, project, projects }),
})
