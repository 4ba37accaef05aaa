-- Changed visibility of profile elements changes what showcases show of the projects.
create or replace function shown_follows_visibility() returns trigger language plpgsql as $$
declare
  of_projects bigint[] := array(select distinct project_id from changed);
begin
  -- The project is locked before it is read: a concurrent publication is seen, or sees this change.
  perform from project where id = any(of_projects) order by id for no key update;
  perform hold_showcases(of_projects);
  perform refresh_shown(array(select publication_id from shown_project where project_id = any(of_projects)));
  return null;
end
$$;
