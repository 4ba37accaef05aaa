-- Announces a changed accelerator to every process that caches the rights of its members.
create or replace function tell_members() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changed', person_uid::text) from accelerator_member where accelerator_id = new.id;
  return null;
end $$;
