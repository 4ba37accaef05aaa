-- Another calendar of a mentor: what it says is busy is not offered. Its address is a secret, and is sealed.
create table mentor_calendar (
  mentor_id bigint primary key references mentor on delete cascade,
  address text not null,
  host text not null,
  set_at timestamptz not null default now(),
  read_at timestamptz,
  tried_at timestamptz,
  problem text
);
create index mentor_calendar_due on mentor_calendar (tried_at nulls first);

create table mentor_busy (
  mentor_id bigint not null references mentor on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index mentor_busy_of_mentor on mentor_busy (mentor_id);
