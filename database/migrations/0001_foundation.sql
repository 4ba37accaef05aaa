-- The portal's tables. Tenant rows carry accelerator_id; the database refuses what the rules forbid.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- People and what they hold -------------------------------------------------------------------------------------

create table person (
  uid uuid primary key,
  email text not null,
  last_name text not null,
  first_name text not null,
  middle_name text not null default '',
  phone text not null default '',
  avatar_url text,
  locale text check (locale in ('ru', 'en')),
  status text not null default 'A' check (status in ('W', 'A', 'B', 'R')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz
);
create unique index person_email on person (lower(email));

create table person_role (
  person_uid uuid not null references person on delete cascade,
  role text not null check (role in ('INI', 'EXP', 'MNT', 'INV', 'TRC', 'CST', 'HTADM', 'HTFRN', 'HTUSR', 'ADMIN')),
  granted_at timestamptz not null default now(),
  primary key (person_uid, role)
);

create table accelerator (
  id bigint generated always as identity primary key,
  name text not null default '',
  description text not null default '',
  country text not null default '',
  site text not null default '',
  legal_form text check (legal_form in ('LIMITED_LIABILITY_COMPANY', 'PUBLIC_JOINT_STOCK_COMPANY',
    'PRIVATE_JOINT_COMPANY', 'NONPROFIT_ORGANIZATION', 'SOLE_TRADE', 'SELF_EMPLOYED')),
  tax_number text not null default '',
  time_zone text not null default 'Europe/Moscow',
  approval text not null default 'ON_COORDINATION'
    check (approval in ('ON_COORDINATION', 'COORDINATED', 'REJECTED', 'REVOKED')),
  status text not null default 'PLANNED' check (status in ('PLANNED', 'ACTIVE', 'FINISHED')),
  type text not null default 'CONTINUOUS' check (type in ('CONTINUOUS', 'TIMETABLE')),
  requests_to_team boolean not null default false,
  investor_cards_shown boolean not null default false,
  created_by uuid references person,
  created_at timestamptz not null default now()
);

create table accelerator_member (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  person_uid uuid not null references person,
  role text not null check (role in ('ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT')),
  admin boolean not null default false check (not admin or role = 'ACC'),
  blocked boolean not null default false,
  created_at timestamptz not null default now(),
  unique (accelerator_id, person_uid, role)
);
create index accelerator_member_person on accelerator_member (person_uid);

-- Programmes, tracks, trackpoints, streams ------------------------------------------------------------------------

create table programme (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  name text not null,
  description text not null default '',
  duration_days integer check (duration_days > 0),
  creation_strategy text not null default 'STRICT' check (creation_strategy in ('STRICT', 'NOT_STRICT')),
  hide_project_profile boolean not null default false,
  automatic_publication boolean not null default false,
  content_status text not null default 'DRAFT' check (content_status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  seq integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index programme_accelerator on programme (accelerator_id, seq, id);

create table track (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  programme_id bigint not null references programme,
  name text not null,
  description text not null default '',
  selection_conditions text not null default '',
  duration_days integer check (duration_days > 0),
  investment_type text not null default 'NONE' check (investment_type in ('NONE', 'INVESTMENT')),
  short_link text not null unique,
  accept_automatically boolean not null default false,
  expertise_visible_to_team boolean not null default false,
  request_type text not null default 'CONTINUOUS' check (request_type in ('CONTINUOUS', 'ON_SCHEDULE')),
  access_status text not null default 'ALLOWED_TO_WORK' check (access_status in ('ALLOWED_TO_WORK', 'BLOCKED')),
  content_status text not null default 'DRAFT' check (content_status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  shared_stream_schedule boolean not null default false,
  seq integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index track_programme on track (accelerator_id, programme_id, seq, id);

create table trackpoint (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  track_id bigint not null references track,
  name text not null,
  description text not null default '',
  expected_result text not null default '',
  type text not null default 'TASK' check (type in ('TASK', 'INVEST', 'EVALUATION')),
  performer text not null default 'TEAM' check (performer in ('TEAM', 'ACCELERATOR', 'TRACKER')),
  strictly_accepted boolean not null default true,
  answer_required boolean not null default true,
  duration_days integer check (duration_days > 0),
  content_status text not null default 'DRAFT' check (content_status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  copied_from_id bigint references trackpoint on delete set null,
  seq integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index trackpoint_track on trackpoint (accelerator_id, track_id, seq, id);
create unique index trackpoint_one_evaluation on trackpoint (track_id) where type = 'EVALUATION' and content_status <> 'ARCHIVE';

create table stream (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  track_id bigint not null references track,
  name text not null,
  period daterange not null check (not isempty(period) and lower(period) is not null and upper(period) is not null),
  created_at timestamptz not null default now(),
  constraint stream_period_overlap exclude using gist (track_id with =, period with &&)
);

-- Files ------------------------------------------------------------------------------------------------------------

create table file (
  id uuid primary key default gen_random_uuid(),
  entity text not null check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO', 'EXPERTJOB_RESULT',
    'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO', 'PROJECT_PROFILE_OBJECT',
    'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY')),
  name text not null,
  mime text not null,
  size integer not null check (size between 1 and 10485760),
  sha256 text not null,
  uploaded_by uuid not null references person,
  created_at timestamptz not null default now()
);

-- Projects ---------------------------------------------------------------------------------------------------------

create table project (
  id bigint generated always as identity primary key,
  serial_number text generated always as ('P-' || lpad(id::text, 6, '0')) stored,
  name text not null,
  summary text not null default '',
  description text not null default '',
  website text not null default '',
  industry text not null default '',
  territory text not null default '',
  type text not null default 'NOT_DETERMINED' check (type in ('NOT_DETERMINED', 'INNOVATIVE', 'ENTREPRENEURIAL')),
  stage text not null default 'NOT_DETERMINED' check (stage in ('NOT_DETERMINED', 'INNOVATIVE', 'ENTREPRENEURIAL',
    'EARLY_PRESEED', 'LATE_PRESEED', 'EARLY_SEED', 'MIDDLE_SEED', 'LATE_SEED')),
  capitalization_potential text not null default '',
  collateral_property boolean not null default false,
  publication_status text not null default 'DRAFT' check (publication_status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  published_at timestamptz,
  leader_uid uuid not null references person,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index project_name_of_leader on project (leader_uid, lower(name));
create index project_newest on project (created_at desc, id desc);
create index project_name on project (lower(name), id);
create index project_industry on project (industry, created_at desc, id desc);

create table project_member (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  person_uid uuid not null references person,
  position text not null default '',
  role_in_team text not null default '',
  responsibility_area text not null default '',
  created_at timestamptz not null default now(),
  unique (project_id, person_uid)
);
create index project_member_person on project_member (person_uid, project_id);

create table project_document (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  name text not null,
  url text,
  file_id uuid references file,
  access text not null default 'TEAM_ONLY' check (access in ('EVERYONE', 'TEAM_ONLY')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  check ((url is null) <> (file_id is null))
);
create index project_document_project on project_document (project_id, id);

-- Applying and working ----------------------------------------------------------------------------------------------

create table acceleration_request (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  project_id bigint not null references project,
  track_id bigint not null references track,
  stream_id bigint references stream,
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPT', 'REJECT', 'CANCEL')),
  message text not null default '',
  reason text not null default '',
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz
);
create unique index acceleration_request_open on acceleration_request (project_id, track_id)
  where status in ('NEW', 'ACCEPT');
create index acceleration_request_newest on acceleration_request (accelerator_id, created_at desc, id desc);
create index acceleration_request_status on acceleration_request (accelerator_id, status, created_at desc, id desc);
create index acceleration_request_project on acceleration_request (project_id, created_at desc, id desc);
create index acceleration_request_track on acceleration_request (track_id);

create table project_track (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  project_id bigint not null references project,
  track_id bigint not null references track,
  request_id bigint not null unique references acceleration_request,
  access_status text not null default 'ALLOWED_TO_WORK' check (access_status in ('ALLOWED_TO_WORK', 'BLOCKED')),
  tracker_uid uuid references person,
  tasks_total integer not null default 0,
  tasks_accepted integer not null default 0,
  started_at timestamptz not null default now()
);
create index project_track_newest on project_track (accelerator_id, started_at desc, id desc);
create index project_track_tracker on project_track (tracker_uid, started_at desc, id desc) where tracker_uid is not null;
create index project_track_project on project_track (project_id);
create index project_track_track on project_track (track_id);

create table project_trackpoint (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  project_track_id bigint not null references project_track on delete cascade,
  trackpoint_id bigint not null references trackpoint,
  seq integer not null,
  state text not null default 'NOT_STARTED' check (state in ('NOT_STARTED', 'PROCESS_CODE', 'START', 'DONE_CODE',
    'ACCEPT_CODE', 'DISCARD_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL')),
  answer text not null default '',
  business_plan_published boolean not null default false,
  version integer not null default 1,
  started_at timestamptz,
  due_on date,
  state_changed_at timestamptz not null default now(),
  unique (project_track_id, trackpoint_id)
);
create index project_trackpoint_order on project_trackpoint (project_track_id, seq);
create index project_trackpoint_trackpoint on project_trackpoint (trackpoint_id);
create index project_trackpoint_waiting on project_trackpoint (accelerator_id, state_changed_at) where state = 'DONE_CODE';

create table task_file (
  task_id bigint not null references project_trackpoint on delete cascade,
  file_id uuid not null references file,
  primary key (task_id, file_id)
);

create table task_comment (
  id bigint generated always as identity primary key,
  task_id bigint not null references project_trackpoint on delete cascade,
  author_uid uuid not null references person,
  kind text not null check (kind in ('COMMENT', 'RETURN', 'DISCARD')),
  body text not null,
  created_at timestamptz not null default now()
);
create index task_comment_task on task_comment (task_id, id);

create table expert_job (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  task_id bigint not null references project_trackpoint,
  expert_uid uuid not null references person,
  client_uid uuid not null references person,
  status text not null default 'NEW' check (status in ('NEW', 'PROCESS', 'COMPLETE', 'REJECT')),
  result_type text not null check (result_type in ('COMMENTS', 'FILE', 'TEMPLATE')),
  due_on date,
  visible_to_team boolean not null default false,
  created_at timestamptz not null default now()
);
create index expert_job_task on expert_job (task_id);
create index expert_job_new on expert_job (expert_uid) where status = 'NEW';

create table team_invitation (
  id bigint generated always as identity primary key,
  accelerator_id bigint references accelerator,
  project_id bigint references project,
  email text not null,
  person_uid uuid references person,
  role_in_team text not null default '',
  status text not null default 'SENT' check (status in ('SENT', 'REGISTER_WAITING', 'REGISTERED', 'ACCEPTED_TO_TEAM',
    'REJECTED_BY_USER', 'REJECTED_BY_PROJECT', 'REJECTED_BY_PROJECT_NEW_REGISTERED')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  check ((accelerator_id is null) <> (project_id is null))
);
create index team_invitation_waiting on team_invitation (person_uid) where status in ('SENT', 'REGISTERED');

-- Events, audit, messages -------------------------------------------------------------------------------------------

create table event (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  actor_uid uuid,
  accelerator_id bigint,
  at timestamptz not null default now()
);

create table audit_entry (
  id bigint generated always as identity primary key,
  accelerator_id bigint,
  subject text not null,
  subject_id text not null,
  action text not null,
  from_state text,
  to_state text,
  actor_uid uuid,
  acting_uid uuid,
  comment text not null default '',
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_entry_subject on audit_entry (subject, subject_id, id);

create table notification (
  id bigint generated always as identity primary key,
  event_id bigint,
  code text not null,
  params jsonb not null default '{}',
  recipient_uid uuid not null references person,
  sender_uid uuid references person,
  accelerator_id bigint,
  subject text not null default '',
  body text not null default '',
  link text not null default '',
  reply_to_id bigint references notification,
  thread_id bigint,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index notification_once on notification (event_id, recipient_uid, code) where event_id is not null;
create index notification_incoming on notification (recipient_uid, id desc);
create index notification_unread on notification (recipient_uid) where read_at is null;
create index notification_outgoing on notification (sender_uid, id desc) where sender_uid is not null;
create index notification_thread on notification (thread_id, id) where thread_id is not null;

create table mail (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  template text not null,
  to_address text not null,
  locale text not null check (locale in ('ru', 'en')),
  subject text not null,
  text_body text not null,
  html_body text not null,
  links jsonb not null default '[]',
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_newest on mail (id desc);

create table socket_ticket (
  ticket_hash text primary key,
  person_uid uuid not null,
  expires_at timestamptz not null
);

create unlogged table rate_limit (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

create table application_setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
insert into application_setting (key, value) values
  ('appName', '"Runway"'), ('brand', '"default"'), ('companyName', '"Runway"');
