-- A changed task updates the count of accepted tasks and the application.
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
