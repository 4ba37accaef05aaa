-- Verification parameters by which an accelerator assesses projects, where it chose its own; without a row the standard ones.
create table scoring_template (
  accelerator_id bigint primary key references accelerator on delete cascade,
  groups jsonb not null,
  version int not null default 1,
  updated_by uuid not null references person,
  updated_at timestamptz not null default now()
);

-- An assessment of a project by an accelerator: a version that never changes, with the parameters as they were then.
create table scoring (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  project_id bigint not null references project on delete cascade,
  groups jsonb not null,
  marks jsonb not null,
  total double precision not null check (total between 0 and 100),
  assessed int not null,
  parameters int not null,
  assessed_by uuid not null references person,
  assessed_at timestamptz not null default now()
);
create index scoring_project on scoring (project_id, accelerator_id, id);
create index scoring_accelerator on scoring (accelerator_id);

-- A link lets whoever has it read one assessment until the end of a day; only its hash is kept.
create table scoring_link (
  id bigint generated always as identity primary key,
  scoring_id bigint not null references scoring on delete cascade,
  recipient text not null check (recipient <> ''),
  link_hash text not null unique,
  until_day date not null,
  ended_at timestamptz,
  made_by uuid not null references person,
  made_at timestamptz not null default now()
);
create index scoring_link_scoring on scoring_link (scoring_id);

-- Who opened a link and when; nobody known where a guest did.
create table scoring_opening (
  id bigint generated always as identity primary key,
  link_id bigint not null references scoring_link on delete cascade,
  person_uid uuid references person,
  at timestamptz not null default now()
);
create index scoring_opening_link on scoring_opening (link_id, id);
