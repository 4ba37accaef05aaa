-- The sign-on service's own schema: accounts, sessions, tokens. The portal never reads it.

create schema if not exists sso;

create table sso.account (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  last_name text not null,
  first_name text not null,
  middle_name text not null default '',
  status text not null default 'W' check (status in ('W', 'A', 'B', 'R')),
  locale text not null default 'ru' check (locale in ('ru', 'en')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index account_email on sso.account (lower(email));

-- What the browser holds at the service (cookie) and what the portal was given (session id), both only as hashes.
create table sso.session (
  id bigint generated always as identity primary key,
  account_id uuid not null references sso.account on delete cascade,
  cookie_hash text unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default '',
  address text not null default ''
);
create index session_account on sso.session (account_id);

create table sso.project_session (
  session_id_hash text primary key,
  session_id bigint not null references sso.session on delete cascade,
  project_key text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create table sso.refresh_token (
  token_hash text primary key,
  session_id_hash text not null references sso.project_session on delete cascade,
  family uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index refresh_token_family on sso.refresh_token (family);

create table sso.email_token (
  token_hash text primary key,
  account_id uuid not null references sso.account on delete cascade,
  kind text not null check (kind in ('CONFIRM', 'RESET')),
  redirect text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sso.login_failure (
  id bigint generated always as identity primary key,
  email_hash text not null,
  address text not null,
  at timestamptz not null default now()
);
create index login_failure_email on sso.login_failure (email_hash, at);

create table sso.signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table sso.mail (
  id bigint generated always as identity primary key,
  template text not null check (template in ('CONFIRM', 'RESET', 'ALREADY_REGISTERED')),
  to_address text not null,
  locale text not null check (locale in ('ru', 'en')),
  link text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
