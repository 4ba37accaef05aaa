-- Changes the address of a logo that fewer people may see, so that its former address no longer works.
create or replace function shown_to_fewer() returns trigger language plpgsql as $$
begin
  new.logo_key := gen_random_uuid();
  return new;
end
$$;
