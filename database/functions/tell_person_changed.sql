-- Announces changed roles or memberships to every process that caches rights of people. The database does so itself on commit, so
-- that no use case, tool or manual change can forget it.
create or replace function tell_person_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('person_changed', old.person_uid::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('person_changed', new.person_uid::text); end if;
  return null;
end $$;
