-- Files on their way to the portal, in chunks. Unlogged: nothing is written twice, and a crash of the database only
-- makes the browser start again. No foreign key to people, because backups truncate what they restore, without this.
create unlogged table file_upload (
  id uuid primary key default gen_random_uuid(),
  person_uid uuid not null,
  name text not null,
  size integer not null,
  -- Null from a browser that cannot compute it: pages without https.
  sha256 text,
  touched_at timestamptz not null default now(),
  -- The call that received the file, since when it runs, and its response as JSON.
  call text,
  taken_at timestamptz,
  answer text,
  answered_at timestamptz
);

create index file_upload_person on file_upload (person_uid);
create index file_upload_touched on file_upload (touched_at);

create unlogged table file_upload_chunk (
  upload_id uuid not null references file_upload on delete cascade,
  start integer not null,
  bytes bytea not null,
  primary key (upload_id, start)
);

-- Uploads are compressed already.
alter table file_upload_chunk alter column bytes set storage external;
