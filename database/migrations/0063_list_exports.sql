-- Large lists as files that are made in the background (docs/adr/0042-a-list-as-a-file.md).

alter table file
  drop constraint file_entity_check,
  add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT')),
  -- What people upload stays below 10 MB; what the portal makes for them is as large as its rows.
  drop constraint file_size_check,
  add constraint file_size_check
    check (size between 1 and case when entity = 'LIST_EXPORT' then 536870912 else 10485760 end);

create table list_export (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  -- The call of the list, and what it was asked: search, columns, time zone.
  list text not null,
  asked jsonb not null,
  accelerator_id bigint references accelerator on delete cascade,
  format text not null check (format in ('xlsx', 'csv')),
  locale text not null check (locale in ('ru', 'en')),
  created_at timestamptz not null default now(),
  -- Rows written so far.
  written integer not null default 0,
  finished_at timestamptz,
  file_id uuid references file,
  -- The error code that ended it.
  failure text,
  check ((finished_at is null) = (file_id is null and failure is null)),
  check (file_id is null or failure is null)
);
create index list_export_person on list_export (person_uid, id);
create index list_export_accelerator on list_export (accelerator_id) where accelerator_id is not null;
create index list_export_file on list_export (file_id) where file_id is not null;
