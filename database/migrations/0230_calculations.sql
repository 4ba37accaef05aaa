-- Calculations kept with a project: each a version that never changes. A link lets whoever has it read one until its end;
-- only its hash is kept.
create table calculation (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  name text not null check (name <> ''),
  inputs jsonb not null,
  author_uid uuid not null references person,
  created_at timestamptz not null default now(),
  link_hash text unique,
  link_until timestamptz,
  check ((link_hash is null) = (link_until is null))
);
create index calculation_project on calculation (project_id, id);

-- What a tracker or the team says about one entry of a calculation.
create table calculation_comment (
  id bigint generated always as identity primary key,
  calculation_id bigint not null references calculation on delete cascade,
  place text not null check (place <> ''),
  text text not null check (text <> ''),
  author_uid uuid not null references person,
  created_at timestamptz not null default now()
);
create index calculation_comment_calculation on calculation_comment (calculation_id, id);
