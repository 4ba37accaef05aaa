-- When the due date of a review was last moved: nobody is reminded of it within half a day.
alter table expert_job add column due_changed_at timestamptz;

-- Reminders look up open tasks of an accelerator by their day.
create index project_trackpoint_open_due on project_trackpoint (accelerator_id, due_on)
where state in ('NOT_STARTED', 'PROCESS_CODE', 'START');
