-- Which of the given values a row of any table refers to. Reads the foreign keys, so that tables added later are included.
create or replace function dictionary_values_referred(wanted bigint[]) returns setof bigint language plpgsql stable as $$
declare place record;
begin
  for place in
    select c.conrelid::regclass as holder, a.attname as field
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'dictionary_value'::regclass and cardinality(c.conkey) = 1
  loop
    return query execute format('select w.id from unnest($1) as w (id) where exists (select from %s h where h.%I = w.id)',
      place.holder, place.field) using wanted;
  end loop;
end $$;
