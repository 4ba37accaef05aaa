-- A renamed industry changes the searched text of its technologies.
create or replace function rename_technology_industries() returns trigger language plpgsql as $$
begin
  update technology t set industries_said = industries_of_technology(t.id)
  where t.id in (select i.technology_id from technology_industry i where i.value_id = new.id);
  return null;
end $$;
