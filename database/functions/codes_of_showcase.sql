-- The codes of profile elements that the sections of a showcase show.
create or replace function codes_of_showcase(sections jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(code #>> '{}'), '{}') from jsonb_path_query(sections, '$[*].items[*].code') as code
$$;
