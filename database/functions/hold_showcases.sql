-- Locks the showcases in which the given projects are published, and the given showcases, in the order of their ids.
create or replace function hold_showcases(projects bigint[], besides bigint[] default '{}') returns void language plpgsql as $$
begin
  perform from publication_template where id = any(besides) or id in (
    select template_id from project_publication where project_id = any(projects) and status = 'PUBLISHED') order by id for share;
end
$$;
