-- The list of ordered expert reviews begins with what is due next.
create index expert_job_of_accelerator_next on expert_job (
  accelerator_id,
  (case when status in ('NEW', 'PROCESS') then 0 when status = 'COMPLETE' then 1 else 2 end),
  (case when status in ('NEW', 'PROCESS') then coalesce(due_on, 'infinity'::date) else 'infinity'::date end),
  (-id),
  id
);
