-- The logo of a project: a square picture.
alter table project add column logo_file_id uuid references file;
create index project_logo on project (logo_file_id) where logo_file_id is not null;
