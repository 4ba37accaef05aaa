-- Auto-selection (docs/adr/0052-selection-by-settings.md): how the projects on a task are selected, and the records of it.

create table selection_settings (
  trackpoint_id bigint primary key references trackpoint on delete cascade,
  accelerator_id bigint not null references accelerator,
  version integer not null default 1,
  -- {rules, required, threshold, quota, streamQuotas}
  settings jsonb not null,
  updated_by uuid references person,
  updated_at timestamptz not null default now()
);

-- A record outlives the task it was made on: it names what it speaks of.
create table selection_record (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  trackpoint_id bigint references trackpoint on delete set null,
  track_id bigint references track on delete set null,
  programme_id bigint references programme on delete set null,
  trackpoint_name text not null,
  track_name text not null,
  programme_name text not null,
  -- The settings as they were, with the names of everything they mention.
  settings jsonb not null,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'READY', 'APPLYING', 'APPLIED')),
  -- A word to the teams that are rejected, before the reasons.
  message text not null default '',
  participants integer not null,
  passed integer not null,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  applied_by uuid references person,
  applied_at timestamptz
);
create index selection_record_of_accelerator on selection_record (accelerator_id, id desc);
create index selection_record_ready on selection_record (accelerator_id, created_at) where status = 'READY';
-- Two at once: one runs, the other is told.
create unique index selection_record_one_running on selection_record (trackpoint_id) where status in ('RUNNING', 'APPLYING');
create index selection_record_trackpoint on selection_record (trackpoint_id);
create index selection_record_track on selection_record (track_id);
create index selection_record_programme on selection_record (programme_id);

-- Everyone's place and why. What became of the task is noted in the same transaction as its move: a job that was
-- interrupted goes on with the next one.
create table selection_record_item (
  record_id bigint not null references selection_record on delete cascade,
  place integer not null,
  accelerator_id bigint not null references accelerator,
  task_id bigint references project_trackpoint on delete set null,
  project_id bigint references project on delete set null,
  project_name text not null,
  stream_name text not null default '',
  outcome text not null check (outcome in ('PASSED', 'REFUSED', 'THRESHOLD', 'STREAM_QUOTA', 'QUOTA')),
  -- In hundredths, in all and by the rules of the settings in their order.
  points integer not null,
  by_rule integer[] not null,
  -- [{code, why}]: the fields that kept it out.
  failures jsonb not null default '[]',
  step text not null default 'WAITING' check (step in ('WAITING', 'SELECTED', 'SKIPPED', 'APPLIED', 'LEFT')),
  -- Why its task was not moved: an error code.
  refused text,
  primary key (record_id, place)
);
create index selection_record_item_waiting on selection_record_item (record_id, place) where step in ('WAITING', 'SELECTED', 'LEFT');
create index selection_record_item_task on selection_record_item (task_id);
create index selection_record_item_project on selection_record_item (project_id);
create index selection_record_item_of_accelerator on selection_record_item (accelerator_id, record_id desc, place);
