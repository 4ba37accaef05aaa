-- An application stands in many indexes, so each write of its row costs. Accepting one wrote it three times: with its status,
-- with its participation, and with the tasks of that. Now its participation and tasks are made first, which say nothing of an
-- application that still waits; the status then moves the row once. What already is so is not written again.

create or replace function work_of(request acceleration_request,
  out board_column text, out waits_since timestamptz, out due_on date, out progress smallint, out without_tracker boolean)
language sql volatile as $$
  select x.board_column,
    case when x.board_column = 'NEW' then request.created_at
      when c.state is null then coalesce(a.last, request.decided_at, request.created_at)
      -- A task waits since it moved, and one not begun since the one before it was accepted.
      else greatest(c.state_changed_at, a.last) end,
    case when x.board_column in ('TO_START', 'IN_WORK') then coalesce(c.due_on, 'infinity') else 'infinity' end,
    case when x.board_column = 'NEW' or q.id is null then -1
      else coalesce(1000 * q.tasks_accepted / nullif(q.tasks_total, 0), 0) end::smallint,
    x.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW') and q.tracker_uid is null
  from (select board_column_of(request) as board_column) x
    left join project_track q on q.request_id = request.id
    left join lateral (select w.state, w.state_changed_at, w.due_on from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select max(w.state_changed_at) as last from project_trackpoint w
      where w.project_track_id = q.id and w.state = 'ACCEPT_CODE') a on true
$$;

create or replace function standing_of(request acceleration_request,
  out reached smallint, out trackpoint_id bigint, out tracker_uid uuid)
language sql volatile as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    case when request.status <> 'NEW' then c.trackpoint_id end, q.tracker_uid
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in
      from project_trackpoint w where w.project_track_id = q.id) s on true
$$;

-- Keeps what `work_of` and `standing_of` say of the applications named, unless it is so already.
create or replace function follow_work(requests bigint[]) returns void language plpgsql as $$
begin
  -- Locked first: what is read must be as true as what is written.
  perform from acceleration_request where id = any(requests) order by id for no key update;
  update acceleration_request r
    set board_column = n.board_column, waits_since = n.waits_since, due_on = n.due_on, progress = n.progress,
      without_tracker = n.without_tracker, reached = n.reached, trackpoint_id = n.trackpoint_id, tracker_uid = n.tracker_uid
    from (select x.id, w.*, s.* from acceleration_request x cross join lateral work_of(x) w cross join lateral standing_of(x) s
      where x.id = any(requests)) n
    where r.id = n.id and (r.board_column, r.waits_since, r.due_on, r.progress, r.without_tracker, r.reached, r.trackpoint_id,
      r.tracker_uid) is distinct from (n.board_column, n.waits_since, n.due_on, n.progress, n.without_tracker, n.reached,
      n.trackpoint_id, n.tracker_uid);
end $$;

-- `follow_work` writes both, so only the status is left to follow here.
drop trigger fill_standing on acceleration_request;
create trigger fill_standing before insert or update of status on acceleration_request
  for each row execute function fill_standing();

create or replace function follow_new_tasks() returns trigger language plpgsql as $$
begin
  update project_track q set tasks_accepted = n.accepted, tasks_total = n.total
    from (select w.project_track_id, count(*) as total, count(*) filter (where w.state = 'ACCEPT_CODE') as accepted
      from project_trackpoint w
      where w.project_track_id in (select project_track_id from added) group by 1) n
    where q.id = n.project_track_id and (q.tasks_accepted, q.tasks_total) is distinct from (n.accepted, n.total);
  perform follow_work(array(
    select q.request_id from project_track q where q.id in (select project_track_id from added)));
  return null;
end $$;

-- A participation with tasks to come is followed with them.
create or replace function follow_new_participations() returns trigger language plpgsql as $$
begin
  perform follow_work(array(select request_id from added where tasks_total = 0));
  return null;
end $$;
