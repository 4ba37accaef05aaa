-- Updates the sort keys of new or changed projects of a showcase in the same statement.
create or replace function shown_is_ordered() returns trigger language plpgsql as $$
begin
  perform order_shown(array(select publication_id from changed));
  return null;
end
$$;
