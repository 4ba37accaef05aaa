-- What a project says of itself in a line, at length, of its industries, territory and stage lives in its profile alone.
-- The columns of a project that lists read follow from it. The texts and the enumeration that stood there before
-- (industry, territory, stage) stay for the version of the code that ran last; nothing writes them any more.

-- The eight stages of a project are one dictionary -----------------------------------------------------------------

insert into dictionary_value (dictionary_id, code, name_ru, name_en, seq)
select d.id, v.code, v.name_ru, v.name_en, v.seq
from (values
  ('INNOVATIVE', 'Инновационный', 'Innovative', 13),
  ('ENTREPRENEURIAL', 'Предпринимательский', 'Entrepreneurial', 16)
) as v (code, name_ru, name_en, seq) join dictionary d on d.code = 'PROJECT_STAGES'
where not exists (select from dictionary_value h where h.dictionary_id = d.id and h.code = v.code);

-- Whoever works in the United Kingdom names a region as others do (ISO 3166-2).
insert into dictionary_value (dictionary_id, code, name_ru, name_en, parent_value_id)
select d.id, v.code, v.name_ru, v.name_en, p.id
from (values
  ('GB-ENG', 'Англия', 'England'),
  ('GB-SCT', 'Шотландия', 'Scotland'),
  ('GB-WLS', 'Уэльс', 'Wales'),
  ('GB-NIR', 'Северная Ирландия', 'Northern Ireland')
) as v (code, name_ru, name_en)
  join dictionary d on d.code = 'REGIONS'
  join (dictionary_value p join dictionary c on c.id = p.dictionary_id and c.code = 'COUNTRIES') on p.code = 'GB'
where not exists (select from dictionary_value h where h.dictionary_id = d.id and h.code = v.code);
update dictionary_value c set parent_value_id = r.id
from dictionary d, dictionary_value r join dictionary rd on rd.id = r.dictionary_id and rd.code = 'REGIONS'
where d.code = 'CITIES' and c.dictionary_id = d.id and c.name_en = 'London' and r.code = 'GB-ENG';

-- Where nobody has published another version yet, the portal's own contents are still version 1.
create temporary table first_version on commit drop as
select w.dictionary_id from dictionary_version w join dictionary d on d.id = w.dictionary_id
where d.code in ('PROJECT_STAGES', 'REGIONS', 'CITIES') group by 1 having max(w.number) = 1;
update dictionary_value_past h set parent_value_id = v.parent_value_id, parent_code = p.code
from dictionary_value v join dictionary_value p on p.id = v.parent_value_id, first_version f
where h.value_id = v.id and h.dictionary_id = f.dictionary_id and v.name_en = 'London' and p.code = 'GB-ENG';
with added as (
  insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, parent_value_id, parent_code,
    seq, status)
  select v.dictionary_id, v.id, 1, v.code, v.name_ru, v.name_en, v.parent_value_id, p.code, v.seq, v.status
  from dictionary_value v join first_version f on f.dictionary_id = v.dictionary_id
    left join dictionary_value p on p.id = v.parent_value_id
  where v.code in ('INNOVATIVE', 'ENTREPRENEURIAL', 'GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR')
  on conflict do nothing returning dictionary_id
)
update dictionary_version w set added = w.added + a.n, values_count = w.values_count + a.n
from (select dictionary_id, count(*) as n from added group by 1) a where w.dictionary_id = a.dictionary_id;

-- Five codes are the portal's --------------------------------------------------------------------------------------

create temporary table basic on commit drop as
select * from (values ('pitch', 'STRING', null), ('description', 'TEXT', null), ('industries', 'LIST', 'INDUSTRIES'),
  ('territory', 'LIST', 'REGIONS'), ('stage', 'LIST', 'PROJECT_STAGES')) as b (code, type, dictionary);

-- Whoever has given one of them to another question keeps it under a code of its own.
do $$
declare taken text;
begin
  for taken in
    with element as (
      select e from profile_template_version v, jsonb_path_query(v.tree, '$.sections[*].elements[*]') e
    ), named as (
      select e as field, e ->> 'kind' = 'PLAIN' as plain from element
      union all select f, false from element, jsonb_path_query(e, '$.fields[*]') f
      union all select c, false from element, jsonb_path_query(e, '$.columns[*]') c
      union all select o.field, true from profile_object o
    )
    select distinct b.code from basic b join named n on n.field ->> 'code' = b.code
    where not n.plain or n.field ->> 'type' <> b.type or n.field ->> 'dictionary' is distinct from b.dictionary
      or coalesce((n.field ->> 'rich')::boolean, false)
  loop
    update profile_template_version set tree = replace(replace(tree::text,
        '"code": "' || taken || '"', '"code": "' || taken || '_own"'),
        '"source": "' || taken || '"', '"source": "' || taken || '_own"')::jsonb
      where tree::text like '%"' || taken || '"%';
    update profile_object set field = jsonb_set(field, '{code}', to_jsonb(taken || '_own')) where field ->> 'code' = taken;
    update profile_value set element_code = case element_code when taken then taken || '_own' else element_code end,
      field_code = case field_code when taken then taken || '_own' else field_code end
      where element_code = taken or field_code = taken;
    update profile_value_change set element_code = case element_code when taken then taken || '_own' else element_code end,
      field_code = case field_code when taken then taken || '_own' else field_code end
      where element_code = taken or field_code = taken;
    update profile_item set element_code = taken || '_own' where element_code = taken;
    update trackpoint_field set element_code = taken || '_own' where element_code = taken;
    update project_element_visibility set element_code = taken || '_own' where element_code = taken;
    update project_trackpoint set asked = replace(asked::text, '"code": "' || taken || '"', '"code": "' || taken || '_own"')::jsonb
      where asked::text like '%"' || taken || '"%';
    update task_comment set element_code = case element_code when taken then taken || '_own' else element_code end,
      field_code = case field_code when taken then taken || '_own' else field_code end
      where element_code = taken or field_code = taken;
  end loop;
end $$;

insert into profile_object (group_id, field)
select g.id, jsonb_build_object('code', o.code, 'type', o.type, 'required', false,
  'name', jsonb_build_object('ru', o.ru, 'en', o.en), 'shortName', jsonb_build_object('ru', o.short_ru, 'en', o.short_en),
  'description', jsonb_build_object('ru', '', 'en', ''), 'help', jsonb_build_object('ru', o.help_ru, 'en', o.help_en))
  || o.more::jsonb
from (values
  ('description', 'TEXT', 'Описание проекта', 'Description of the project', 'Описание', 'Description',
    'Проблема, решение, рынок, на каком вы этапе и чего хотите от акселератора.',
    'The problem, your solution, the market, your progress and what you want from an accelerator.',
    '{"limits": {"maxLength": 4000}}'),
  ('territory', 'LIST', 'Территория', 'Territory', 'Территория', 'Territory',
    'Регион, где проект работает или собирается работать.', 'The region where the project works or plans to work.',
    '{"limits": {}, "dictionary": "REGIONS"}')
) as o (code, type, ru, en, short_ru, short_en, help_ru, help_en, more)
join object_group g on g.id = (select id from object_group order by seq, id limit 1)
where not exists (select from profile_object h where h.field ->> 'code' = o.code);

-- What lists read of a project follows from its profile ------------------------------------------------------------

alter table project
  add column industry_ids bigint[] not null default '{}',
  add column territory_id bigint,
  add column stage_id bigint;
comment on column project.summary is 'Follows from the value `pitch` of the profile, as description, industry_ids, territory_id and stage_id do.';

-- The ids that a value of a list holds; what is no list holds none.
create function chosen_values(said jsonb) returns bigint[] language sql immutable parallel safe as $$
  select coalesce(array_agg(v::bigint order by n), '{}')
  from jsonb_array_elements_text(case jsonb_typeof(said) when 'array' then said else '[]' end) with ordinality as c (v, n)
  where v ~ '^[0-9]{1,18}$'
$$;

-- Every path that changes a value comes by here. The project's row is locked already by whoever saves (ADR 16), and a
-- value that says the same writes nothing.
create function project_follows_profile() returns trigger language plpgsql as $$
declare
  of_project bigint := coalesce(new.project_id, old.project_id);
  element text := coalesce(new.element_code, old.element_code);
  moment timestamptz := coalesce(new.updated_at, now());
  said jsonb := new.value;
  sentence text := case jsonb_typeof(said) when 'string' then said #>> '{}' else '' end;
  chosen bigint[] := chosen_values(said);
begin
  if element = 'pitch' then
    update project set summary = sentence, updated_at = greatest(updated_at, moment) where id = of_project and summary <> sentence;
  elsif element = 'description' then
    update project set description = sentence, updated_at = greatest(updated_at, moment)
      where id = of_project and description <> sentence;
  elsif element = 'industries' then
    update project set industry_ids = chosen, updated_at = greatest(updated_at, moment)
      where id = of_project and industry_ids <> chosen;
  elsif element = 'territory' then
    update project set territory_id = chosen[1], updated_at = greatest(updated_at, moment)
      where id = of_project and territory_id is distinct from chosen[1];
  else
    update project set stage_id = chosen[1], updated_at = greatest(updated_at, moment)
      where id = of_project and stage_id is distinct from chosen[1];
  end if;
  return null;
end $$;

-- What was asked twice becomes one answer --------------------------------------------------------------------------

create temporary table meant on commit drop as
with compared as (
  select d.code as dictionary, v.id, v.parent_value_id, v.status,
    unnest(array[v.name_ru, v.name_en, v.code]) as name
  from dictionary_value v join dictionary d on d.id = v.dictionary_id
  where d.code in ('INDUSTRIES', 'REGIONS', 'CITIES')
)
select case c.dictionary when 'CITIES' then 'REGIONS' else c.dictionary end as dictionary,
  lower(regexp_replace(btrim(translate(c.name, 'ёЁ’', 'еЕ''')), '\s+', ' ', 'g') collate "ru-x-icu") as key,
  case c.dictionary when 'CITIES' then r.id else c.id end as id, c.dictionary = 'CITIES' as by_city
from compared c
  left join (dictionary_value r join dictionary rd on rd.id = r.dictionary_id and rd.code = 'REGIONS')
    on c.dictionary = 'CITIES' and r.id = c.parent_value_id
where c.status = 'ACTIVE' and (c.dictionary <> 'CITIES' or r.id is not null);
-- A name that several bear means none of them; a region is meant before a city of its name.
create temporary table known on commit drop as
select distinct on (dictionary, key) dictionary, key, id from (
  select dictionary, key, by_city, min(id) as id from meant group by 1, 2, 3 having count(distinct id) = 1
) m order by dictionary, key, by_city;
create unique index on known (dictionary, key);
analyze known;

create temporary table told on commit drop as
with was as (
  select p.id, p.updated_at, p.summary, p.description, p.industry, p.territory, p.stage, i.id as industry_id, r.id as region_id,
    s.id as stage_value,
    coalesce(s.name_ru, '') as stage_ru, coalesce(s.name_en, '') as stage_en,
    (p.name || p.summary || p.description) ~ '[А-Яа-яЁё]' as russian,
    v.pitch, v.said, v.industries, v.region, v.stage_held
  from project p
    left join known i on i.dictionary = 'INDUSTRIES' and p.industry <> '' and i.key
      = lower(regexp_replace(btrim(translate(p.industry, 'ёЁ’', 'еЕ''')), '\s+', ' ', 'g') collate "ru-x-icu")
    left join known r on r.dictionary = 'REGIONS' and p.territory <> '' and r.key
      = lower(regexp_replace(btrim(translate(p.territory, 'ёЁ’', 'еЕ''')), '\s+', ' ', 'g') collate "ru-x-icu")
    left join (dictionary_value s join dictionary d on d.id = s.dictionary_id and d.code = 'PROJECT_STAGES')
      on s.code = p.stage and p.stage <> 'NOT_DETERMINED'
    cross join lateral (
      select min(h.value #>> '{}') filter (where h.element_code = 'pitch') as pitch,
        min(h.value #>> '{}') filter (where h.element_code = 'description') as said,
        (array_agg(h.value) filter (where h.element_code = 'industries'))[1] as industries,
        (array_agg(h.value) filter (where h.element_code = 'territory'))[1] as region,
        (array_agg(h.value) filter (where h.element_code = 'stage'))[1] as stage_held
      from profile_value h
      where h.project_id = p.id and h.item_id is null and h.value is not null
        and h.element_code in (select code from basic)
    ) v
)
-- What the profile says already stays; what the settings said otherwise is kept at the end of the description.
select id, updated_at, coalesce(pitch, nullif(summary, '')) as pitch,
  coalesce(industries, to_jsonb(array[industry_id]) ) as industries,
  coalesce(region, to_jsonb(array[region_id])) as territory,
  coalesce(stage_held, to_jsonb(array[stage_value])) as stage,
  nullif(concat_ws(E'\n\n', coalesce(said, nullif(description, '')),
    case when said is not null and description <> '' and position(description in said) = 0 then description end,
    case when pitch is not null and summary <> '' and summary <> pitch then summary end,
    nullif(concat_ws(E'\n',
      case when industry <> '' and (industry_id is null or industries is not null and not industries @> to_jsonb(industry_id))
        then case when russian then 'Отрасль: ' else 'Industry: ' end || industry end,
      case when territory <> '' and (region_id is null or region is not null and not region @> to_jsonb(region_id))
        then case when russian then 'Территория: ' else 'Territory: ' end || territory end,
      case when stage_held is not null and stage_value is not null and not stage_held @> to_jsonb(stage_value)
        then case when russian then 'Стадия: ' || stage_ru else 'Stage: ' || stage_en end end), '')), '') as description
from was;

create temporary table answer on commit drop as
select t.id as project_id, a.code, a.value, t.updated_at
from told t cross join lateral (values
  ('pitch', to_jsonb(t.pitch)), ('description', to_jsonb(t.description)), ('industries', t.industries),
  ('territory', t.territory), ('stage', t.stage)
) as a (code, value)
where a.value is not null and a.value <> '[null]';

insert into profile_value_change (project_id, element_code, field_code, before, after, at)
select a.project_id, a.code, a.code, h.value, a.value, a.updated_at
from answer a left join profile_value h
  on h.project_id = a.project_id and h.element_code = a.code and h.item_id is null and h.field_code = a.code
where h.value is distinct from a.value;

insert into profile_value (project_id, element_code, field_code, value, updated_at)
select project_id, code, code, value, updated_at from answer
on conflict (project_id, element_code, item_id, field_code) do update
  set value = excluded.value, version = profile_value.version + 1, updated_at = excluded.updated_at
  where profile_value.value is distinct from excluded.value;

update project p set summary = coalesce(t.pitch, ''), description = coalesce(t.description, ''),
  industry_ids = chosen_values(t.industries), territory_id = (chosen_values(t.territory))[1],
  stage_id = (chosen_values(t.stage))[1]
from told t where t.id = p.id;

create trigger project_follows_written_value after insert or update of value on profile_value for each row
  when (new.item_id is null and new.element_code in ('pitch', 'description', 'industries', 'territory', 'stage'))
  execute function project_follows_profile();
create trigger project_follows_deleted_value after delete on profile_value for each row
  when (old.item_id is null and old.element_code in ('pitch', 'description', 'industries', 'territory', 'stage'))
  execute function project_follows_profile();

drop index project_industry;
create index project_industries on project using gin (industry_ids);

-- Everybody who sees a project reads these: what a team said of them otherwise before counts no longer.
delete from project_element_visibility v using basic b where v.element_code = b.code;

-- What columns of spreadsheets fill -------------------------------------------------------------------------------

create function pg_temp.target_now(target text) returns text language sql immutable as $$
  select case target when 'main.summary' then 'plain.pitch' when 'main.description' then 'plain.description'
    when 'main.industry' then 'plain.industries' when 'main.territory' then 'plain.territory'
    when 'main.stage' then 'plain.stage' else target end
$$;
update project_import_mapping m set columns = (
  select jsonb_agg(c || jsonb_build_object('target', pg_temp.target_now(c ->> 'target')) order by n)
  from jsonb_array_elements(m.columns) with ordinality as w (c, n))
where jsonb_array_length(m.columns) > 0;
update project_import i set settings = jsonb_set(settings, '{targets}', (
  select jsonb_agg(case jsonb_typeof(t) when 'string' then to_jsonb(pg_temp.target_now(t #>> '{}')) else t end order by n)
  from jsonb_array_elements(i.settings -> 'targets') with ordinality as w (t, n)))
where jsonb_typeof(settings -> 'targets') = 'array' and jsonb_array_length(settings -> 'targets') > 0;

-- What an import still has to do, and what it can give back, is said in the same words.
create function pg_temp.meaning_of(dictionary_code text, said text) returns jsonb language sql stable as $$
  select (select jsonb_build_array(k.id) from known k where k.dictionary = dictionary_code and k.key
    = lower(regexp_replace(btrim(translate(said, 'ёЁ’', 'еЕ''')), '\s+', ' ', 'g') collate "ru-x-icu"))
$$;
create function pg_temp.answers_in(main jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', a.code, 'value', a.value)), '[]') from (values
    ('summary', 'pitch', to_jsonb(nullif(main ->> 'summary', ''))),
    ('description', 'description', to_jsonb(nullif(main ->> 'description', ''))),
    ('industry', 'industries', pg_temp.meaning_of('INDUSTRIES', main ->> 'industry')),
    ('territory', 'territory', pg_temp.meaning_of('REGIONS', main ->> 'territory')),
    ('stage', 'stage', (select jsonb_build_array(v.id) from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'PROJECT_STAGES' and v.code = main ->> 'stage' and v.code <> 'NOT_DETERMINED'))
  ) as a (setting, code, value) where main ? a.setting
$$;
update project_import_item set plan = plan || jsonb_build_object(
    'main', (plan -> 'main') - array['summary', 'description', 'industry', 'territory', 'stage'],
    'plain', coalesce(plan -> 'plain', '[]') || (
      select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(pg_temp.answers_in(plan -> 'main')) a
      where a -> 'value' <> 'null'))
  where status = 'WAITING' and jsonb_typeof(plan -> 'main') = 'object';
update project_import_item set done = jsonb_set(done, '{before}', done -> 'before' || jsonb_build_object(
    'main', (done #> '{before,main}') - array['summary', 'description', 'industry', 'territory', 'stage'],
    'cells', coalesce(done #> '{before,cells}', '[]') || pg_temp.answers_in(done #> '{before,main}')))
  where status = 'UPDATED' and jsonb_typeof(done #> '{before,main}') = 'object';
