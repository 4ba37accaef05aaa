-- A mentor who accompanies a project: asked by its team, or paired by the accelerator.
create table project_mentor (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  mentor_id bigint not null references mentor on delete cascade,
  accelerator_id bigint not null references accelerator,
  -- Whether the team asked by itself.
  by_team boolean not null,
  message text not null default '',
  reason text not null default '',
  status text not null default 'ASKED' check (status in ('ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  asked_by uuid references person,
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- Asked twice at the same time, it is one request.
create unique index project_mentor_once on project_mentor (project_id, mentor_id, accelerator_id) where status in ('ASKED', 'AGREED');
create index project_mentor_of_mentor on project_mentor (mentor_id, status);
create index project_mentor_of_accelerator on project_mentor (accelerator_id, id);
create index project_mentor_author on project_mentor (asked_by);

-- As many teams as a mentor accompanies in an accelerator at a time; the next two limits are of meetings ahead.
alter table office_hours add column most_teams int not null default 5 check (most_teams between 1 and 50);
alter table office_hours add column programme_limit int check (programme_limit between 1 and 100);
