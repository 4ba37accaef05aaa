-- The logo of a published project stands, for whoever is outside of its team, at an address of its publication: nobody guesses it, and
-- it ends with what it belongs to.
alter table shown_project add column logo_key uuid not null default gen_random_uuid();
create unique index shown_project_logo on shown_project (logo_key);

-- Shown to fewer, it moves: whoever only has the address is one of those that it is not shown to any more.
create function shown_to_fewer() returns trigger language plpgsql as $$
begin
  new.logo_key := gen_random_uuid();
  return new;
end
$$;
create trigger shown_to_fewer before update of reach on shown_project for each row
  when (new.reach > old.reach) execute function shown_to_fewer();
