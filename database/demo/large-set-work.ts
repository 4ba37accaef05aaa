import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { measured } from './large-set-teams.ts'

/** The leader, and another founder for two projects of three. */
const addMembers = (tx: Db) =>
  sql`insert into project_member (project_id, person_uid, position)
    select id, leader_uid, 'CEO' from made
    union all
    select m.id, f.uid, 'CTO' from made m cross join (select min(n) as first, count(*) as total from founder) x
      join founder f on f.n = x.first + m.n * 13 % x.total
    where m.n % 3 > 0 and f.uid <> m.leader_uid`.execute(tx)

/** `applied`: one application per project, two for every third; most are accepted, the newest are pending. */
const planRequests = async (tx: Db) => {
  await sql`create temporary table applied (like acceleration_request including defaults) on commit drop`.execute(
    tx,
  )
  await sql`with open as (
      select t.id, t.accelerator_id, row_number() over (order by t.id) as i, count(*) over () as total
      from track t join programme g on g.id = t.programme_id
      where t.content_status = 'PUBLISHED' and g.content_status = 'PUBLISHED' and t.request_type = 'CONTINUOUS'
        and t.access_status = 'ALLOWED_TO_WORK' and t.investment_type = 'NONE'
    ), planned as (
      select m.id as project_id, m.leader_uid, o.id as track_id, o.accelerator_id, m.n + k as n,
        least(m.created_at + interval '1 day' * (1 + m.n % 5 + k * 9), now() - interval '1 minute') as created_at
      from made m cross join generate_series(0, 1) k
        join open o on o.i = 1 + (m.n * 7 + k * 3) % o.total
      where k = 0 or m.n % 3 = 0
    ), judged as (
      select *, case when created_at > now() - interval '10 days' and n % 10 < 8 then 'NEW'
        when n % 100 < 72 then 'ACCEPT' when n % 100 < 90 then 'REJECT' else 'CANCEL' end as status
      from planned
    )
    insert into applied (id, accelerator_id, project_id, track_id, status, message, reason, created_by, created_at,
      decided_by, decided_at)
    select nextval(pg_get_serial_sequence('acceleration_request', 'id')), s.* from (
      select j.accelerator_id, j.project_id, j.track_id, j.status, 'Готовы начать на следующей неделе.',
        case j.status when 'REJECT' then 'Не подходит по стадии.' else '' end, j.leader_uid, j.created_at,
        case j.status when 'CANCEL' then j.leader_uid when 'NEW' then null else d.uid end,
        case when j.status <> 'NEW' then least(j.created_at + interval '2 days', now()) end
      from judged j left join lateral (
        select a.person_uid as uid from accelerator_member a
        where a.accelerator_id = j.accelerator_id and a.role = 'ACC' order by a.id limit 1) d on true
      order by j.created_at
    ) s`.execute(tx)
}

const addParticipations = (tx: Db) =>
  sql`create temporary table working on commit drop as
    with trackers as (
      select accelerator_id, person_uid, row_number() over w - 1 as i, count(*) over (partition by accelerator_id) as total
      from accelerator_member where role = 'TRC' and not blocked window w as (partition by accelerator_id order by id)
    ), points as (
      select track_id, count(*)::int as total from trackpoint where content_status = 'PUBLISHED' group by 1
    ), added as (
      insert into project_track (accelerator_id, project_id, track_id, request_id, application_id, tracker_uid, tasks_total,
        tasks_accepted, access_status, started_at)
      select r.accelerator_id, r.project_id, r.track_id, r.id, r.id, h.person_uid, p.total,
        least(p.total, extract(day from now() - r.decided_at)::int / 26 * (r.id % 4) / 3),
        case when r.id % 40 = 0 then 'BLOCKED' else 'ALLOWED_TO_WORK' end, r.decided_at
      from applied r join points p on p.track_id = r.track_id
        left join trackers h on h.accelerator_id = r.accelerator_id and h.i = r.id % h.total
      where r.status = 'ACCEPT' order by r.id
      returning *
    )
    select * from added`.execute(tx)

const currentState = sql`(array['NOT_STARTED', 'PROCESS_CODE', 'PROCESS_CODE', 'START', 'DONE_CODE', 'DONE_CODE',
  'DISCARD_CODE', 'DONE_CODE'])[1 + q.id % 8]`

const addTasks = (tx: Db) =>
  sql`insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq, state, answer, started_at,
      due_on, state_changed_at)
    select s.accelerator_id, s.q, s.k, s.seq, s.state,
      case when s.state in ('NOT_STARTED', 'PROCESS_CODE') then '' else 'Выводы и записи — по ссылке в документах.' end,
      case when s.state <> 'NOT_STARTED' then s.at end,
      case when s.state <> 'NOT_STARTED' then (s.at + interval '1 day' * coalesce(s.days, 14))::date end, s.at
    from (
      select q.accelerator_id, q.id as q, k.id as k, k.n as seq, k.duration_days as days,
        case when k.n <= q.tasks_accepted then 'ACCEPT_CODE' when k.n = q.tasks_accepted + 1 then ${currentState}
          else 'NOT_STARTED' end as state,
        least(now(), q.started_at + interval '20 days' * (k.n - 1) + interval '1 hour' * (q.id % 400)) as at
      from working q join (
        select id, track_id, duration_days, row_number() over (partition by track_id order by seq, id)::int as n
        from trackpoint where content_status = 'PUBLISHED') k on k.track_id = q.track_id
      order by q.id, k.n
    ) s`.execute(tx)

/** Applications are inserted after the rows that the database derives from them. */
const addRequests = (tx: Db) =>
  sql`insert into acceleration_request (id, accelerator_id, project_id, track_id, status, message, reason, created_by,
      created_at, decided_by, decided_at, project_name, industry_ids, territory_id, stage_id, board_column, waits_since, due_on, progress,
      without_tracker, reached, trackpoint_id, task_id, tracker_uid, begun_at)
    overriding system value
    select a.id, a.accelerator_id, a.project_id, a.track_id, a.status, a.message, a.reason, a.created_by,
      a.created_at, a.decided_by, a.decided_at, p.name, p.industry_ids, p.territory_id, p.stage_id, w.*, s.*
    from applied a join project p on p.id = a.project_id cross join lateral (select row(a.*)::acceleration_request as r) x
      cross join lateral work_of(x.r) w cross join lateral standing_of(x.r) s
    order by a.id`.execute(tx)

const addTrail = (tx: Db) =>
  sql`insert into audit_entry (accelerator_id, subject, subject_id, action, from_state, to_state, actor_uid, at)
    select accelerator_id, 'acceleration_request', id::text, 'create', null, 'NEW', created_by, created_at from applied
    union all
    select accelerator_id, 'acceleration_request', id::text,
      case status when 'ACCEPT' then 'accept' when 'REJECT' then 'reject' else 'revoke' end, 'NEW', status, decided_by,
      decided_at
    from applied where status <> 'NEW'
    union all
    select w.accelerator_id, 'task', w.id::text, case w.state when 'ACCEPT_CODE' then 'accept' when 'START' then 'return'
        else 'discard' end, 'DONE_CODE', w.state, q.tracker_uid, w.state_changed_at
    from working q join project_trackpoint w on w.project_track_id = q.id
    where w.state in ('ACCEPT_CODE', 'START', 'DISCARD_CODE') and q.tracker_uid is not null`.execute(tx)

const addNotices = (tx: Db) =>
  sql`insert into notification (code, params, recipient_uid, sender_uid, accelerator_id, link, read_at, created_at)
    select case r.status when 'ACCEPT' then 'EVENT_ACCEPTED_ACCELERATOR' else 'EVENT_REJECTED_ACCELERATOR' end,
      jsonb_build_object('project', p.name, 'track', t.name, 'reason', r.reason), r.created_by, r.decided_by,
      r.accelerator_id, '/bch/view/my-acceleration-requests', case when r.id % 5 > 0 then r.decided_at end, r.decided_at
    from applied r join project p on p.id = r.project_id join track t on t.id = r.track_id
    where r.status in ('ACCEPT', 'REJECT') order by r.decided_at`.execute(tx)

const steps = [
  measured('made'),
  measured('founder'),
  addMembers,
  planRequests,
  measured('applied'),
  addParticipations,
  measured('working'),
  addTasks,
  addRequests,
  addTrail,
  addNotices,
]

/** Work of the projects in `made`: teams, applications, participations, tasks, and notifications. */
export const addLargeWork = async (tx: Db): Promise<void> => {
  for (const step of steps) await step(tx)
}
