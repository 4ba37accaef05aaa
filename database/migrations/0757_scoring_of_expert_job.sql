-- An expert assesses a project as part of a review: such a version belongs to the job, and the accelerator's own
-- versions have none. Deleted with the job: without it nobody could tell the version from the accelerator's own.
alter table scoring add column expert_job_id bigint references expert_job on delete cascade;
create index scoring_expert_job on scoring (expert_job_id, id) where expert_job_id is not null;
