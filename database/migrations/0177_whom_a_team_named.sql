-- Whom a team named by an address stays named when they change it: whoever has the address is kept with it. The team is not told whether
-- anybody does.
alter table unwanted_reviewer add column person_uid uuid references person on delete set null;
create index unwanted_reviewer_person on unwanted_reviewer (person_uid) where person_uid is not null;

update unwanted_reviewer n set person_uid = p.uid from person p where lower(p.email) = n.email;

create function fill_unwanted_reviewer() returns trigger language plpgsql as $$
begin
  new.person_uid := (select p.uid from person p where lower(p.email) = new.email limit 1);
  return new;
end
$$;
create trigger fill_person before insert on unwanted_reviewer for each row execute function fill_unwanted_reviewer();

create function keep_unwanted_reviewer() returns trigger language plpgsql as $$
begin
  update unwanted_reviewer set person_uid = old.uid where email = lower(old.email) and person_uid is null;
  return null;
end
$$;
-- Whoever registered after they were named, and changes the address then.
create trigger keep_named after update of email on person
  for each row when (old.email is distinct from new.email) execute function keep_unwanted_reviewer();
