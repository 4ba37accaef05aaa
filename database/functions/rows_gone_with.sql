-- All rows that are deleted together with a row, itself first, and the columns that would be set to null. Reads the foreign keys,
-- so that tables added later are included.
create or replace function rows_gone_with(root regclass, root_id bigint) returns jsonb language plpgsql stable as $$
declare
  waiting jsonb := '[]';
  kept jsonb := '[]';
  tab regclass;
  rows jsonb;
  found jsonb;
  fk record;
begin
  execute format('select jsonb_agg(to_jsonb(t)) from %s t where id = $1', root) into rows using root_id;
  if rows is null then return kept; end if;
  waiting := jsonb_build_array(jsonb_build_object('table', root::text, 'rows', rows));
  while jsonb_array_length(waiting) > 0 loop
    tab := (waiting -> 0 ->> 'table')::regclass;
    rows := waiting -> 0 -> 'rows';
    waiting := waiting - 0;
    kept := kept || (select jsonb_agg(jsonb_build_object('table', tab::text, 'row', r)) from jsonb_array_elements(rows) r);
    for fk in
      select c.conrelid::regclass as child, c.confdeltype = 'n' as forgets, min(a.attname::text) as named,
        string_agg(format('t.%I = p.%I', a.attname, f.attname), ' and ') as meets
      from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k(child_at, parent_at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child_at
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.parent_at
      where c.contype = 'f' and c.confrelid = tab and c.conparentid = 0
      group by c.oid, c.conrelid, c.confdeltype order by c.oid
    loop
      execute format('select jsonb_agg(to_jsonb(t)) from %s t where exists (
        select from jsonb_populate_recordset(null::%s, $1) p where %s)', fk.child, tab, fk.meets)
        into found using rows;
      if found is null then continue; end if;
      if fk.forgets then
        kept := kept || (select jsonb_agg(jsonb_build_object('table', fk.child::text, 'column', fk.named, 'row', r))
          from jsonb_array_elements(found) r);
      else
        -- What is reached by two ways is kept once.
        select jsonb_agg(r) into found from jsonb_array_elements(found) r
        where not kept @> jsonb_build_array(jsonb_build_object('table', fk.child::text, 'row', r))
          and not exists (select from jsonb_array_elements(waiting) w
            where w ->> 'table' = fk.child::text and w -> 'rows' @> jsonb_build_array(r));
        if found is not null then
          waiting := waiting || jsonb_build_object('table', fk.child::text, 'rows', found);
        end if;
      end if;
    end loop;
  end loop;
  return kept;
end $$;
