import { sql } from 'kysely'
import { notReviewedBy } from '#features/expertise'
import type { Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'

/** Maps audit actions to the events of reports. */
const audited = sql`(values
  ('acceleration_request', 'accept', 'APPLICATION_ACCEPTED'), ('acceleration_request', 'reject', 'APPLICATION_REJECTED'),
  ('acceleration_request', 'revoke', 'APPLICATION_WITHDRAWN'), ('task', 'start', 'TASK_STARTED'), ('task', 'complete', 'TASK_SUBMITTED'),
  ('task', 'return', 'TASK_RETURNED'), ('task', 'accept', 'TASK_ACCEPTED'), ('task', 'discard', 'TASK_REJECTED'),
  ('participation', 'BLOCK', 'WORK_BLOCKED'), ('participation', 'ALLOW_TO_WORK', 'WORK_UNBLOCKED')) a (subject, action, event)`

/**
 * Row source `n` of the events of some applications, their tasks and expert reviews. Expert reviews are hidden for the
 * reader's own project and for tasks that they review themselves (the rule of `expertJobs.oversee`).
 */
export const lifeOf = (works: Sql, reader: Person): Sql => {
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
        join expert_job j on j.task_id = w.id and j.status = 'COMPLETE' and j.completed_at is not null
          and j.project_id not in (select m.project_id from project_member m where m.person_uid = ${reader.uid})
          and ${notReviewedBy(reader)}) x
    join acceleration_request r on r.id = x.request_id) n`
}
