-- The public face of a track: a rich text, the pictures in it, and one picture above it. Pictures belong to the
-- accelerator, so that copies of a track show the same ones.
alter table file
  drop constraint file_entity_check,
  add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE'));

alter table track
  add column face_text text not null default '',
  add column cover_file_id uuid references file;
create index track_cover on track (cover_file_id) where cover_file_id is not null;

create table track_picture (
  file_id uuid primary key references file on delete cascade,
  accelerator_id bigint not null references accelerator on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index track_picture_accelerator on track_picture (accelerator_id);
