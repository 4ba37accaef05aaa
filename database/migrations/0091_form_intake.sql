-- Applications from forms of other sites (docs/adr/0057-forms-of-other-sites.md).

create table intake_form (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  name text not null check (name <> ''),
  -- Which call it answers.
  kind text not null check (kind in ('APPLICATION', 'COMPETENCE', 'SOBA', 'QUESTIONNAIRE', 'INVESTOR_ACCESS',
    'BASE_DESCRIPTION', 'AGTECH', 'GUAP', 'OAK')),
  track_id bigint references track on delete set null,
  locale text not null default 'ru' check (locale in ('ru', 'en')),
  active boolean not null default true,
  -- {fields: [{name, target, values}], constants: [{target, value}], honeypot, perMinute}
  settings jsonb not null,
  version integer not null default 1,
  -- The open half of the secret, and the fingerprint of the whole; the one before holds for a while after a change.
  key text not null unique,
  secret_hash bytea not null,
  previous_hash bytea,
  previous_until timestamptz,
  secret_at timestamptz not null default now(),
  -- In whose name it works: whoever saved it last.
  owner_uid uuid not null references person,
  created_at timestamptz not null default now()
);
create index intake_form_of_accelerator on intake_form (accelerator_id, id desc);
create index intake_form_track on intake_form (track_id);
create index intake_form_owner on intake_form (owner_uid);

-- A submission as it came; what is to be done with it is done once, whatever comes twice.
create table form_submission (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  form_id bigint not null references intake_form on delete cascade,
  accelerator_id bigint not null references accelerator,
  -- What tells it apart: the builder's own id, else the fingerprint of its content.
  dedupe_key text not null,
  -- How often it came.
  received integer not null default 1,
  -- {name: text} in the order it came, which is why it is no jsonb; emptied when its time is over.
  content json not null,
  content_gone boolean not null default false,
  email text not null default '',
  sender text not null default '',
  address text not null default '',
  status text not null default 'NEW' check (status in ('NEW', 'PROCESSED', 'REJECTED')),
  -- Why it was rejected, or what it waits for.
  reason text,
  comment text not null default '',
  -- [{field, text, problem}]
  problems jsonb not null default '[]',
  project_id bigint references project on delete set null,
  request_id bigint references acceleration_request on delete set null,
  -- The person who has to confirm what came in their name.
  waits_for uuid references person,
  -- Who had it tried again, in whose name it goes on.
  acting_uid uuid references person,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (form_id, dedupe_key)
);
create index form_submission_of_form on form_submission (form_id, id desc);
create index form_submission_of_accelerator on form_submission (accelerator_id, id desc);
create index form_submission_failed on form_submission (accelerator_id, created_at) where status = 'REJECTED';
create index form_submission_waits on form_submission (waits_for) where waits_for is not null;
create index form_submission_project on form_submission (project_id);
create index form_submission_request on form_submission (request_id);
create index form_submission_email on form_submission (lower(email));
create index form_submission_acting on form_submission (acting_uid) where acting_uid is not null;
create index form_submission_kept on form_submission (created_at) where not content_gone;
