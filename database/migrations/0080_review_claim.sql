-- Who has taken the review of a task, so that two do not read the same. It counts for a few hours and for this hand-in
-- only: a decision, or another hand-in, leaves the row behind without a meaning.
create table task_claim (
  task_id bigint primary key references project_trackpoint on delete cascade,
  person_uid uuid not null references person,
  claimed_at timestamptz not null default now()
);
create index task_claim_person on task_claim (person_uid);
