-- Who saved the answer of a task last: told to whoever writes it at the same time. Unknown of answers saved before.
alter table project_trackpoint
  add column answer_by uuid references person,
  add column answer_at timestamptz;
