-- A result that is neither accepted nor sent back counts as accepted after so many days: as an accelerator says for what it orders from
-- now on; each order keeps what was said of it.
alter table accelerator add column expert_accept_days smallint not null default 14
  check (expert_accept_days between 3 and 60);
alter table expert_job add column accept_days smallint not null default 14 check (accept_days > 0);
-- When whoever ordered was told that the result will count as accepted soon.
alter table expert_job add column accept_told_at timestamptz;

-- What accelerators have left open has all of its days from now on: nobody had told them.
update expert_job set accept_days = 14 + greatest(0, ceil(extract(epoch from now() - completed_at) / 86400))::smallint
  where status = 'COMPLETE' and accepted_at is null and requester_uid is null;
