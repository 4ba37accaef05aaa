-- The reports on the path read two moments of each of an accelerator's applications. When the first task began is kept with the
-- rest of what is worked out of its tasks (`standing_of`), and how long tasks stayed in a state is read from an index.
alter table acceleration_request add column begun_at timestamptz;

-- Its result has another column: the new one is among the functions.
drop function standing_of(acceleration_request);

update acceleration_request r set begun_at = b.begun_at
from (select q.request_id, min(w.started_at) as begun_at from project_track q join project_trackpoint w on w.project_track_id = q.id
  where w.started_at is not null group by 1) b
where b.request_id = r.id;

drop trigger follow on project_trackpoint;
create trigger follow after update of state, state_changed_at, started_at, due_on on project_trackpoint for each row
  when (old.state is distinct from new.state or old.state_changed_at is distinct from new.state_changed_at
    or old.started_at is distinct from new.started_at or old.due_on is distinct from new.due_on)
  execute function follow_task();

-- The moves of an accelerator's tasks, task by task in their order.
create index audit_entry_moves on audit_entry (accelerator_id, subject_id, id) include (at, to_state)
  where subject = 'task' and to_state is not null;
