-- Regions follow ISO 3166-2 alone (docs/adr/0014-dictionaries-are-data.md). Whoever chose a place that goes keeps the
-- country.

create temporary table leaving on commit drop as
with recursive below as (
  select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
  where d.code = 'REGIONS' and v.code in ('RU-XCR', 'RU-XSE', 'RU-XDO', 'RU-XLU', 'RU-XZA', 'RU-XKH')
  union all
  select v.id from dictionary_value v join below b on v.parent_value_id = b.id
)
select id from below;

update person_profile set city_id = null where city_id in (select id from leaving);
update person_profile set region_id = null where region_id in (select id from leaving);
delete from dictionary_value where id in (select id from leaving);
