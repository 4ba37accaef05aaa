-- Whether an application waits for somebody is mostly said by its current task: with it at hand, neither participation nor tasks are
-- looked up for each of a thousand rows. It moves with what else follows a task, so no row is written for it alone.
alter table acceleration_request add column task_id bigint;

drop function standing_of(acceleration_request);
create function standing_of(request acceleration_request,
  out reached smallint, out trackpoint_id bigint, out task_id bigint, out tracker_uid uuid)
language sql volatile as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    case when request.status <> 'NEW' then c.trackpoint_id end,
    case when request.status <> 'NEW' then c.id end, q.tracker_uid
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.id, w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in
      from project_trackpoint w where w.project_track_id = q.id) s on true
$$;

create or replace function fill_standing() returns trigger language plpgsql as $$
begin
  select s.reached, s.trackpoint_id, s.task_id, s.tracker_uid into new.reached, new.trackpoint_id, new.task_id, new.tracker_uid
    from standing_of(new) s;
  return new;
end $$;

create or replace function follow_work(requests bigint[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  -- Locked first: what is read must be as true as what is written.
  perform from acceleration_request where id = any(requests) order by id for no key update;
  update acceleration_request r
    set board_column = n.board_column, waits_since = n.waits_since, due_on = n.due_on, progress = n.progress,
      without_tracker = n.without_tracker, reached = n.reached, trackpoint_id = n.trackpoint_id, task_id = n.task_id,
      tracker_uid = n.tracker_uid
    from (select x.id, w.*, s.* from acceleration_request x cross join lateral work_of(x) w cross join lateral standing_of(x) s
      where x.id = any(requests)) n
    where r.id = n.id and (r.board_column, r.waits_since, r.due_on, r.progress, r.without_tracker, r.reached, r.trackpoint_id,
      r.task_id, r.tracker_uid) is distinct from (n.board_column, n.waits_since, n.due_on, n.progress, n.without_tracker, n.reached,
      n.trackpoint_id, n.task_id, n.tracker_uid);
end $$;

update acceleration_request r set task_id = s.task_id from (
    select x.id, s.task_id from acceleration_request x cross join lateral standing_of(x) s where x.tracker_uid is not null or x.reached > 0
  ) s where s.id = r.id and s.task_id is not null;
