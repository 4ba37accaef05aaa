-- Whoever saves a showcase holds it before the rows of its projects; whoever changes who reads a field held the rows first, so that
-- the two could each wait for the other. Showcases come first for both.
create or replace function shown_follows_visibility() returns trigger language plpgsql as $$
begin
  -- The project is held before it is looked at: a publication that is being made meanwhile is seen, or sees this.
  perform from project where id in (select project_id from changed) order by id for no key update;
  perform from publication_template where id in (
    select template_id from shown_project where project_id in (select project_id from changed)) order by id for share;
  perform refresh_shown(array(
    select publication_id from shown_project where project_id in (select project_id from changed)));
  return null;
end
$$;
