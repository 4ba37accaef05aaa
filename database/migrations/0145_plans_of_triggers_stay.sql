-- What follows a task or a participation was planned anew at every move: the list of applications is one of any length, so the
-- planner took each call's own for cheaper. Planning was half of what a move cost the database.
alter function follow_work(bigint[]) set plan_cache_mode = force_generic_plan;
alter function follow_new_tasks() set plan_cache_mode = force_generic_plan;

-- The count of accepted tasks changes only when one is accepted, or is no more.
create or replace function follow_task() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  of_request bigint;
begin
  select request_id into of_request from project_track where id = new.project_track_id for no key update;
  if (old.state = 'ACCEPT_CODE') <> (new.state = 'ACCEPT_CODE') then
    update project_track set tasks_accepted = (
        select count(*) from project_trackpoint where project_track_id = new.project_track_id and state = 'ACCEPT_CODE')
      where id = new.project_track_id;
  end if;
  perform follow_work(array[of_request]);
  return null;
end $$;
