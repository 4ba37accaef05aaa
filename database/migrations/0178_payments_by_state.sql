-- Payments of one state, and those since a day, are listed and summed from an index alone: of a hundred thousand jobs most are others.
drop index expert_job_paid_state;
drop index expert_job_paid_since;
create index expert_job_paid_state on expert_job (accelerator_id, pay_status, coalesce(due_since, 'infinity'), id)
  include (requester_uid, fee_currency, pay_amount, project_id, task_id) where pay_status is not null;
create index expert_job_paid_since on expert_job (accelerator_id, coalesce(due_since, 'infinity'), id)
  include (pay_status, requester_uid, fee_currency, pay_amount, project_id, task_id) where pay_status is not null;
