-- Who opens a project's page, and who reads which element of its profile.

alter table project add column access_level text not null default 'ALL'
  check (access_level in ('ALL', 'AUTHORIZED', 'ACCELERATOR_TEAM'));

-- What the team said; an element without a row is for the team and the accelerators it works with.
create table project_element_visibility (
  project_id bigint not null references project on delete cascade,
  element_code text not null,
  visibility text not null check (visibility in ('VISIBLE_ALL', 'VISIBLE_TEAM', 'NON_VISIBLE')),
  primary key (project_id, element_code)
);
