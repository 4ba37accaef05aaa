-- An investor asks for a project's data; the accelerator that shows it passes that on, its team agrees to a room.
create table data_request (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  accelerator_id bigint not null references accelerator on delete cascade,
  requester_uid uuid not null references person,
  purpose text not null,
  -- What else they hold that competes with the project; empty: they declare nothing does.
  rivals text not null default '',
  status text not null default 'NEW'
    check (status in ('NEW', 'PASSED', 'DECLINED', 'GRANTED', 'REFUSED', 'REVOKED', 'WITHDRAWN')),
  answer text not null default '',
  -- What the team chose: elements of the profile as these versions of templates have them, documents, terms and a last day.
  codes text[] not null default '{}',
  version_ids bigint[] not null default '{}',
  document_ids bigint[] not null default '{}',
  terms text not null default '',
  until_day date,
  passed_at timestamptz,
  agreed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (status not in ('GRANTED', 'REVOKED') or (agreed_at is not null and until_day is not null))
);
create index data_request_project on data_request (project_id);
create index data_request_requester on data_request (requester_uid, id desc);
create index data_request_accelerator on data_request (accelerator_id, id desc);
-- Of one project one waits or is open at a time.
create unique index data_request_open on data_request (project_id, requester_uid)
  where status in ('NEW', 'PASSED', 'GRANTED');

-- Who opened what of a room, and when; nothing is shown without its line here.
create table room_opening (
  id bigint generated always as identity primary key,
  request_id bigint not null references data_request on delete cascade,
  person_uid uuid not null references person,
  -- The document that was downloaded, by the name it had; without one it is the room itself.
  document_name text not null default '',
  at timestamptz not null default now()
);
create index room_opening_request on room_opening (request_id, id desc);
create index room_opening_person on room_opening (person_uid);
