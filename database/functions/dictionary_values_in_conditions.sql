-- Which of the given values are in the display conditions of a profile template.
create or replace function dictionary_values_in_conditions(wanted bigint[]) returns setof bigint language sql stable as $$
  select distinct w.id
  from profile_template_version t, jsonb_path_query(t.tree, '$.**.showIf.anyOf[*] ? (@.type() == "number")') as chosen
    join unnest(wanted) as w (id) on to_jsonb(w.id) = chosen
$$;
