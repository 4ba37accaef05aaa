-- Links by which the first administrator of an empty portal makes their account: printed in the log, kept as a hash.
create table first_start_link (
  key_hash bytea primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references person
);

-- What an administrator has seen to work while setting the portal up. The setting is kept as a hash: once it changes, the
-- check counts no more.
create table first_start_check (
  step text primary key check (step in ('address', 'mail', 'files', 'backupFolder', 'finished')),
  setting text not null check (char_length(setting) <= 100),
  checked_at timestamptz not null default now(),
  checked_by uuid references person
);
