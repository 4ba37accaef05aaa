-- Open tasks (challenges): a task set for anybody to solve, its entries, jury and results.
alter table file
  drop constraint file_entity_check,
  add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE', 'SHOWCASE_PICTURE', 'OPEN_TASK'));

create table open_task (
  id bigint generated always as identity primary key,
  -- The challenge organiser.
  organizer_uid uuid not null references person,
  title text not null,
  description text not null default '',
  prize text not null default '',
  requirements text not null default '',
  -- What an entry answers: [{label, help, kind, required, choices}].
  form jsonb not null default '[]',
  -- What the jury scores by, of the current edition: [{name, description, weight}].
  criteria jsonb not null default '[]',
  edition int not null default 1 check (edition > 0),
  -- The one instant of each stage, shown and enforced.
  opens_at timestamptz not null,
  entries_until timestamptz not null,
  results_at timestamptz not null,
  time_zone text not null,
  -- Entries after the deadline are refused, or marked late and out of competition.
  late text not null default 'REFUSE' check (late in ('REFUSE', 'MARK')),
  is_blind boolean not null default true,
  -- Places that win.
  prize_places smallint not null default 3 check (prize_places between 1 and 100),
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'MODERATION', 'APPROVED', 'OPEN', 'CLOSED', 'JUDGED', 'RESULTS', 'CANCELLED')),
  -- Why it was returned or cancelled.
  reason text not null default '',
  -- Since when everybody sees it.
  published_at timestamptz,
  -- Whether the entrants were reminded of the deadline.
  reminded boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint open_task_order check (opens_at < entries_until and entries_until < results_at)
);
create index open_task_of_organizer on open_task (organizer_uid, id);
create index open_task_shown on open_task (entries_until, id) where published_at is not null;
create index open_task_running on open_task (status, entries_until) where status in ('APPROVED', 'OPEN', 'JUDGED');

-- Criteria that were sealed, and each change after that with its reason: earlier scores refer to their own edition.
create table open_task_edition (
  task_id bigint not null references open_task on delete cascade,
  edition int not null,
  criteria jsonb not null,
  reason text not null default '',
  changed_by uuid references person on delete set null,
  at timestamptz not null default now(),
  primary key (task_id, edition)
);
create index open_task_edition_author on open_task_edition (changed_by);

create table open_task_material (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task on delete cascade,
  file_id uuid not null references file,
  name text not null,
  created_at timestamptz not null default now()
);
create index open_task_material_of_task on open_task_material (task_id, id);
create index open_task_material_file on open_task_material (file_id);

-- Questions to the organiser; an answered one is everybody's.
create table open_task_question (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task on delete cascade,
  person_uid uuid not null references person on delete cascade,
  question text not null,
  asked_at timestamptz not null default now(),
  answer text not null default '',
  answered_at timestamptz
);
create index open_task_question_of_task on open_task_question (task_id, id);
create index open_task_question_waiting on open_task_question (task_id) where answered_at is null;
create index open_task_question_author on open_task_question (person_uid);

-- Outages while entries were taken: each moves the deadline and the results by exactly its length.
create table open_task_outage (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  reason text not null,
  recorded_by uuid references person on delete set null,
  recorded_at timestamptz not null default now(),
  until_before timestamptz not null,
  until_after timestamptz not null,
  constraint open_task_outage_order check (from_at < to_at),
  constraint open_task_outage_once exclude using gist (task_id with =, tstzrange(from_at, to_at) with &&)
);
create index open_task_outage_author on open_task_outage (recorded_by);

-- What somebody, or the team of their project, hands in.
create table open_task_entry (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task,
  person_uid uuid not null references person,
  project_id bigint references project on delete set null,
  title text not null,
  -- One for each question of the form, in its order.
  answers jsonb not null default '[]',
  first_at timestamptz not null,
  -- The last time it was handed in: it is late if that is after the deadline as it is now.
  submitted_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Set when the jury is done.
  score numeric(6, 3),
  place int,
  -- The project that a winner began with it.
  made_project_id bigint references project on delete set null,
  version int not null default 1,
  constraint open_task_entry_once unique (task_id, person_uid)
);
create unique index open_task_entry_of_project on open_task_entry (task_id, project_id) where project_id is not null;
create index open_task_entry_project on open_task_entry (project_id);
create index open_task_entry_made on open_task_entry (made_project_id);
create index open_task_entry_author on open_task_entry (person_uid, id);
create index open_task_entry_in_order on open_task_entry (task_id, submitted_at, id);
create index open_task_entry_board on open_task_entry (task_id, place, id) where place is not null;

create table open_task_entry_file (
  id bigint generated always as identity primary key,
  entry_id bigint not null references open_task_entry on delete cascade,
  file_id uuid not null references file,
  name text not null,
  at timestamptz not null
);
create index open_task_entry_file_of_entry on open_task_entry_file (entry_id, id);
create index open_task_entry_file_file on open_task_entry_file (file_id);

-- One for each press of the button, also when it was refused.
create table open_task_receipt (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task,
  person_uid uuid not null references person,
  entry_id bigint references open_task_entry,
  deed text not null check (deed in ('ENTRY', 'FILE', 'FILE_REMOVED', 'WITHDRAWAL')),
  result text not null check (result in ('RECEIVED', 'LATE', 'REFUSED')),
  refusal text check (refusal in ('NOT_OPEN', 'CLOSED', 'LATE_CHANGE', 'INCOMPLETE', 'TEAM_ENTERED', 'GONE')),
  -- When the portal received the press.
  at timestamptz not null,
  -- SHA-256 of what was sent.
  digest text not null,
  check ((result = 'REFUSED') = (refusal is not null))
);
create index open_task_receipt_of_person on open_task_receipt (task_id, person_uid, id);
create index open_task_receipt_person on open_task_receipt (person_uid);
create index open_task_receipt_entry on open_task_receipt (entry_id);

create table open_task_juror (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task on delete cascade,
  person_uid uuid not null references person,
  added_at timestamptz not null default now(),
  constraint open_task_juror_once unique (task_id, person_uid)
);
create index open_task_juror_person on open_task_juror (person_uid);

-- Entries that a juror does not score, and why.
create table open_task_conflict (
  juror_id bigint not null references open_task_juror on delete cascade,
  entry_id bigint not null references open_task_entry on delete cascade,
  reason text not null,
  at timestamptz not null default now(),
  primary key (juror_id, entry_id)
);
create index open_task_conflict_entry on open_task_conflict (entry_id);

-- Scores of one juror by the criteria of an edition, in their order: from 0 to 10.
create table open_task_score (
  juror_id bigint not null references open_task_juror,
  entry_id bigint not null references open_task_entry,
  edition int not null,
  scores jsonb not null,
  comment text not null default '',
  at timestamptz not null default now(),
  primary key (juror_id, entry_id, edition)
);
create index open_task_score_entry on open_task_score (entry_id, edition);
