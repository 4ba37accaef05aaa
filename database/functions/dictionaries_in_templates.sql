-- Which of the given dictionaries, by code, a version of a profile template uses.
create or replace function dictionaries_in_templates(wanted text[]) returns setof text language sql stable as $$
  select distinct w.code
  from profile_template_version t, jsonb_path_query(t.tree, '$.**.dictionary ? (@.type() == "string")') as named
    join unnest(wanted) as w (code) on to_jsonb(w.code) = named
$$;
