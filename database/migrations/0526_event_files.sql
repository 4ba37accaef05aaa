-- Files for those who come to an event, and the picture at the head of its page.
alter table file drop constraint file_entity_check;
alter table file add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE', 'SHOWCASE_PICTURE', 'OPEN_TASK', 'PIPELINE_FILE', 'START_PICTURE', 'EVENT_FILE',
    'EVENT_COVER'));

create table event_material (
  id bigint generated always as identity primary key,
  event_id bigint not null references held_event on delete cascade,
  file_id uuid not null unique references file,
  name text not null,
  created_at timestamptz not null default now()
);
create index event_material_of_event on event_material (event_id, id);

alter table held_event add column cover_file_id uuid references file;
alter table held_event add column cover_width int;
alter table held_event add column cover_height int;
create index held_event_cover on held_event (cover_file_id);
