-- What "projects in work" filters, sorts and counts by, kept by the database itself: at 100,000 projects the board's
-- column and the project's name cost a join of every row of the accelerator for a page of twelve.

alter table acceleration_request
  add column board_column text not null default 'NEW' check (board_column in
    ('NEW', 'TO_START', 'IN_WORK', 'TO_REVIEW', 'FINISHED', 'DISCARDED', 'BLOCKED', 'CLOSED')),
  add column project_name text not null default '';

-- Volatile: called again after a wait for the lock, it must see what the other transaction wrote.
create function board_column_of(request acceleration_request) returns text language sql volatile as $$
  select case
    when request.status = 'NEW' then 'NEW'
    when request.status in ('REJECT', 'CANCEL') then 'CLOSED'
    when q.access_status = 'BLOCKED' then 'BLOCKED'
    when c.state is null then case when q.id is null then 'TO_START' else 'FINISHED' end
    when c.state = 'NOT_STARTED' then 'TO_START'
    when c.state in ('PROCESS_CODE', 'START') then 'IN_WORK'
    when c.state = 'DISCARD_CODE' then 'DISCARDED'
    else 'TO_REVIEW' end
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.state from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
$$;

create function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.project_name := (select name from project where id = new.project_id);
  end if;
  new.board_column := board_column_of(new);
  return new;
end $$;
create trigger fill before insert or update of status on acceleration_request
  for each row execute function fill_acceleration_request();

-- Locks in one order everywhere: task, participation, application.
create function follow_task() returns trigger language plpgsql as $$
begin
  perform from project_track where id = new.project_track_id for no key update;
  update project_track set tasks_accepted = (
      select count(*) from project_trackpoint where project_track_id = new.project_track_id and state = 'ACCEPT_CODE')
    where id = new.project_track_id;
  perform from acceleration_request r
    where r.id = (select request_id from project_track where id = new.project_track_id) for no key update;
  update acceleration_request r set board_column = board_column_of(r)
    where r.id = (select request_id from project_track where id = new.project_track_id);
  return null;
end $$;
create trigger follow after update of state on project_trackpoint
  for each row when (old.state is distinct from new.state) execute function follow_task();

create function follow_new_tasks() returns trigger language plpgsql as $$
begin
  update project_track q set tasks_accepted = n.accepted, tasks_total = n.total
    from (select w.project_track_id, count(*) as total, count(*) filter (where w.state = 'ACCEPT_CODE') as accepted
      from project_trackpoint w
      where w.project_track_id in (select project_track_id from added) group by 1) n
    where q.id = n.project_track_id;
  update acceleration_request r set board_column = board_column_of(r)
    where r.id in (select q.request_id from project_track q where q.id in (select project_track_id from added));
  return null;
end $$;
create trigger follow_new after insert on project_trackpoint referencing new table as added
  for each statement execute function follow_new_tasks();

create function follow_participation() returns trigger language plpgsql as $$
begin
  update acceleration_request r set board_column = board_column_of(r) where r.id = new.request_id;
  return null;
end $$;
create trigger follow after update of access_status on project_track
  for each row when (old.access_status is distinct from new.access_status) execute function follow_participation();

create function follow_new_participations() returns trigger language plpgsql as $$
begin
  update acceleration_request r set board_column = board_column_of(r) where r.id in (select request_id from added);
  return null;
end $$;
create trigger follow_new after insert on project_track referencing new table as added
  for each statement execute function follow_new_participations();

create function follow_project_name() returns trigger language plpgsql as $$
begin
  update acceleration_request set project_name = new.name where project_id = new.id;
  return null;
end $$;
create trigger follow_name after update of name on project
  for each row when (old.name is distinct from new.name) execute function follow_project_name();

update acceleration_request r set board_column = board_column_of(r),
  project_name = (select name from project where id = r.project_id);

create index acceleration_request_column on acceleration_request (accelerator_id, board_column, created_at desc, id desc);
create index acceleration_request_name on acceleration_request (accelerator_id, lower(project_name), id);
create index project_search on project using gin ((name || ' ' || summary) gin_trgm_ops);
