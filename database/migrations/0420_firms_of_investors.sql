-- A firm of investors: its people share the pipeline, notes and files that they keep in it.
create table investor_firm (
  id bigint generated always as identity primary key,
  name text not null,
  about text not null default '',
  created_by uuid not null references person,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index investor_firm_created_by on investor_firm (created_by);

-- Who is in it; the row goes when somebody leaves, and with it everything of the firm closes to them at once.
create table firm_member (
  person_uid uuid primary key references person on delete cascade,
  firm_id bigint not null references investor_firm on delete cascade,
  admin boolean not null default false,
  joined_at timestamptz not null default now()
);
create index firm_member_firm on firm_member (firm_id);

-- Whom the firm has invited, by the address that was typed: it says nothing of whether anybody has it.
create table firm_invitation (
  id bigint generated always as identity primary key,
  firm_id bigint not null references investor_firm on delete cascade,
  email text not null,
  status text not null default 'SENT' check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'REVOKED')),
  invited_by uuid not null references person,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index firm_invitation_firm on firm_invitation (firm_id);
create index firm_invitation_invited_by on firm_invitation (invited_by);
create index firm_invitation_address on firm_invitation (lower(email)) where status = 'SENT';
create unique index firm_invitation_once on firm_invitation (firm_id, lower(email)) where status = 'SENT';

-- A card that stands in the firm's pipeline; whoever put it there may have left.
alter table pipeline_card alter column owner_uid drop not null;
alter table pipeline_card add column firm_id bigint references investor_firm on delete cascade;
create unique index pipeline_card_of_firm on pipeline_card (firm_id, project_id) where firm_id is not null;
alter table pipeline_card add constraint pipeline_card_of_somebody check (owner_uid is not null or firm_id is not null);

-- Files at a card.
create table pipeline_file (
  id bigint generated always as identity primary key,
  card_id bigint not null references pipeline_card on delete cascade,
  file_id uuid not null references file,
  created_by uuid not null references person,
  created_at timestamptz not null default now()
);
create index pipeline_file_card on pipeline_file (card_id, id);
create index pipeline_file_file on pipeline_file (file_id);
create index pipeline_file_created_by on pipeline_file (created_by);

-- What an investor, or their firm, calls the stages.
create table pipeline_stage_name (
  id bigint generated always as identity primary key,
  owner_uid uuid references person on delete cascade,
  firm_id bigint references investor_firm on delete cascade,
  stage text not null check (stage in ('WATCHING', 'CONTACTED', 'STUDYING', 'TERMS', 'INVESTED', 'PASSED')),
  name text not null,
  check ((owner_uid is null) <> (firm_id is null))
);
create unique index pipeline_stage_name_own on pipeline_stage_name (owner_uid, stage) where owner_uid is not null;
create unique index pipeline_stage_name_firm on pipeline_stage_name (firm_id, stage) where firm_id is not null;

-- What an investor looks for in the showcase again and again.
create table investor_search (
  id bigint generated always as identity primary key,
  owner_uid uuid not null references person on delete cascade,
  name text not null,
  find_text text not null default '',
  industry_ids bigint[] not null default '{}',
  stage_ids bigint[] not null default '{}',
  mails boolean not null default true,
  -- Projects published after this are new.
  seen_at timestamptz not null default now(),
  told_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index investor_search_owner on investor_search (owner_uid, id);

-- The portal's administrators have checked by hand who an investor is; the mark is taken away, never deleted.
create table investor_verification (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  evidence text not null,
  checked_day date not null,
  given_by uuid not null references person,
  given_at timestamptz not null default now(),
  taken_by uuid references person,
  taken_at timestamptz,
  taken_reason text not null default '',
  check ((taken_at is null) = (taken_by is null))
);
create unique index investor_verification_now on investor_verification (person_uid) where taken_at is null;
create index investor_verification_person on investor_verification (person_uid, id desc);
create index investor_verification_given_by on investor_verification (given_by);
create index investor_verification_taken_by on investor_verification (taken_by);

-- Files at cards of a pipeline.
alter table file drop constraint file_entity_check;
alter table file add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS',
    'ACCELERATOR_LOGO', 'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE', 'SHOWCASE_PICTURE', 'OPEN_TASK', 'PIPELINE_FILE'));
