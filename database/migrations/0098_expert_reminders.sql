-- How many days before the last day of a job its expert was reminded last: 3, 1 or 0. Each is told once.
alter table expert_job add column reminded_days smallint check (reminded_days between 0 and 3);
