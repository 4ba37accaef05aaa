-- Whether a code holds values is asked of every object of the catalogue: fields of groups and tables are found by it too.
create index profile_value_used_field on profile_value (field_code);

-- Versions of templates that have an element, a field or a column of this code; what a condition names is not one.
create function template_versions_with_code(wanted text) returns setof bigint language sql stable as $$
  select v.id from profile_template_version v
  where v.tree @? format('$.sections[*].elements[*] ? (@.code == %1$s || @.fields[*].code == %1$s || @.columns[*].code == %1$s)',
    to_json(wanted))::jsonpath
$$;
create or replace function templates_with_code(wanted text) returns setof bigint language sql stable as $$
  select distinct v.template_id from profile_template_version v where v.id in (select template_versions_with_code(wanted))
$$;

-- A percent is from 0 to 100 (specification 9): what may fall below or grow beyond is a number of percents.
update profile_object set field = field || '{"type": "NUMBER", "unit": {"ru": "%", "en": "%"}}'
where code in ('revenue_growth', 'gross_margin') and type = 'PERCENT'
  and not exists (select templates_with_code(code)) and not profile_code_is_used(code);
update profile_object set field = jsonb_set(field, '{limits,min}', '0')
where type = 'PERCENT' and (field#>>'{limits,min}')::numeric < 0;
