-- Maintains one row for each published project and each element by which its showcase can be sorted, also where the project has no
-- value.
create or replace function order_shown(publications bigint[]) returns void language plpgsql as $$
begin
  with wanted as (
    select s.publication_id, s.template_id, item->>'code' as code, coalesce(s.keys->>(item->>'code'), '') as key
    from shown_project s join publication_template t on t.id = s.template_id,
      jsonb_array_elements(t.sections) as section, jsonb_array_elements(section->'items') as item
    where s.publication_id = any(publications) and (item->>'sorting')::boolean
  ), gone as (
    delete from shown_key k where k.publication_id = any(publications)
      and not exists (select from wanted w where w.publication_id = k.publication_id and w.code = k.code)
  )
  insert into shown_key as k (publication_id, template_id, code, key) select publication_id, template_id, code, key from wanted
  on conflict (publication_id, code) do update set key = excluded.key where k.key <> excluded.key;
end
$$;
