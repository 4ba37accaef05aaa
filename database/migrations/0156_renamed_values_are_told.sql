-- Values of dictionaries are shown by their names of now: whoever keeps a copy of a showcase is told of a new name, a bounded number
-- of projects at a time (`tell-renamed-values`).
create function renamed_values_are_told() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select n.id from renamed n join before b on b.id = n.id
    where (n.name_ru, n.name_en) is distinct from (b.name_ru, b.name_en) order by n.id);
begin
  if ids <> '{}' then
    perform graphile_worker.add_job('tell-renamed-values', json_build_object('valueIds', ids, 'after', 0), max_attempts := 20);
  end if;
  return null;
end
$$;
create trigger renamed_values_are_told after update on dictionary_value
  referencing new table as renamed old table as before for each statement execute function renamed_values_are_told();
