-- The names of a technology's industries in both languages, as searches read them.
create or replace function industries_of_technology(one bigint) returns text language sql stable as $$
  select coalesce(string_agg(v.name_ru || ' ' || v.name_en, ' ' order by v.id), '')
  from technology_industry i join dictionary_value v on v.id = i.value_id where i.technology_id = one
$$;
