-- The profile engine: versions of templates as trees, values of projects by the codes of elements, and their history.

create table profile_template (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  description text not null default '',
  -- The template that every project's profile begins with.
  main boolean not null default false,
  copied_from_id bigint references profile_template on delete set null,
  created_by uuid references person,
  created_at timestamptz not null default now()
);
create unique index profile_template_one_main on profile_template (main) where main;

create table profile_template_version (
  id bigint generated always as identity primary key,
  template_id bigint not null references profile_template on delete cascade,
  number integer not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVE')),
  tree jsonb not null default '{"sections": []}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  unique (template_id, number)
);
create unique index profile_template_one_draft on profile_template_version (template_id) where status = 'DRAFT';
create unique index profile_template_one_active on profile_template_version (template_id) where status = 'ACTIVE';

-- One repetition of a group or one row of a table; a plain element has none.
create table profile_item (
  id uuid primary key,
  project_id bigint not null references project on delete cascade,
  element_code text not null,
  seq integer not null,
  row_key text,
  created_at timestamptz not null default now()
);
create index profile_item_element on profile_item (project_id, element_code, seq, id);
create unique index profile_item_fixed_row on profile_item (project_id, element_code, row_key) where row_key is not null;

-- One value: of a plain element (item is null), of a field of a group, of a cell of a table.
create table profile_value (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  element_code text not null,
  item_id uuid references profile_item on delete cascade,
  field_code text not null,
  value jsonb,
  version integer not null default 1,
  updated_by uuid references person,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (project_id, element_code, item_id, field_code)
);
create index profile_value_used on profile_value (element_code);

create table profile_value_change (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  element_code text not null,
  item_id uuid,
  field_code text not null,
  before jsonb,
  after jsonb,
  changed_by uuid references person,
  acting_by uuid references person,
  at timestamptz not null default now()
);
create index profile_value_change_field on profile_value_change (project_id, element_code, field_code, id desc);

-- What a trackpoint asks for of the profile, in its order; a running task keeps the version it began with.
create table trackpoint_field (
  trackpoint_id bigint not null references trackpoint on delete cascade,
  template_id bigint not null references profile_template,
  element_code text not null,
  seq integer not null,
  required boolean not null default false,
  read_only boolean not null default false,
  primary key (trackpoint_id, element_code)
);
create index trackpoint_field_used on trackpoint_field (element_code);
alter table project_trackpoint add column profile_version_ids bigint[] not null default '{}';
