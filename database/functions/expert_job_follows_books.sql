-- A payment that is booked changes what its expert review shows of it.
create or replace function expert_job_follows_books() returns trigger language plpgsql as $$
begin
  -- The job's own trigger reads the books and says what they come to.
  update expert_job set pay_status = 'DUE' where id = new.job_id;
  return null;
end $$;
