-- An expert asks for a later day, with a reason; whoever ordered the review grants or refuses it. Null: nothing is asked.
alter table expert_job
  add column asked_until date,
  add column asked_until_reason text not null default '',
  add column asked_until_at timestamptz,
  add check ((asked_until is null) = (asked_until_at is null));
create index expert_job_asked_until on expert_job (accelerator_id) where asked_until is not null;
