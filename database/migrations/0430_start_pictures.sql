-- Pictures that administrators put in place of the drawn ones of the start pages.
alter table file drop constraint file_entity_check;
alter table file add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE', 'SHOWCASE_PICTURE', 'OPEN_TASK', 'PIPELINE_FILE', 'START_PICTURE'));

create table start_picture (
  page text primary key check (page in ('portal', 'projects', 'investors', 'accelerators', 'experts', 'investorsStatic')),
  file_id uuid not null unique references file,
  changed_by uuid not null references person,
  changed_at timestamptz not null default now()
);
