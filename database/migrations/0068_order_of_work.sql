-- What "projects in work" is ordered and narrowed by besides its column, kept on the row for the same reason as the column: since
-- when it waits, the day of the running deadline, how much of the track is accepted, and whether anybody looks after it.

alter table acceleration_request
  add column waits_since timestamptz not null default now(),
  -- Without a deadline that runs it stands behind all that have one.
  add column due_on date not null default 'infinity',
  -- Thousandths of the track; an application has none yet.
  add column progress smallint not null default -1,
  add column without_tracker boolean not null default false;

-- Volatile: called again after a wait for the lock, it must see what the other transaction wrote.
create function work_of(request acceleration_request,
  out board_column text, out waits_since timestamptz, out due_on date, out progress smallint, out without_tracker boolean)
language sql volatile as $$
  select x.board_column,
    case when x.board_column = 'NEW' then request.created_at
      when c.state is null then coalesce(a.last, request.decided_at, request.created_at)
      -- A task waits since it moved, and one not begun since the one before it was accepted.
      else greatest(c.state_changed_at, a.last) end,
    case when x.board_column in ('TO_START', 'IN_WORK') then coalesce(c.due_on, 'infinity') else 'infinity' end,
    case when q.id is null then -1 else coalesce(1000 * q.tasks_accepted / nullif(q.tasks_total, 0), 0) end::smallint,
    x.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW') and q.tracker_uid is null
  from (select board_column_of(request) as board_column) x
    left join project_track q on q.request_id = request.id
    left join lateral (select w.state, w.state_changed_at, w.due_on from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select max(w.state_changed_at) as last from project_trackpoint w
      where w.project_track_id = q.id and w.state = 'ACCEPT_CODE') a on true
$$;

-- Keeps what `work_of` says of the applications named, unless it is so already.
create function follow_work(requests bigint[]) returns void language plpgsql as $$
begin
  -- Locked first: what is read must be as true as what is written.
  perform from acceleration_request where id = any(requests) order by id for no key update;
  update acceleration_request r
    set (board_column, waits_since, due_on, progress, without_tracker) = (select w.* from work_of(r) w)
    where r.id = any(requests);
end $$;

create or replace function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.project_name := (select name from project where id = new.project_id);
  end if;
  select w.* into new.board_column, new.waits_since, new.due_on, new.progress, new.without_tracker from work_of(new) w;
  return new;
end $$;

-- Locks in one order everywhere: task, participation, application.
create or replace function follow_task() returns trigger language plpgsql as $$
begin
  perform from project_track where id = new.project_track_id for no key update;
  update project_track set tasks_accepted = (
      select count(*) from project_trackpoint where project_track_id = new.project_track_id and state = 'ACCEPT_CODE')
    where id = new.project_track_id;
  perform follow_work(array(select request_id from project_track where id = new.project_track_id));
  return null;
end $$;
drop trigger follow on project_trackpoint;
create trigger follow after update of state, state_changed_at, due_on on project_trackpoint
  for each row when ((old.state, old.state_changed_at, old.due_on) is distinct from (new.state, new.state_changed_at, new.due_on))
  execute function follow_task();

create or replace function follow_new_tasks() returns trigger language plpgsql as $$
begin
  update project_track q set tasks_accepted = n.accepted, tasks_total = n.total
    from (select w.project_track_id, count(*) as total, count(*) filter (where w.state = 'ACCEPT_CODE') as accepted
      from project_trackpoint w
      where w.project_track_id in (select project_track_id from added) group by 1) n
    where q.id = n.project_track_id;
  perform follow_work(array(
    select q.request_id from project_track q where q.id in (select project_track_id from added)));
  return null;
end $$;

create or replace function follow_participation() returns trigger language plpgsql as $$
begin
  perform follow_work(array[new.request_id]);
  return null;
end $$;
drop trigger follow on project_track;
create trigger follow after update of access_status, tracker_uid on project_track
  for each row when ((old.access_status, old.tracker_uid) is distinct from (new.access_status, new.tracker_uid))
  execute function follow_participation();

create or replace function follow_new_participations() returns trigger language plpgsql as $$
begin
  perform follow_work(array(select request_id from added));
  return null;
end $$;

update acceleration_request r
  set (board_column, waits_since, due_on, progress, without_tracker) = (select w.* from work_of(r) w);

create index acceleration_request_waits on acceleration_request (accelerator_id, waits_since, id);
create index acceleration_request_due on acceleration_request (accelerator_id, due_on, id);
create index acceleration_request_progress on acceleration_request (accelerator_id, progress, id);
create index acceleration_request_untracked on acceleration_request (accelerator_id, waits_since, id) where without_tracker;
