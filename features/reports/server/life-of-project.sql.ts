import { sql } from 'kysely'
import { knownJobs } from '#features/expertise'
import type { Person } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'

/** Maps audit actions to the events of reports. */
const audited = sql`(values
  ('acceleration_request', 'accept', 'APPLICATION_ACCEPTED'), ('acceleration_request', 'reject', 'APPLICATION_REJECTED'),
  ('acceleration_request', 'revoke', 'APPLICATION_WITHDRAWN'), ('task', 'start', 'TASK_STARTED'), ('task', 'complete', 'TASK_SUBMITTED'),
  ('task', 'return', 'TASK_RETURNED'), ('task', 'accept', 'TASK_ACCEPTED'), ('task', 'discard', 'TASK_REJECTED'),
  ('participation', 'BLOCK', 'WORK_BLOCKED'), ('participation', 'ALLOW_TO_WORK', 'WORK_UNBLOCKED'),
  ('participation', 'TRANSFER_PROJECT', 'PROJECT_TRANSFERRED')) a (subject, action, event)`

/** The track of application `r` at the time of an event `x`: that of its work then, or of its first work. */
const trackThen = sql`(select q.track_id from project_track q where q.application_id = r.id
  order by q.started_at <= x.at desc, abs(extract(epoch from x.at - q.started_at)) limit 1)`

/** The scorings of the applications' projects by their accelerators themselves; experts' are part of reviews. */
const scoringsOf = (works: Sql): Sql => sql`
      union all
      select 's' || s.id, s.assessed_at, 'SCORING_ASSESSED', null, null, null, null, null, s.assessed_by, s.total::numeric
      from scoring s where s.expert_job_id is null and exists (select from (${works}) r
        where r.project_id = s.project_id and r.accelerator_id = s.accelerator_id)`

/**
 * Row source `n` of the events of some applications, their tasks and expert reviews, also of earlier tracks, with the ids of their sources, and
 * of scorings if requested. Expert reviews are those that the reader may know of (`knownJobs`).
 */
export const lifeOf = (works: Sql, reader: Person, { hasScorings = false } = {}): Sql => {
  const tasks = sql`select w.*, k.name, r.id as request_id from (${works}) r join project_track q on q.application_id = r.id
    join project_trackpoint w on w.project_track_id = q.id join trackpoint k on k.id = w.trackpoint_id`
  return sql`(select x.*, coalesce(b.track_id, ${trackThen}, r.track_id) as track_id, case when x.request_id is not null then (select count(*)::int from (${tasks}) w join audit_entry e
        on e.subject = 'task' and e.subject_id = w.id::text and e.action = 'accept' and e.at <= x.at
        where w.request_id = x.request_id) end as accepted
    from (
      select 'r' || r.id as key, r.created_at as at, 'APPLICATION_SENT' as event, r.id as request_id,
        null::bigint as project_track_id, null::bigint as task_id, null::bigint as job_id, null::text as task,
        r.created_by as by, null::numeric as score from (${works}) r
      union all
      select 'e' || e.id, e.at, a.event, s.request_id, s.project_track_id, s.task_id, null, s.task, e.actor_uid, null from (
          select 'acceleration_request' as subject, r.id as subject_id, r.id as request_id, null::bigint as project_track_id,
            null::bigint as task_id, null::text as task from (${works}) r
          union all select 'participation', q.id, r.id, q.id, null, null from project_track q join (${works}) r on r.id = q.application_id
          union all select 'task', w.id, w.request_id, w.project_track_id, w.id, w.name from (${tasks}) w) s
        join audit_entry e on e.subject = s.subject and e.subject_id = s.subject_id::text
        join ${audited} on a.subject = e.subject and a.action = e.action
      union all
      select 'j' || j.id, j.completed_at, 'REVIEW_COMPLETED', w.request_id, w.project_track_id, w.id, j.id, w.name, null, j.score
      from (${tasks}) w
        join expert_job j on j.task_id = w.id and j.status = 'COMPLETE' and j.completed_at is not null
          and ${whereOf(knownJobs, { actor: reader }, null)}
      ${hasScorings ? scoringsOf(works) : sql``}) x
    left join acceleration_request r on r.id = x.request_id left join project_track b on b.id = x.project_track_id) n`
}
