-- Results of expert reviews that nobody has accepted yet wait on the to-do list, the oldest first.
create index expert_job_to_accept on expert_job (accelerator_id, completed_at, id)
  where status = 'COMPLETE' and accepted_at is null;

-- -1: whoever ordered it was told that its last day is over.
alter table expert_job drop constraint expert_job_reminded_days_check,
  add constraint expert_job_reminded_days_check check (reminded_days between -1 and 3);
