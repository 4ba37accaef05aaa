-- The profile templates of which a version contains the code of an element.
create or replace function templates_with_code(wanted text) returns setof bigint language sql stable as $$
  select distinct v.template_id from profile_template_version v where v.codes @> array[wanted]
$$;
