-- Copies the latest readiness level into the technology.
create or replace function keep_technology_level() returns trigger language plpgsql as $$
declare
  touched bigint := coalesce(new.technology_id, old.technology_id);
begin
  update technology t set level = (
    select r.level from technology_readiness r where r.technology_id = touched order by r.day desc, r.id desc limit 1)
  where t.id = touched;
  return null;
end $$;
