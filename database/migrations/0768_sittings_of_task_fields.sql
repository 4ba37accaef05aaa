-- When a team worked on what a task asks for itself: its answer and its files. One row is a stretch of saves of one field by
-- one person without a longer pause, however often it was saved, so typing does not add rows. The report on the cost of
-- questions counts minutes from it, as from the history of a profile.
create table task_field_sitting (
  id bigint generated always as identity primary key,
  task_id bigint not null references project_trackpoint on delete cascade,
  field text not null check (field in ('ANSWER', 'FILES')),
  person_uid uuid not null references person (uid),
  first_at timestamptz not null,
  last_at timestamptz not null,
  saves integer not null default 1 check (saves > 0),
  check (first_at <= last_at)
);
create index task_field_sitting_task on task_field_sitting (task_id, person_uid);
create index task_field_sitting_person on task_field_sitting (person_uid, last_at desc, id desc);
