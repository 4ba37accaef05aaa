-- When a task was last handed in before it was decided: the days of reviews count from it, for tens of thousands of decisions at once.
create index audit_entry_handed_in on audit_entry (subject_id, id desc) include (at)
  where subject = 'task' and to_state = 'DONE_CODE';
