-- Whoever ordered a review reminds its expert by hand: once a day.
alter table expert_job add column reminded_at timestamptz;
