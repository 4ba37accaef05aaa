-- A person who is booked as a mentor, by a number: what is booked of one excludes itself by it.
create table mentor (
  id bigint generated always as identity primary key,
  person_uid uuid not null unique references person on delete cascade
);

-- When a mentor is there for the teams of an accelerator: weekly rules by the clock of a time zone.
create table office_hours (
  id bigint generated always as identity primary key,
  mentor_id bigint not null references mentor on delete cascade,
  accelerator_id bigint not null references accelerator,
  topics text not null default '',
  -- [{weekday (1 is Monday), from, to}]
  rules jsonb not null default '[]',
  time_zone text not null,
  slot_minutes int not null check (slot_minutes between 10 and 240),
  buffer_minutes int not null default 0 check (buffer_minutes between 0 and 120),
  ahead_days int not null default 30 check (ahead_days between 1 and 120),
  -- So late one may still book, and take back or move what is booked.
  notice_hours int not null default 24 check (notice_hours between 0 and 168),
  -- Meetings ahead that one team may have.
  team_limit int not null default 2 check (team_limit between 1 and 20),
  place text not null default '',
  link text not null default '',
  is_open boolean not null default true,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint office_hours_once unique (mentor_id, accelerator_id)
);
create index office_hours_of_accelerator on office_hours (accelerator_id);

create table mentor_meeting (
  id bigint generated always as identity primary key,
  hours_id bigint not null references office_hours on delete cascade,
  mentor_id bigint not null references mentor on delete cascade,
  project_id bigint not null references project on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the pause after it.
  busy_until timestamptz not null,
  topic text not null,
  notes text not null default '',
  reason text not null default '',
  status text not null default 'BOOKED' check (status in ('BOOKED', 'CANCELLED', 'HELD', 'MISSED')),
  booked_by uuid references person,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (ends_at > starts_at and busy_until >= ends_at),
  -- One hour of a mentor is booked once, and a team is in one meeting at a time: two who book together are told apart here.
  constraint mentor_meeting_once exclude using gist (int8range(mentor_id, mentor_id, '[]') with &&, tstzrange(starts_at, busy_until) with &&)
    where (status = 'BOOKED'),
  constraint mentor_meeting_of_team exclude using gist
    (int8range(project_id, project_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (status = 'BOOKED')
);
create index mentor_meeting_of_mentor on mentor_meeting (mentor_id, starts_at);
create index mentor_meeting_of_project on mentor_meeting (project_id, starts_at);
create index mentor_meeting_of_hours on mentor_meeting (hours_id, starts_at);
create index mentor_meeting_author on mentor_meeting (booked_by);
