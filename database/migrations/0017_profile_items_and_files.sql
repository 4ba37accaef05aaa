-- A repetition or row that is taken away stays known: what a profile held at an instant is read with it.
alter table profile_item add column removed_at timestamptz;

-- What changed when: the last change, the moments of a profile, and how it was at an instant.
create index profile_value_change_time on profile_value_change (project_id, at desc, id desc);

-- Files uploaded for the fields of a profile; of a project that is gone they wait to be removed.
create table profile_file (
  file_id uuid primary key references file on delete cascade,
  project_id bigint references project on delete set null
);
create index profile_file_project on profile_file (project_id);
