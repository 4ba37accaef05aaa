-- Changed settings of a showcase change what it shows of its projects.
create or replace function shown_follows_template() returns trigger language plpgsql as $$
begin
  perform refresh_shown(array(select publication_id from shown_project where template_id = new.id));
  perform lead_shown(array(select project_id from shown_project where template_id = new.id));
  return null;
end
$$;
