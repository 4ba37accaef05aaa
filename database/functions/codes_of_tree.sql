-- The codes of elements, fields and columns of a profile template, stored next to its tree for an index.
create or replace function codes_of_tree(tree jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct code #>> '{}'), '{}') from (
    select jsonb_path_query(tree, '$.sections[*].elements[*].code') as code
    union all select jsonb_path_query(tree, '$.sections[*].elements[*].fields[*].code')
    union all select jsonb_path_query(tree, '$.sections[*].elements[*].columns[*].code')) codes
$$;
