-- Names of the stages in the words that people of the field use. Only names that nobody has changed since they were seeded.

create temporary table stage_name on commit drop as
select d.id as dictionary_id, n.* from (values
  ('INNOVATIVE', 'Инновационный', 'Innovative', 'Инновационная', 'Innovative'),
  ('ENTREPRENEURIAL', 'Предпринимательский', 'Entrepreneurial', 'Предпринимательская', 'Entrepreneurial'),
  ('EARLY_PRESEED', 'Ранний PreSeed', 'Early PreSeed', 'Ранняя предпосевная', 'Early pre-seed'),
  ('LATE_PRESEED', 'Поздний PreSeed', 'Late PreSeed', 'Поздняя предпосевная', 'Late pre-seed'),
  ('EARLY_SEED', 'Ранний Seed', 'Early Seed', 'Ранняя посевная', 'Early seed'),
  ('MIDDLE_SEED', 'Средний Seed', 'Middle Seed', 'Средняя посевная', 'Mid-seed'),
  ('LATE_SEED', 'Поздний Seed', 'Late Seed', 'Поздняя посевная', 'Late seed')
) as n (code, was_ru, was_en, name_ru, name_en) join dictionary d on d.code = 'PROJECT_STAGES';

-- While version 1 is the only one, the portal's own contents are that version.
update dictionary_value_past h set name_ru = n.name_ru, name_en = n.name_en
from stage_name n
where h.dictionary_id = n.dictionary_id and h.code = n.code and h.name_ru = n.was_ru and h.name_en = n.was_en
  and not exists (select from dictionary_version w where w.dictionary_id = n.dictionary_id and w.number > 1);

-- Showcases are told by a job. A database that is just being created has neither showcases nor jobs.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    alter table dictionary_value disable trigger renamed_values_are_told;
  end if;
  update dictionary_value v set name_ru = n.name_ru, name_en = n.name_en
  from stage_name n
  where v.dictionary_id = n.dictionary_id and v.code = n.code and v.name_ru = n.was_ru and v.name_en = n.was_en;
  -- What follows a renamed value at the commit does so now: a table with waiting triggers cannot be altered.
  set constraints all immediate;
  alter table dictionary_value enable trigger renamed_values_are_told;
end $$;
