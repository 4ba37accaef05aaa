-- The state of a task at a moment of the past, from the audit.
create or replace function task_state_at(task project_trackpoint, moment timestamptz) returns text language sql stable as $$
  select case
    when task.state_changed_at < moment then task.state
    else coalesce(
      (select e.to_state from audit_entry e
        where e.subject = 'task' and e.subject_id = task.id::text and e.at < moment and e.to_state is not null
        order by e.id desc limit 1),
      'NOT_STARTED') end
$$;
