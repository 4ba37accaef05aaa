-- A deleted project can be brought back for thirty days: its rows are kept with it, as they were.
create table deleted_project (
  id bigint primary key,
  serial_number text not null,
  name text not null,
  leader_uid uuid references person,
  keeper_accelerator_id bigint references accelerator on delete set null,
  deleted_by uuid references person,
  deleted_at timestamptz not null default now(),
  kept jsonb not null
);
create index deleted_project_at on deleted_project (deleted_at);
create index deleted_project_leader on deleted_project (leader_uid);

-- Every row that goes with a row when it is deleted, itself first, and what would only forget it. Read from the foreign
-- keys: a table that is added later is kept as well.
create function rows_gone_with(root regclass, root_id bigint) returns jsonb language plpgsql stable as $$
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

-- Puts rows back that were kept, and answers how many could not be: what they hang on is gone meanwhile.
create function put_rows_back(kept jsonb) returns integer language plpgsql as $$
declare
  waiting jsonb[] := array(select e from jsonb_array_elements(kept) with ordinality as k(e, n) where not e ? 'column' order by n);
  later jsonb[];
  entry jsonb;
  root jsonb := kept -> 0;
  columns text;
  same text;
begin
  loop
    later := '{}';
    foreach entry in array waiting loop
      select string_agg(format('%I', attname), ', ') into columns from pg_attribute
      where attrelid = (entry ->> 'table')::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      begin
        execute format('insert into %1$s (%2$s) overriding system value
          select %2$s from jsonb_populate_record(null::%1$s, $1) %3$s', entry ->> 'table', columns,
          case when entry = root then '' else 'on conflict do nothing' end) using entry -> 'row';
      exception when foreign_key_violation then
        later := later || entry;
      end;
    end loop;
    exit when cardinality(later) in (0, cardinality(waiting));
    waiting := later;
  end loop;
  -- What only forgot them remembers them again, unless it belongs to something else by now.
  for entry in select e from jsonb_array_elements(kept) e where e ? 'column' loop
    select string_agg(format('t.%1$I = p.%1$I', a.attname), ' and ') into same
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = (entry ->> 'table')::regclass and i.indisprimary;
    begin
      execute format('update %1$s t set %2$I = p.%2$I from jsonb_populate_record(null::%1$s, $1) p
        where %3$s and t.%2$I is null', entry ->> 'table', entry ->> 'column', same) using entry -> 'row';
    exception when foreign_key_violation or check_violation or unique_violation then
      null;
    end;
  end loop;
  return cardinality(later);
end $$;
