-- Events that an accelerator, an investor or a mentor holds. `event` is the outbox.
create table held_event (
  id bigint generated always as identity primary key,
  -- Whose it is: an accelerator's, or a person's own.
  accelerator_id bigint references accelerator,
  owner_uid uuid references person,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('MEETING', 'PITCH_DAY', 'DEMO_DAY', 'WORKSHOP', 'OFFICE_HOURS')),
  place text not null default '',
  -- Where it is held online; told to whoever comes.
  link text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  -- Places; without a number as many as come.
  capacity int check (capacity between 1 and 10000),
  -- Places that are taken, counted by a trigger: a last place goes once.
  taken int not null default 0 check (taken >= 0),
  is_public boolean not null default false,
  -- So long somebody from the waiting list may think about a place, in hours.
  answer_hours int not null default 24 check (answer_hours between 1 and 168),
  -- Pitches in order: [{title, minutes}].
  agenda jsonb not null default '[]',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'CANCELLED', 'OVER')),
  reason text not null default '',
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint held_event_host check ((accelerator_id is null) <> (owner_uid is null)),
  constraint held_event_order check (ends_at > starts_at),
  constraint held_event_places check (capacity is null or taken <= capacity)
);
create index held_event_of_accelerator on held_event (accelerator_id, starts_at);
create index held_event_of_owner on held_event (owner_uid, starts_at);
create index held_event_author on held_event (created_by);
create index held_event_running on held_event (ends_at) where status = 'PUBLISHED';

-- A project at an event: invited, or asking for a place by itself.
create table event_invitation (
  id bigint generated always as identity primary key,
  event_id bigint not null references held_event on delete cascade,
  project_id bigint not null references project on delete cascade,
  status text not null check (status in ('REQUESTED', 'INVITED', 'WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'REFUSED',
    'WITHDRAWN', 'EXPIRED', 'ATTENDED', 'MISSED')),
  -- So many people of the team come: all get a place, or all wait.
  seats smallint not null default 1 check (seats between 1 and 20),
  message text not null default '',
  reason text not null default '',
  -- Until when an offered place is held.
  answer_by timestamptz,
  -- The place in the waiting list.
  queued_at timestamptz,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint event_invitation_once unique (event_id, project_id)
);
create index event_invitation_of_project on event_invitation (project_id, id);
create index event_invitation_author on event_invitation (created_by);
create index event_invitation_queue on event_invitation (event_id, queued_at, id) where status = 'WAITING';
create index event_invitation_offers on event_invitation (answer_by) where status = 'OFFERED';

-- Who has a place takes it from the event: two who want the last one wait for each other at the event's row, and its
-- check refuses the second.
create function event_place_follows() returns trigger language plpgsql as $$
declare
  before_it int := case when tg_op <> 'INSERT' and old.status in ('OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED') then old.seats else 0 end;
  after_it int := case when tg_op <> 'DELETE' and new.status in ('OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED') then new.seats else 0 end;
begin
  if before_it <> after_it then
    update held_event set taken = taken + after_it - before_it
      where id = case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  end if;
  return null;
end
$$;
create trigger event_place_follows after insert or delete or update of status, seats on event_invitation
  for each row execute function event_place_follows();
