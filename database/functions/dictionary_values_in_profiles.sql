-- Which of the given values project profiles contain.
create or replace function dictionary_values_in_profiles(wanted bigint[]) returns setof bigint language sql stable as $$
  select w.id from unnest(wanted) as w (id)
  where exists (select from profile_value v where jsonb_typeof(v.value) = 'array' and v.value @> to_jsonb(w.id))
$$;
