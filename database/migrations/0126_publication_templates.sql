-- Publication templates: what a showcase shows of projects (docs/adr/0067-what-a-showcase-shows.md).

create function codes_of_showcase(sections jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(code #>> '{}'), '{}') from jsonb_path_query(sections, '$[*].items[*].code') as code
$$;

create table publication_template (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  name text not null check (name <> ''),
  content_status text not null default 'DRAFT' check (content_status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  is_main boolean not null default false,
  is_public boolean not null default true,
  -- The colour that the accelerator is known by, as it is legible on light and on dark; null: the portal's own.
  brand_light text check (brand_light ~ '^#[0-9a-f]{6}$'),
  brand_dark text check (brand_dark ~ '^#[0-9a-f]{6}$'),
  -- [{id, title: {ru, en}, items: [{code, label: {ru, en}, card, page, filter, sorting}]}]
  sections jsonb not null default '[]',
  codes text[] not null generated always as (codes_of_showcase(sections)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references person
);
create unique index publication_template_main on publication_template (accelerator_id) where is_main;
create index publication_template_of_accelerator on publication_template (accelerator_id, id desc);
create index publication_template_codes on publication_template using gin (codes);
create index publication_template_updated_by on publication_template (updated_by);

-- An object that a showcase shows is in use, too.
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
