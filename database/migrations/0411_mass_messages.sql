-- A message of an accelerator to exactly the people of a list, as the list was at the dry run.
create table mass_message (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  author_uid uuid not null references person,
  -- The call of the list and how it was narrowed.
  list text not null,
  search text not null,
  audience text not null check (audience in ('LEADERS', 'TEAMS', 'PEOPLE')),
  subject text not null default '',
  body text not null default '',
  created_at timestamptz not null default now(),
  -- Sent off: now, or for when it is due for each recipient.
  started_at timestamptz,
  stopped_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  check (started_at is null or (subject <> '' and body <> ''))
);
create index mass_message_of on mass_message (accelerator_id, id desc);
create index mass_message_author on mass_message (author_uid);
create index mass_message_going on mass_message (id) where started_at is not null and stopped_at is null and finished_at is null;

-- Who gets it, and who is left out and why; the values that fill in the placeholders are those of the dry run.
create table mass_message_recipient (
  id bigint generated always as identity primary key,
  message_id bigint not null references mass_message on delete cascade,
  person_uid uuid references person on delete cascade,
  -- A project of a list that reaches nobody.
  project_id bigint references project on delete set null,
  params jsonb not null default '{}',
  left_out text,
  due_at timestamptz,
  -- No reference: what a person deleted long ago keeps nothing of this.
  notification_id bigint,
  sent_at timestamptz
);
create unique index mass_message_recipient_once on mass_message_recipient (message_id, person_uid);
create index mass_message_recipient_of on mass_message_recipient (message_id, id);
create index mass_message_recipient_waits on mass_message_recipient (message_id, due_at, id) where left_out is null and sent_at is null;
create index mass_message_recipient_person on mass_message_recipient (person_uid);
create index mass_message_recipient_project on mass_message_recipient (project_id);
create index mass_message_recipient_notice on mass_message_recipient (notification_id) where notification_id is not null;
