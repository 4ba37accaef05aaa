-- Announces a changed person to every process that caches their rights.
create or replace function tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changed', coalesce(new.uid, old.uid)::text);
  return null;
end $$;
