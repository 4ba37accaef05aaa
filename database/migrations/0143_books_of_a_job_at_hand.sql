-- Payments of a hundred thousand reviews are listed and summed by what is owed, since when and how far the books are: each would be
-- looked up in the books and reckoned from its dates. A job knows it; the books and the job's own columns say it, here and nowhere else.
alter table expert_job
  -- Null: nothing is paid for it.
  add column pay_status text check (pay_status in ('NOT_DUE', 'DUE', 'IN_ACT', 'PAID', 'DISPUTED')),
  add column pay_amount numeric(14, 2),
  -- The day on which the result was accepted, by the clock that its accelerator had then.
  add column due_since date;

create function fill_expert_job_books() returns trigger language plpgsql as $$
declare
  books expert_payment;
begin
  if new.fee is null or new.status = 'REJECT' then
    new.pay_status := null;
    new.pay_amount := null;
  else
    select * into books from expert_payment b where b.job_id = new.id;
    new.pay_status := coalesce(books.status, case when new.accepted_at is null then 'NOT_DUE' else 'DUE' end);
    new.pay_amount := coalesce(books.amount, new.fee);
  end if;
  if new.accepted_at is null then
    new.due_since := null;
  elsif tg_op = 'INSERT' or new.accepted_at is distinct from old.accepted_at or new.due_since is null then
    new.due_since := (new.accepted_at at time zone (select a.time_zone from accelerator a where a.id = new.accelerator_id))::date;
  end if;
  return new;
end $$;

create trigger fill_books before insert or update of fee, status, accepted_at, pay_status on expert_job
  for each row execute function fill_expert_job_books();

create function expert_job_follows_books() returns trigger language plpgsql as $$
begin
  -- The job's own trigger reads the books and says what they come to.
  update expert_job set pay_status = 'DUE' where id = new.job_id;
  return null;
end $$;

create trigger job_follows after insert or update of status, amount on expert_payment
  for each row execute function expert_job_follows_books();

update expert_job set pay_status = 'DUE' where fee is not null;

drop index expert_job_paid_of_accelerator;
drop index expert_job_paid_of_expert;
create index expert_job_paid_of_accelerator on expert_job (accelerator_id, id desc) where pay_status is not null;
create index expert_job_paid_since on expert_job (accelerator_id, coalesce(due_since, 'infinity'), id) where pay_status is not null;
create index expert_job_paid_state on expert_job (accelerator_id, pay_status, id desc) where pay_status is not null;
-- Carries all that the sums of a currency ask for.
create index expert_job_paid_amount on expert_job (accelerator_id, fee_currency, pay_amount, id)
  include (pay_status, project_id, task_id) where pay_status is not null;
create index expert_job_paid_name on expert_job (accelerator_id, lower(project_name), id) where pay_status is not null;
create index expert_job_paid_of_expert on expert_job (expert_uid, id desc) where pay_status is not null;
create index expert_job_paid_of_expert_since on expert_job (expert_uid, coalesce(due_since, 'infinity'), id) where pay_status is not null;
create index expert_job_paid_of_expert_amount on expert_job (expert_uid, fee_currency, pay_amount, id)
  include (pay_status) where pay_status is not null;
