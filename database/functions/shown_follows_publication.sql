-- A publication taken back leaves the lists in the same transaction.
create or replace function shown_follows_publication() returns trigger language plpgsql as $$
begin
  delete from shown_project where publication_id = new.id;
  return null;
end
$$;
