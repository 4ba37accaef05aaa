-- Schedules a job that announces renamed dictionary values to the showcases whose projects contain them, a bounded number of
-- projects at a time.
create or replace function renamed_values_are_told() returns trigger language plpgsql as $$
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
