-- An accelerator brings its spreadsheet of projects (docs/adr/0018-projects-come-by-import.md).

create table project_import (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  file_name text not null check (file_name <> ''),
  -- The cells of the file as texts, row by row: what was looked at is what is imported.
  sheet jsonb not null,
  -- {headerRow, targets, existing, trackId, accept, invite}
  settings jsonb not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'RUNNING', 'FINISHED', 'UNDOING', 'UNDONE')),
  version integer not null default 1,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index project_import_of_accelerator on project_import (accelerator_id, id desc);

-- One project of the file. What it becomes is planned before the import begins and noted when it is done, in the same
-- transaction as the deed: an import that was interrupted goes on with the next one.
create table project_import_item (
  import_id bigint not null references project_import on delete cascade,
  seq integer not null,
  lines integer[] not null,
  name text not null,
  plan jsonb not null,
  status text not null default 'WAITING'
    check (status in ('WAITING', 'CREATED', 'UPDATED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT')),
  project_id bigint references project on delete set null,
  -- Why it was skipped, failed or kept.
  reason text,
  -- What was changed, so that it can be taken back.
  done jsonb,
  primary key (import_id, seq)
);
create index project_import_item_waiting on project_import_item (import_id, seq) where status = 'WAITING';
create index project_import_item_project on project_import_item (project_id) where project_id is not null;

-- Which column means what, kept for the next file.
create table project_import_mapping (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  name text not null check (name <> ''),
  -- [{header, target}]
  columns jsonb not null,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  unique (accelerator_id, name)
);
