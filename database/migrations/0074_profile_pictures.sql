-- Pictures that stand in rich texts of a profile, with their size in pixels; of a project that is gone they wait to be
-- removed.
create table profile_picture (
  file_id uuid primary key references file on delete cascade,
  project_id bigint references project on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index profile_picture_project on profile_picture (project_id);
