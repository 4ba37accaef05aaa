-- The versions of profile templates that contain the code of an element.
create or replace function template_versions_with_code(wanted text) returns setof bigint language sql stable as $$
  select v.id from profile_template_version v where v.codes @> array[wanted]
$$;
