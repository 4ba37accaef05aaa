-- How often reviewers and experts read each profile field of a task, by day. Without the readers: the report on the cost of
-- questions needs the number only.
create table task_field_opening (
  task_id bigint not null references project_trackpoint on delete cascade,
  element_code text not null,
  day date not null,
  opens integer not null default 1 check (opens between 1 and 200),
  primary key (task_id, element_code, day)
);
