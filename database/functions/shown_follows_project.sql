-- A changed project changes what showcases show of it, and which of its publications leads.
create or replace function shown_follows_project() returns trigger language plpgsql as $$
begin
  perform refresh_shown(array(select publication_id from shown_project where project_id = new.id));
  perform lead_shown(array[new.id]);
  return null;
end
$$;
