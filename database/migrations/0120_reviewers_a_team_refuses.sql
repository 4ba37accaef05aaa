-- Whom a team names as having a conflict of interest: by address, so that it does not learn who is an expert of whom. It is compared
-- when somebody orders a review; of one that is open the accelerator decides.
create table unwanted_reviewer (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  email text not null check (email = lower(email)),
  reason text not null check (reason <> ''),
  named_by uuid not null references person,
  at timestamptz not null default now(),
  unique (project_id, email)
);

alter table expert_conflict drop constraint expert_conflict_source_check,
  add constraint expert_conflict_source_check check (source in ('EXPERT', 'ACCELERATOR'));
