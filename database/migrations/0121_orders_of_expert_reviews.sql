-- Lists of expert reviews are walked in the order of their days, and narrowed by their state, however many there are.
create index expert_job_of_accelerator_due on expert_job (accelerator_id, coalesce(due_on, 'infinity'::date), id);
create index expert_job_of_expert_due on expert_job (expert_uid, coalesce(due_on, 'infinity'::date), id);
create index expert_job_of_accelerator_state on expert_job (accelerator_id, status, id desc);
