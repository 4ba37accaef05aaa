-- Whether a value of a project, a task or a showcase uses the code of a profile element.
create or replace function profile_code_is_used(wanted text) returns boolean language plpgsql stable as $$
begin
  return coalesce((select v.element_code from profile_value v where v.element_code >= wanted and v.value is not null
      order by v.element_code limit 1) = wanted, false)
    or coalesce((select v.field_code from profile_value v where v.field_code >= wanted and v.value is not null
      order by v.field_code limit 1) = wanted, false)
    or exists (select from trackpoint_field f where f.element_code = wanted)
    or exists (select from publication_template s where s.codes @> array[wanted]);
end
$$;
