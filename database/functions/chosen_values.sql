-- The ids of dictionary values in the value of a list field; none for anything that is not a list.
create or replace function chosen_values(said jsonb) returns bigint[] language sql immutable parallel safe as $$
  select coalesce(array_agg(v::bigint order by n), '{}')
  from jsonb_array_elements_text(case jsonb_typeof(said) when 'array' then said else '[]' end) with ordinality as c (v, n)
  where v ~ '^[0-9]{1,18}$'
$$;
