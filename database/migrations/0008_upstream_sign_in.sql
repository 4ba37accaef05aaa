-- Signing in with an upstream OpenID Connect provider.

-- Whom the provider knows under which subject; an account may be known under several.
create table sso.upstream_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references sso.account on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index upstream_identity_account on sso.upstream_identity (account_id);

-- A sign-in that is under way at the provider; taken once, by the browser that began it.
create table sso.upstream_attempt (
  state_hash text primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  redirect text not null,
  locale text not null check (locale in ('ru', 'en')),
  expires_at timestamptz not null
);

-- Somebody the provider has proved, who has yet to prove by password that the account of the same address is theirs.
create table sso.upstream_link (
  token_hash text primary key,
  browser_hash text not null,
  issuer text not null,
  subject text not null,
  account_id uuid not null references sso.account on delete cascade,
  redirect text not null,
  expires_at timestamptz not null
);
create index upstream_link_account on sso.upstream_link (account_id);
