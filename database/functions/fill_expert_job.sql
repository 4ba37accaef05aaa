-- Copies participation, project and track of the task into its expert review.
create or replace function fill_expert_job() returns trigger language plpgsql as $$
begin
  select q.id, q.project_id, q.track_id, p.name
    into new.project_track_id, new.project_id, new.track_id, new.project_name
    from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where w.id = new.task_id;
  return new;
end $$;
