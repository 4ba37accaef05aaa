-- What a technology is found by, worked out when it is written: a search of ten thousand asked each of them anew.
alter table technology add column industries_said text not null default '';
alter table technology add column said text generated always as
  (code || ' ' || name_ru || ' ' || name_en || ' ' || purpose_ru || ' ' || purpose_en || ' ' || areas_ru || ' ' || areas_en
   || ' ' || industries_said) stored;
alter table technology add column words tsvector generated always as
  (search_document(code || ' ' || name_ru || ' ' || name_en || ' ' || purpose_ru || ' ' || purpose_en || ' ' || areas_ru
   || ' ' || areas_en || ' ' || industries_said)) stored;

create function industries_of_technology(one bigint) returns text language sql stable as $$
  select coalesce(string_agg(v.name_ru || ' ' || v.name_en, ' ' order by v.id), '')
  from technology_industry i join dictionary_value v on v.id = i.value_id where i.technology_id = one
$$;

update technology t set industries_said = industries_of_technology(t.id)
where exists (select from technology_industry i where i.technology_id = t.id);

create function keep_technology_industries() returns trigger language plpgsql as $$
declare
  one bigint := case when tg_op = 'DELETE' then old.technology_id else new.technology_id end;
begin
  update technology t set industries_said = industries_of_technology(one) where t.id = one;
  return null;
end $$;
create trigger technology_industry_said after insert or delete on technology_industry
  for each row execute function keep_technology_industries();

-- An industry that gets another name.
create function rename_technology_industries() returns trigger language plpgsql as $$
begin
  update technology t set industries_said = industries_of_technology(t.id)
  where t.id in (select i.technology_id from technology_industry i where i.value_id = new.id);
  return null;
end $$;
create trigger dictionary_value_of_technologies after update on dictionary_value
  for each row when (old.name_ru <> new.name_ru or old.name_en <> new.name_en)
  execute function rename_technology_industries();
