-- Whether a code is in use is asked of every object of the catalogue. With 100,000 projects a page of it cost 3.4 s.

-- The first value at or behind a code in the order of its index: asked whether any exists, the database expected one soon and
-- read half a million values of a code that has none. In PL/pgSQL the plan is made once for all rows, not for each.
create or replace function profile_code_is_used(wanted text) returns boolean language plpgsql stable as $$
begin
  return coalesce((select v.element_code from profile_value v where v.element_code >= wanted and v.value is not null
      order by v.element_code limit 1) = wanted, false)
    or coalesce((select v.field_code from profile_value v where v.field_code >= wanted and v.value is not null
      order by v.field_code limit 1) = wanted, false)
    or exists (select from trackpoint_field f where f.element_code = wanted);
end
$$;

-- The codes of elements, fields and columns of a version stand beside its tree: nobody takes the tree apart to look for one.
create function codes_of_tree(tree jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct code #>> '{}'), '{}') from (
    select jsonb_path_query(tree, '$.sections[*].elements[*].code') as code
    union all select jsonb_path_query(tree, '$.sections[*].elements[*].fields[*].code')
    union all select jsonb_path_query(tree, '$.sections[*].elements[*].columns[*].code')) codes
$$;
alter table profile_template_version add column codes text[] generated always as (codes_of_tree(tree)) stored;
create index profile_template_version_codes on profile_template_version using gin (codes);

create or replace function template_versions_with_code(wanted text) returns setof bigint language sql stable as $$
  select v.id from profile_template_version v where v.codes @> array[wanted]
$$;
create or replace function templates_with_code(wanted text) returns setof bigint language sql stable as $$
  select distinct v.template_id from profile_template_version v where v.codes @> array[wanted]
$$;
