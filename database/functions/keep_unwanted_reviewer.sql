-- Remembers the person when the address by which a team named an unwanted reviewer changes.
create or replace function keep_unwanted_reviewer() returns trigger language plpgsql as $$
begin
  update unwanted_reviewer set person_uid = old.uid where email = lower(old.email) and person_uid is null;
  return null;
end
$$;
