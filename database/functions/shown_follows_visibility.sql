-- Changed visibility of profile elements changes what showcases show of the projects.
create or replace function shown_follows_visibility() returns trigger language plpgsql as $$
declare
  of_projects bigint[] := array(select distinct project_id from changed);
begin
  -- The project is held before it is looked at: a publication that is being made meanwhile is seen, or sees this.
  perform from project where id = any(of_projects) order by id for no key update;
  perform hold_showcases(of_projects);
  perform refresh_shown(array(select publication_id from shown_project where project_id = any(of_projects)));
  return null;
end
$$;
