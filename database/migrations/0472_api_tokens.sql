-- Tokens by which a person's programs call the portal in that person's name, or an accelerator's with its administrator's rights there.
create table api_token (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person,
  -- The only accelerator in which the token acts; null: everything its person may do.
  accelerator_id bigint references accelerator,
  name text not null check (char_length(name) between 1 and 100),
  scope text not null check (scope in ('READ', 'WRITE')),
  key text not null unique,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references person
);
create index api_token_person on api_token (person_uid);
create index api_token_accelerator on api_token (accelerator_id) where accelerator_id is not null;
