-- What the portal's administrators tell people on their first screen, in both languages.
create table announcement (
  id bigint generated always as identity primary key,
  title_ru text not null,
  title_en text not null,
  text_ru text not null,
  text_en text not null,
  -- Roles that read it; none: everybody who is signed in.
  roles text[] not null default '{}',
  -- Days in this time zone; without a last day until it is withdrawn.
  first_day date not null,
  last_day date,
  time_zone text not null,
  -- Shown until a person closes it; otherwise it is closed by being shown once.
  stays boolean not null default true,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  created_by uuid not null references person,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (last_day is null or last_day >= first_day)
);
create index announcement_author on announcement (created_by);

-- Accelerators whose people read it; none: those of all.
create table announcement_accelerator (
  announcement_id bigint not null references announcement on delete cascade,
  accelerator_id bigint not null references accelerator on delete cascade,
  primary key (announcement_id, accelerator_id)
);
create index announcement_accelerator_of on announcement_accelerator (accelerator_id);

-- Who closed which, so that nobody is shown it again on another device.
create table announcement_closed (
  announcement_id bigint not null references announcement on delete cascade,
  person_uid uuid not null references person on delete cascade,
  at timestamptz not null default now(),
  primary key (announcement_id, person_uid)
);
create index announcement_closed_by on announcement_closed (person_uid);

-- Works during which the portal is not available. What is changed later is told anew, so it gets a new number.
create table maintenance_notice (
  id bigint generated always as identity primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'CANCELLED')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check (ends_at > starts_at)
);
create index maintenance_notice_author on maintenance_notice (created_by);
create index maintenance_notice_next on maintenance_notice (ends_at) where status = 'PLANNED';
