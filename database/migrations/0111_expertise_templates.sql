-- Reviews by a template (docs/adr/0064): templates of expertise are made where those of profiles are, and a job keeps its values.
alter table profile_template
  add column purpose text not null default 'PROFILE' check (purpose in ('PROFILE', 'EXPERTISE')),
  -- No profile begins with a review.
  add constraint profile_template_main_is_profile check (not main or purpose = 'PROFILE');

alter table expert_job
  -- The version that was active at the order: the review is written by it, whatever is published later.
  add column template_version_id bigint references profile_template_version,
  -- The weighted mean of its criteria, 0 to 100, as it was completed; none where nothing was judged.
  add column score numeric(5, 2) check (score between 0 and 100);
create index expert_job_template on expert_job (template_version_id) where template_version_id is not null;
create index expert_job_scored on expert_job (accelerator_id, expert_uid, task_id)
  where status = 'COMPLETE' and score is not null;

create table expert_job_value (
  job_id bigint not null references expert_job on delete cascade,
  element_code text not null,
  value jsonb not null,
  primary key (job_id, element_code)
);

-- Whether an expert reads others' complete reviews of a task once the own one is done.
alter table accelerator add column expert_reads_others boolean not null default false;
