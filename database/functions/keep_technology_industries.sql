-- Updates the searchable industries of a technology when one is added or removed.
create or replace function keep_technology_industries() returns trigger language plpgsql as $$
declare
  one bigint := case when tg_op = 'DELETE' then old.technology_id else new.technology_id end;
begin
  update technology t set industries_said = industries_of_technology(one) where t.id = one;
  return null;
end $$;
