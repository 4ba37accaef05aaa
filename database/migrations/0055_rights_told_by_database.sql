-- Every process keeps what people may do until it hears that this changed. The database says so itself, when the change
-- is committed and whoever made it: no use case, tool or hand can forget to.
create function tell_person_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('person_changed', old.person_uid::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('person_changed', new.person_uid::text); end if;
  return null;
end $$;

create trigger tell_changed after insert or update or delete on person_role
  for each row execute function tell_person_changed();
create trigger tell_changed after insert or update or delete on person_access_flag
  for each row execute function tell_person_changed();
create trigger tell_changed after insert or update or delete on accelerator_member
  for each row execute function tell_person_changed();

create function tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changed', coalesce(new.uid, old.uid)::text);
  return null;
end $$;

-- That nobody is there is kept, too.
create trigger tell_made after insert or delete on person for each row execute function tell_person();
create trigger tell_changed after update of status, erased_at on person for each row
  when ((old.status, old.erased_at) is distinct from (new.status, new.erased_at)) execute function tell_person();

create function tell_members() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changed', person_uid::text) from accelerator_member where accelerator_id = new.id;
  return null;
end $$;

-- The name, too, stands before the eyes of all members.
create trigger tell_members after update of approval, name on accelerator for each row
  when ((old.approval, old.name) is distinct from (new.approval, new.name)) execute function tell_members();
