-- The order of a showcase by an element of its template is walked by an index, as those by date and name are.
create table shown_key (
  publication_id bigint not null references shown_project on delete cascade,
  code text not null,
  template_id bigint not null,
  -- A text that stands in the order of the values; empty where nothing is shown of it to everybody.
  key text not null,
  primary key (publication_id, code)
);
create index shown_key_order on shown_key (template_id, code, key, publication_id);

-- What a showcase is ordered by has a row for each of its projects, whether it says something or not.
create function order_shown(publications bigint[]) returns void language plpgsql as $$
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

-- The keys of a row are made with it: they are never of another instant.
create function shown_is_ordered() returns trigger language plpgsql as $$
begin
  perform order_shown(array(select publication_id from changed));
  return null;
end
$$;
create trigger shown_is_ordered after update on shown_project
  referencing new table as changed for each statement execute function shown_is_ordered();

select order_shown(array(select publication_id from shown_project));
