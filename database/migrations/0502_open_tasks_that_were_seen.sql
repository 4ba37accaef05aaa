-- When everybody first saw an open task: one that was recalled since is cancelled, not deleted.
alter table open_task add column first_published_at timestamptz;

update open_task t set first_published_at = coalesce(
  t.published_at,
  (select min(a.at) from audit_entry a where a.subject = 'open_task' and a.subject_id = t.id::text and a.action = 'approve'),
  (select min(r.at) from open_task_receipt r where r.task_id = t.id),
  (select min(q.asked_at) from open_task_question q where q.task_id = t.id)
);

-- A withdrawn entry does not keep the team from entering again by somebody else.
drop index open_task_entry_of_project;
create unique index open_task_entry_of_project on open_task_entry (task_id, project_id)
  where project_id is not null and withdrawn_at is null;
