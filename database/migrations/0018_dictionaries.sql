-- Dictionaries are kept by administrators: versions of their contents, and where a value is used.

-- The portal's own forms stand on these (features/dictionaries/domain/dictionary-codes.ts): they are never deleted.
alter table dictionary add column built_in boolean not null default false;
update dictionary set built_in = true;

-- The journal: contents that were published under a name.
create table dictionary_version (
  id bigint generated always as identity primary key,
  dictionary_id bigint not null references dictionary on delete cascade,
  number int not null,
  name text not null check (name <> ''),
  published_at timestamptz not null default now(),
  published_by uuid references person,
  added int not null default 0,
  changed int not null default 0,
  archived int not null default 0,
  removed int not null default 0,
  values_count int not null default 0,
  unique (dictionary_id, number)
);
create unique index dictionary_version_name on dictionary_version (dictionary_id, lower(name));

-- What a value was from one version until before another: a version costs what it changed. A deleted value stays.
create table dictionary_value_past (
  dictionary_id bigint not null references dictionary on delete cascade,
  value_id bigint not null,
  from_number int not null,
  until_number int check (until_number > from_number),
  code text not null,
  name_ru text not null,
  name_en text not null,
  parent_value_id bigint,
  parent_code text,
  seq int not null,
  status text not null,
  primary key (dictionary_id, value_id, from_number)
);
create index dictionary_value_past_from on dictionary_value_past (dictionary_id, from_number);
create index dictionary_value_past_until on dictionary_value_past (dictionary_id, until_number);

-- What the portal begins with is version 1 of each.
insert into dictionary_version (dictionary_id, number, name, published_at, added, values_count)
select d.id, 1, '1', d.updated_at, count(v.id), count(v.id) filter (where v.status = 'ACTIVE')
from dictionary d left join dictionary_value v on v.dictionary_id = d.id group by d.id;
insert into dictionary_value_past (dictionary_id, value_id, from_number, code, name_ru, name_en, parent_value_id, parent_code,
  seq, status)
select v.dictionary_id, v.id, 1, v.code, v.name_ru, v.name_en, v.parent_value_id, p.code, v.seq, v.status
from dictionary_value v left join dictionary_value p on p.id = v.parent_value_id;

-- Lists that are archived, or have no parent yet, are looked for.
create index dictionary_value_unplaced on dictionary_value (dictionary_id, seq) where parent_value_id is null;
create index dictionary_value_archived on dictionary_value (dictionary_id) where status = 'ARCHIVE';

-- Chosen values stand in profiles as arrays of ids.
create index profile_value_chosen on profile_value using gin (value jsonb_path_ops) where jsonb_typeof(value) = 'array';

-- Of these values, those that a row of any table refers to, child values too: whatever a later table adds is seen by itself.
create function dictionary_values_referred(wanted bigint[]) returns setof bigint language plpgsql stable as $$
declare place record;
begin
  for place in
    select c.conrelid::regclass as holder, a.attname as field
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'dictionary_value'::regclass and cardinality(c.conkey) = 1
  loop
    return query execute format('select w.id from unnest($1) as w (id) where exists (select from %s h where h.%I = w.id)',
      place.holder, place.field) using wanted;
  end loop;
end $$;

-- Of these values, those that a project's profile holds.
create function dictionary_values_in_profiles(wanted bigint[]) returns setof bigint language sql stable as $$
  select w.id from unnest(wanted) as w (id)
  where exists (select from profile_value v where jsonb_typeof(v.value) = 'array' and v.value @> to_jsonb(w.id))
$$;

-- Of these values, those that decide in a template whether an element is shown.
create function dictionary_values_in_conditions(wanted bigint[]) returns setof bigint language sql stable as $$
  select distinct w.id
  from profile_template_version t, jsonb_path_query(t.tree, '$.**.showIf.anyOf[*] ? (@.type() == "number")') as chosen
    join unnest(wanted) as w (id) on to_jsonb(w.id) = chosen
$$;

-- Of these dictionaries, by code, those that a version of a template chooses from.
create function dictionaries_in_templates(wanted text[]) returns setof text language sql stable as $$
  select distinct w.code
  from profile_template_version t, jsonb_path_query(t.tree, '$.**.dictionary ? (@.type() == "string")') as named
    join unnest(wanted) as w (code) on to_jsonb(w.code) = named
$$;
