-- The portal's key pair for push services (RFC 8292), made once; the private half is encrypted with the secrets' key.
create table web_push_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- Browsers that show a person's notifications. Who knows the address and the keys may only send to it.
create table push_device (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  -- The session of the sign-on service that added it or used it last: the device goes with it.
  session_id text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index push_device_person on push_device (person_uid);
create index push_device_session on push_device (session_id);

-- What a person's devices show; without a row everything.
create table push_kinds (
  person_uid uuid primary key references person on delete cascade,
  kinds text[] not null
);
