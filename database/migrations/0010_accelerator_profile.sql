-- What an accelerator tells of itself, its way to the portal's approval, its documents and marketing files (spec 3).

alter table accelerator
  -- Takes the place of `country`, which held a name and is read by nothing any more.
  add column country_id bigint references dictionary_value,
  add column target_audience text not null default '',
  add column finalists text not null default '',
  add column selection_conditions text not null default '',
  add column licence_id text not null default '',
  add column licence_holder text not null default '',
  add column contact_name text not null default '',
  add column contact_phone text not null default '',
  add column contact_email text not null default '',
  add column logo_file_id uuid references file,
  add column team_recruiting boolean not null default false,
  add column track_transfer boolean not null default false,
  add column approval_reason text not null default '',
  add column approval_at timestamptz not null default now(),
  add column decided_by uuid references person,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
update accelerator set approval_at = created_at, updated_at = created_at;
update accelerator a set country_id = v.id
from dictionary_value v join dictionary d on d.id = v.dictionary_id
where d.code = 'COUNTRIES' and a.country <> '' and a.country in (v.name_ru, v.name_en);
create index accelerator_newest on accelerator (approval, created_at desc, id desc);
create index accelerator_requester on accelerator (created_by);
create index accelerator_logo on accelerator (logo_file_id) where logo_file_id is not null;

create table accelerator_industry (
  accelerator_id bigint not null references accelerator on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (accelerator_id, value_id)
);
create index accelerator_industry_value on accelerator_industry (value_id);

create table accelerator_transfer_target (
  accelerator_id bigint not null references accelerator on delete cascade,
  target_id bigint not null references accelerator on delete cascade check (target_id <> accelerator_id),
  primary key (accelerator_id, target_id)
);
create index accelerator_transfer_target_of on accelerator_transfer_target (target_id);

create table accelerator_document (
  id bigint generated always as identity primary key,
  -- Null while the request that it belongs to is being written: then it is its uploader's alone.
  accelerator_id bigint references accelerator on delete cascade,
  file_id uuid not null references file,
  name text not null check (name <> ''),
  created_by uuid not null references person,
  created_at timestamptz not null default now()
);
create index accelerator_document_of on accelerator_document (accelerator_id, id desc);
create index accelerator_document_waiting on accelerator_document (created_by, id desc) where accelerator_id is null;

create table marketing_file (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  file_id uuid not null unique references file,
  name text not null check (name <> ''),
  description text not null default '',
  access text not null default 'TEAM' check (access in ('EVERYONE', 'TEAM')),
  created_by uuid not null references person,
  created_at timestamptz not null default now()
);
create index marketing_file_newest on marketing_file (accelerator_id, id desc);

insert into application_setting (key, value) values ('acceleratorRequestLimit', '3') on conflict do nothing;
