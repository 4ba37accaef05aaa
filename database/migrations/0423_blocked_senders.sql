-- Whose messages a person does not want; neither of the two writes to the other.
create table message_block (
  person_uid uuid not null references person on delete cascade,
  blocked_uid uuid not null references person on delete cascade,
  created_at timestamptz not null default now(),
  primary key (person_uid, blocked_uid),
  check (person_uid <> blocked_uid)
);
create index message_block_blocked on message_block (blocked_uid);

-- A message that its reader showed to the portal's administrators, with the words it had.
create table message_report (
  id bigint generated always as identity primary key,
  reporter_uid uuid not null references person,
  author_uid uuid not null references person,
  -- The message itself may be deleted since: its words stay here.
  notification_id bigint not null,
  subject text not null,
  body text not null,
  reason text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED')),
  answer text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create unique index message_report_once on message_report (notification_id) where status = 'OPEN';
create index message_report_status on message_report (status, id desc);
create index message_report_reporter on message_report (reporter_uid);
create index message_report_author on message_report (author_uid);
