-- Copies the state of the payment into an expert review: status, amount, and the day since when it is due.
create or replace function fill_expert_job_books() returns trigger language plpgsql as $$
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
