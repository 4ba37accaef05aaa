-- Others propose a review of a project to the accelerator that works with it (docs/adr/0066): it orders one, or says why not.
create table expert_suggestion (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  project_id bigint not null references project on delete cascade,
  -- About one task, or about the project.
  task_id bigint references project_trackpoint on delete set null,
  competency_id bigint references dictionary_value,
  -- Whom they would ask, in their own words.
  expert text not null default '',
  reason text not null check (reason <> ''),
  proposer_uid uuid not null references person,
  status text not null default 'NEW' check (status in ('NEW', 'ORDERED', 'DECLINED')),
  job_id bigint references expert_job on delete set null,
  answer text not null default '',
  decided_by uuid references person,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index expert_suggestion_of_accelerator on expert_suggestion (accelerator_id, id desc);
create index expert_suggestion_waiting on expert_suggestion (accelerator_id, created_at) where status = 'NEW';
create index expert_suggestion_proposer on expert_suggestion (proposer_uid, project_id) where status = 'NEW';
create index expert_suggestion_project on expert_suggestion (project_id);
create index expert_suggestion_task on expert_suggestion (task_id) where task_id is not null;
create index expert_suggestion_job on expert_suggestion (job_id) where job_id is not null;
