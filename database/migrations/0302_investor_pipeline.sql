-- What an investor keeps of projects they look at, for themselves alone.
create table pipeline_card (
  id bigint generated always as identity primary key,
  owner_uid uuid not null references person on delete cascade,
  project_id bigint not null references project on delete cascade,
  stage text not null default 'WATCHING'
    check (stage in ('WATCHING', 'CONTACTED', 'STUDYING', 'TERMS', 'INVESTED', 'PASSED')),
  note text not null default '',
  next_step text not null default '',
  next_day date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_uid, project_id)
);
create index pipeline_card_project on pipeline_card (project_id);
create index pipeline_card_next on pipeline_card (owner_uid, next_day) where next_day is not null;
