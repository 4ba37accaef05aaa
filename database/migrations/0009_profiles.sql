-- What people tell about themselves, and what they ask to be done with it (docs/adr/0013-profiles-and-erasure.md).

alter table file
  drop constraint file_entity_check,
  add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR'));

-- A person without a row has told nothing yet. Names, phone, consents and invite permissions stand in person.
create table person_profile (
  person_uid uuid primary key references person on delete cascade,
  version integer not null default 1,
  contact_email text not null default '',
  phone_country text not null default '' check (phone_country ~ '^([A-Z]{2})?$'),
  company text not null default '',
  country_id bigint references dictionary_value,
  region_id bigint references dictionary_value check (region_id is null or country_id is not null),
  city_id bigint references dictionary_value check (city_id is null or country_id is not null),
  specialty text not null default '',
  job_positions text[] not null default '{}',
  publications jsonb not null default '[]',
  education jsonb not null default '{"institute": "", "faculty": "", "course": "", "group": ""}',
  student jsonb not null default '{"university": "", "faculty": "", "department": "", "group": "",
    "courseNumber": null, "socialNetwork": ""}',
  investor_type text check (investor_type in ('PRIVATE_INVESTOR', 'BUSINESS_ANGEL', 'ANGEL_SYNDICATE', 'VENTURE_FUND',
    'CORPORATE_INVESTOR', 'FAMILY_OFFICE', 'INVESTMENT_COMPANY', 'BANK', 'STATE_FUND', 'OTHER')),
  investment_from numeric(15, 2) check (investment_from >= 0),
  investment_to numeric(15, 2) check (investment_to > investment_from),
  investment_currency text check (investment_currency in ('RUB', 'USD', 'EUR')),
  about text not null default '',
  avatar_file_id uuid references file,
  avatar_small_file_id uuid references file,
  processing_consent_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((investment_from is null) = (investment_to is null) and (investment_from is null) = (investment_currency is null)),
  check ((avatar_file_id is null) = (avatar_small_file_id is null))
);
create index person_profile_location on person_profile (country_id, region_id, city_id) where country_id is not null;

create table person_industry (
  person_uid uuid not null references person on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (person_uid, value_id)
);
create index person_industry_value on person_industry (value_id, person_uid);

create table person_competency (
  person_uid uuid not null references person on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (person_uid, value_id)
);
create index person_competency_value on person_competency (value_id, person_uid);

create table person_award (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  year integer not null,
  title text not null,
  url text not null default '',
  file_id uuid references file,
  created_at timestamptz not null default now()
);
create index person_award_person on person_award (person_uid, year desc, id desc);

create table erasure_request (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  status text not null default 'ASKED' check (status in ('ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  comment text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references person
);
create unique index erasure_request_open on erasure_request (person_uid) where status = 'ASKED';
create index erasure_request_person on erasure_request (person_uid, id desc);
create index erasure_request_newest on erasure_request (status, id desc);
