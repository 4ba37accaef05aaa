-- What a member tells about their place in a project's team, leadership handed over, vacancies and requests to join.

alter table project_member
  add column resume text not null default '',
  add column resume_file_id uuid references file,
  add column additional_info text not null default '';

-- Roles in the team, areas of responsibility and competencies: the value's dictionary says which of them it is.
create table project_member_value (
  member_id bigint not null references project_member on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (member_id, value_id)
);
create index project_member_value_value on project_member_value (value_id);

create table project_leadership_offer (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  from_uid uuid not null references person on delete cascade,
  to_uid uuid not null references person on delete cascade check (to_uid <> from_uid),
  status text not null default 'OFFERED' check (status in ('OFFERED', 'ACCEPTED', 'DECLINED', 'REVOKED')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index project_leadership_offer_open on project_leadership_offer (project_id) where status = 'OFFERED';
create index project_leadership_offer_to on project_leadership_offer (to_uid, id desc);

create table vacancy (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  name text not null,
  tasks text not null default '',
  workload text not null default '',
  role_value_id bigint references dictionary_value,
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index vacancy_project on vacancy (project_id, id desc);
create index vacancy_newest on vacancy (created_at desc, id desc) where status = 'OPEN';
create index vacancy_role on vacancy (role_value_id) where status = 'OPEN';

create table vacancy_competency (
  vacancy_id bigint not null references vacancy on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (vacancy_id, value_id)
);
create index vacancy_competency_value on vacancy_competency (value_id, vacancy_id);

-- A response to a vacancy, or, without one, a request to join the project's team.
create table project_join_request (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  vacancy_id bigint references vacancy on delete set null,
  person_uid uuid not null references person on delete cascade,
  message text not null default '',
  status text not null default 'CONSIDERATION' check (status in ('CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz
);
create unique index project_join_request_open on project_join_request (project_id, person_uid)
  where status = 'CONSIDERATION';
create index project_join_request_project on project_join_request (project_id, id desc);
create index project_join_request_person on project_join_request (person_uid, id desc);
create index project_join_request_vacancy on project_join_request (vacancy_id) where vacancy_id is not null;

-- Who may be found by teams that look for people.
create index person_directory on person (lower(last_name), lower(first_name), uid)
  where status = 'A' and card_published and invite_to_projects and erased_at is null;
