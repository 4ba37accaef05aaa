-- What overviews count and their lists narrow by, kept on the application for the same reason as its column of the board:
-- how far it came, at which task it stands, and who looks after it.

alter table acceleration_request
  -- 0 applied, 1 accepted, 2 a task begun, 3 a task handed in, 4 all tasks accepted.
  add column reached smallint not null default 0,
  -- The trackpoint of its current task; what is deleted has no task, so nothing refers to what is gone.
  add column trackpoint_id bigint,
  add column tracker_uid uuid;

-- Volatile: called again after a wait for the lock, it must see what the other transaction wrote.
create function standing_of(request acceleration_request, out reached smallint, out trackpoint_id bigint, out tracker_uid uuid)
language sql volatile as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    c.trackpoint_id, q.tracker_uid
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in
      from project_trackpoint w where w.project_track_id = q.id) s on true
$$;

create function fill_standing() returns trigger language plpgsql as $$
begin
  select s.* into new.reached, new.trackpoint_id, new.tracker_uid from standing_of(new) s;
  return new;
end $$;
-- After `fill`, and whenever `follow_work` writes what became of the work.
create trigger fill_standing before insert or update of status, board_column, waits_since, due_on, progress, without_tracker
  on acceleration_request for each row execute function fill_standing();

update acceleration_request r set (reached, trackpoint_id, tracker_uid) = (select s.* from standing_of(r) s);

create index acceleration_request_trackpoint on acceleration_request (trackpoint_id, created_at desc, id desc)
  where trackpoint_id is not null;
create index acceleration_request_tracker on acceleration_request (tracker_uid, created_at desc, id desc)
  where tracker_uid is not null;
create index acceleration_request_decided on acceleration_request (accelerator_id, decided_at, id) where decided_at is not null;
create index project_trackpoint_accepted on project_trackpoint (accelerator_id, state_changed_at, id)
  include (trackpoint_id) where state = 'ACCEPT_CODE';

-- Decisions of reviewers, by accelerator and by who made them.
create index audit_entry_reviews on audit_entry (accelerator_id, at, id)
  where subject = 'task' and action in ('accept', 'return', 'discard');
create index audit_entry_reviewer on audit_entry (actor_uid, at)
  where subject = 'task' and action in ('accept', 'return', 'discard');

-- A reason as reasons are counted: without case, spare spaces and the stop at its end.
create function plain_reason(reason text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(reason, '\s+', ' ', 'g'), ' .!…'))
$$;

-- Whose programme it is by an address: nobody learns who is behind it (ADR 26); it opens to who signs in with it as a sponsor.
create table programme_sponsor (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  programme_id bigint not null references programme on delete cascade,
  email text not null,
  named_by uuid not null references person,
  created_at timestamptz not null default now()
);
create unique index programme_sponsor_once on programme_sponsor (programme_id, lower(email));
create index programme_sponsor_email on programme_sponsor (lower(email));
create index programme_sponsor_accelerator on programme_sponsor (accelerator_id);
