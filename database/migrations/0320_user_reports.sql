-- The user's own reports: templates in Word and Excel that are filled in over projects (docs/adr/0100-reports-by-template.md).
create table user_report (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  name text not null check (name <> ''),
  file_name text not null check (file_name <> ''),
  extension text not null check (extension in ('docx', 'xlsx')),
  template_file_id uuid not null references file,
  for_all boolean not null default false,
  roles text[] not null default '{ACC}',
  one_file boolean not null default true,
  parameters jsonb not null default '[]',
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  updated_by uuid not null references person,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index user_report_accelerator on user_report (accelerator_id, lower(name), id);
create index user_report_file on user_report (template_file_id);

-- What a report was after each change, its template among it.
create table user_report_version (
  report_id bigint not null references user_report on delete cascade,
  number integer not null,
  said jsonb not null,
  template_file_id uuid not null references file,
  saved_by uuid not null references person,
  saved_at timestamptz not null default now(),
  primary key (report_id, number)
);
create index user_report_version_file on user_report_version (template_file_id);

-- What a person gave to a report last.
create table user_report_use (
  report_id bigint not null references user_report on delete cascade,
  person_uid uuid not null references person on delete cascade,
  said jsonb not null,
  project_ids bigint[] not null,
  used_at timestamptz not null default now(),
  primary key (report_id, person_uid)
);
create index user_report_use_person on user_report_use (person_uid);

-- A report that is made in the background, and its file until it is cleaned away.
create table user_report_run (
  id bigint generated always as identity primary key,
  report_id bigint references user_report on delete set null,
  report_name text not null,
  extension text not null check (extension in ('docx', 'xlsx', 'zip')),
  person_uid uuid not null references person on delete cascade,
  locale text not null check (locale in ('ru', 'en')),
  said jsonb not null,
  project_ids bigint[] not null,
  done integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  file_id uuid references file,
  -- The error code that ended it.
  failure text,
  check ((finished_at is null) = (file_id is null and failure is null)),
  check (file_id is null or failure is null)
);
create index user_report_run_person on user_report_run (person_uid, id);
create index user_report_run_report on user_report_run (report_id) where report_id is not null;
create index user_report_run_file on user_report_run (file_id) where file_id is not null;
create index user_report_run_created on user_report_run (created_at);
