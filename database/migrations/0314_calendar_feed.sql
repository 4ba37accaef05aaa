-- The address by which a calendar follows what a person comes to; only its hash is kept.
create table calendar_feed (
  person_uid uuid primary key references person on delete cascade,
  secret_hash text not null unique,
  made_at timestamptz not null default now()
);

-- How near it was when people were reminded: 0 not yet, 1 the day before, 2 the hour before.
alter table held_event add column reminded smallint not null default 0;
alter table mentor_meeting add column reminded smallint not null default 0;
create index held_event_to_remind on held_event (starts_at) where status = 'PUBLISHED' and reminded < 2;
create index mentor_meeting_to_remind on mentor_meeting (starts_at) where status = 'BOOKED' and reminded < 2;
