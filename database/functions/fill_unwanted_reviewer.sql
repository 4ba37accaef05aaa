-- Finds the person of an e-mail address that a team does not want as a reviewer.
create or replace function fill_unwanted_reviewer() returns trigger language plpgsql as $$
begin
  new.person_uid := (select p.uid from person p where lower(p.email) = new.email limit 1);
  return new;
end
$$;
