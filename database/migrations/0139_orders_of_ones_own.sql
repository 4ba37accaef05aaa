-- Investors and mentors order reviews for themselves (docs/adr/0072-reviews-that-investors-and-mentors-order.md). Of such a job the
-- client is whoever ordered it; of all others the accelerator is, in whose name `client_uid` ordered.
alter table expert_job
  add column requester_uid uuid references person,
  -- Since when its expert reads the task itself, and not only what the page of the project shows: the accelerator says so.
  add column work_opened_at timestamptz;

create index expert_job_of_requester on expert_job (requester_uid, id desc) where requester_uid is not null;

-- Results that whoever ordered for themselves has not accepted yet.
create index expert_job_own_to_accept on expert_job (requester_uid, completed_at, id)
  where requester_uid is not null and status = 'COMPLETE' and accepted_at is null;

-- Whether investors and its mentors may order reviews of what it shows to the world: closed until an administrator opens it.
alter table accelerator add column expert_outside_orders boolean not null default false;
