-- A project goes on to another track of its accelerator with the application it came with (docs/adr/0058): what it did before stays
-- as a participation without an application, that says which one went on. So whatever is reached through an application is the
-- work of now, and nobody counts a project twice.
alter table project_track
  alter column request_id drop not null,
  add column transferred_to bigint references project_track on delete set null,
  drop constraint project_track_access_status_check,
  add constraint project_track_access_status_check check (access_status in ('ALLOWED_TO_WORK', 'BLOCKED', 'TRANSFERRED')),
  add constraint project_track_transferred check ((access_status = 'TRANSFERRED') = (request_id is null));
create index project_track_transferred_to on project_track (transferred_to) where transferred_to is not null;
