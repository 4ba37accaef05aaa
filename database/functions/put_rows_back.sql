-- Inserts the rows saved by `rows_gone_with` again. Returns the number of rows that could not be inserted because a row they
-- refer to no longer exists.
create or replace function put_rows_back(kept jsonb) returns integer language plpgsql as $$
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
  -- References that were set to null are restored, unless they have another value now.
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
