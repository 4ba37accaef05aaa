-- The reports on the path read two moments of each of an accelerator's applications. When the first task began is kept with the
-- rest of what is worked out of its tasks (`standing_of`), and how long tasks stayed in a state is read from an index.
alter table acceleration_request add column begun_at timestamptz;

-- Its result has another column. It is made here as well: until the functions are applied, the version before goes on
-- calling it.
drop function standing_of(acceleration_request);
create or replace function standing_of(request acceleration_request,
  out reached smallint, out trackpoint_id bigint, out task_id bigint, out tracker_uid uuid, out begun_at timestamptz)
returns setof record language sql stable as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    case when request.status <> 'NEW' then c.trackpoint_id end,
    case when request.status <> 'NEW' then c.id end, q.tracker_uid, s.begun_at
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.id, w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in, min(w.started_at) as begun_at
      from project_trackpoint w where w.project_track_id = q.id) s on true
$$;

update acceleration_request r set begun_at = b.begun_at
from (select q.request_id, min(w.started_at) as begun_at from project_track q join project_trackpoint w on w.project_track_id = q.id
  where w.started_at is not null group by 1) b
where b.request_id = r.id;

drop trigger follow on project_trackpoint;
create trigger follow after update of state, state_changed_at, started_at, due_on on project_trackpoint for each row
  when (old.state is distinct from new.state or old.state_changed_at is distinct from new.state_changed_at
    or old.started_at is distinct from new.started_at or old.due_on is distinct from new.due_on)
  execute function follow_task();

-- The moves of an accelerator's tasks, task by task in their order.
create index audit_entry_moves on audit_entry (accelerator_id, subject_id, id) include (at, to_state)
  where subject = 'task' and to_state is not null;
