-- What protects an account besides its password: second factors, passkeys, a change of address that both addresses agree to.

-- The link that is pressed decides: whoever registers an unconfirmed address again replaces nothing of the first.
alter table sso.email_token add column registration jsonb;

-- Letters may name what they are about: a device, the new address, how many codes are left.
alter table sso.mail add column about text not null default '';
alter table sso.mail drop constraint mail_template_check;
alter table sso.mail add constraint mail_template_check check (template in ('CONFIRM', 'RESET', 'ALREADY_REGISTERED',
  'PASSWORD_CHANGED', 'EMAIL_APPROVE', 'EMAIL_CONFIRM', 'EMAIL_TAKEN', 'EMAIL_CHANGED', 'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED', 'PASSKEY_ADDED', 'TOKEN_REUSED', 'NEW_SIGN_IN'));

create table sso.email_change (
  id bigint generated always as identity primary key,
  account_id uuid not null references sso.account on delete cascade,
  new_email text not null,
  -- The session that asked: the only one that goes on afterwards.
  kept_session_id bigint references sso.session on delete set null,
  old_token_hash text not null unique,
  -- Absent where somebody has the address: then nobody can ever confirm it.
  new_token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  approved_at timestamptz,
  confirmed_at timestamptz,
  closed_at timestamptz
);
create unique index email_change_open on sso.email_change (account_id) where closed_at is null;

create table sso.second_factor (
  account_id uuid primary key references sso.account on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The latest period a code was taken of: none counts twice.
  last_step bigint not null default 0
);

create table sso.recovery_code (
  code_hash text primary key,
  account_id uuid not null references sso.account on delete cascade,
  used_at timestamptz
);
create index recovery_code_account on sso.recovery_code (account_id);

-- A sign-in whose password was right and whose second step is due; the browser holds the token in a cookie.
create table sso.login_step (
  token_hash text primary key,
  account_id uuid not null references sso.account on delete cascade,
  expires_at timestamptz not null
);
create index login_step_account on sso.login_step (account_id);

create table sso.passkey (
  id text primary key,
  account_id uuid not null references sso.account on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on sso.passkey (account_id);

-- What a passkey must sign, once and soon; without an account where somebody signs in and nobody knows yet who.
create table sso.passkey_challenge (
  challenge_hash text primary key,
  account_id uuid references sso.account on delete cascade,
  expires_at timestamptz not null
);
