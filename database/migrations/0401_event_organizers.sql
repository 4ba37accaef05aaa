-- Organisers that people create in an external event platform, and each call about them.
create table event_organizer (
  id bigint generated always as identity primary key,
  -- What the platform knows it by: sent with each call, so that a call that comes twice makes one organiser.
  uid uuid not null unique default gen_random_uuid(),
  -- Who created it.
  person_uid uuid not null references person,
  name text not null,
  email text not null,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'CREATED', 'REFUSED', 'FAILED')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  last_at timestamptz
);
create index event_organizer_of_person on event_organizer (person_uid, id);
create index event_organizer_newest on event_organizer (created_at, id);

create table event_organizer_call (
  id bigint generated always as identity primary key,
  organizer_id bigint not null references event_organizer on delete cascade,
  at timestamptz not null default now(),
  -- The platform's answer, or why there was none.
  http_status int,
  problem text check (problem in ('ADDRESS_NOT_ALLOWED', 'NAME_NOT_FOUND', 'TIMEOUT', 'NOT_REACHED', 'SWITCHED_OFF')),
  check ((http_status is null) <> (problem is null))
);
create index event_organizer_call_of_organizer on event_organizer_call (organizer_id, id);
