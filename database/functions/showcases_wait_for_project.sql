-- A project that is deleted locks its showcases in the same order as all other changes.
create or replace function showcases_wait_for_project() returns trigger language plpgsql as $$
begin
  perform hold_showcases(array[old.id]);
  return old;
end
$$;
