-- The catalogue of technologies: what the portal's administrators keep for everybody. One row says how often it was
-- changed; whoever changes it holds the row, so that two changes never miss one another.
create table technology_catalogue (
  id boolean primary key default true check (id),
  revision integer not null default 1
);
insert into technology_catalogue default values;

create table technology (
  id bigint generated always as identity primary key,
  code text not null unique,
  name_ru text not null,
  name_en text not null,
  purpose_ru text not null,
  purpose_en text not null default '',
  requirements_ru text not null default '',
  requirements_en text not null default '',
  examples_ru text not null default '',
  examples_en text not null default '',
  areas_ru text not null default '',
  areas_en text not null default '',
  restrictions_ru text not null default '',
  restrictions_en text not null default '',
  -- The readiness of the latest assessment; the assessments keep it.
  level smallint check (level between 1 and 9),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVE')),
  created_by uuid references person on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index technology_author on technology (created_by);
create index technology_by_level on technology (level) where status = 'ACTIVE';

-- Industries in which its use is proven.
create table technology_industry (
  technology_id bigint not null references technology on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (technology_id, value_id)
);
create index technology_industry_of on technology_industry (value_id);

-- What of a technology was found ready, when and by whom; the history stays.
create table technology_readiness (
  id bigint generated always as identity primary key,
  technology_id bigint not null references technology on delete cascade,
  level smallint not null check (level between 1 and 9),
  day date not null,
  evidence text not null,
  assessor text not null,
  created_by uuid references person on delete set null,
  created_at timestamptz not null default now()
);
create index technology_readiness_latest on technology_readiness (technology_id, day desc, id desc);
create index technology_readiness_author on technology_readiness (created_by);

create function keep_technology_level() returns trigger language plpgsql as $$
declare
  touched bigint := coalesce(new.technology_id, old.technology_id);
begin
  update technology t set level = (
    select r.level from technology_readiness r where r.technology_id = touched order by r.day desc, r.id desc limit 1)
  where t.id = touched;
  return null;
end $$;
create trigger technology_readiness_level after insert or update or delete on technology_readiness
  for each row execute function keep_technology_level();

-- `related_id` is the `kind` of `technology_id`: its parent, its next. Each has its inverse.
create table technology_relation (
  technology_id bigint not null references technology on delete cascade,
  related_id bigint not null references technology on delete cascade,
  kind text not null check (kind in ('CHILD', 'PARENT', 'PREVIOUS', 'NEXT', 'NESTED', 'HEAD', 'RELATED')),
  primary key (technology_id, kind, related_id),
  constraint technology_relation_circle check (technology_id <> related_id)
);
create index technology_relation_to on technology_relation (related_id, kind, technology_id);

create function inverse_relation(kind text) returns text language sql immutable as $$
  select case kind
    when 'CHILD' then 'PARENT' when 'PARENT' then 'CHILD'
    when 'PREVIOUS' then 'NEXT' when 'NEXT' then 'PREVIOUS'
    when 'NESTED' then 'HEAD' when 'HEAD' then 'NESTED'
    else kind end
$$;

-- Adds the inverse, and refuses what would make a technology its own ancestor, predecessor or whole.
create function pair_technology_relation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from technology_relation r where r.technology_id = old.related_id and r.related_id = old.technology_id
      and r.kind = inverse_relation(old.kind);
    return null;
  end if;
  insert into technology_relation (technology_id, related_id, kind)
    values (new.related_id, new.technology_id, inverse_relation(new.kind)) on conflict do nothing;
  if new.kind in ('PARENT', 'PREVIOUS', 'HEAD') then
    -- Whoever relates others at the same moment waits: what they made is seen then.
    perform from technology_catalogue for update;
    if exists (
      with recursive above as (
        select new.related_id as id
        union select r.related_id from above join technology_relation r on r.technology_id = above.id and r.kind = new.kind
      ) select from above where id = new.technology_id)
    then
      raise exception 'a circle of relations' using errcode = '23514', constraint = 'technology_relation_circle';
    end if;
  end if;
  return null;
end $$;
create trigger technology_relation_pair after insert or delete on technology_relation
  for each row execute function pair_technology_relation();

-- Who made it and who operates it.
create table technology_person (
  technology_id bigint not null references technology on delete cascade,
  person_uid uuid not null references person on delete cascade,
  kind text not null check (kind in ('AUTHOR', 'OPERATOR')),
  primary key (technology_id, person_uid, kind)
);
create index technology_person_of on technology_person (person_uid);

create table technology_document (
  id bigint generated always as identity primary key,
  technology_id bigint not null references technology on delete cascade,
  file_id uuid not null references file,
  name text not null,
  created_by uuid references person on delete set null,
  created_at timestamptz not null default now()
);
create index technology_document_of on technology_document (technology_id, id);
create index technology_document_file on technology_document (file_id);
create index technology_document_author on technology_document (created_by);
