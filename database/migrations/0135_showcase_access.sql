-- Showcases on other sites and by key (docs/adr/0070-showcases-by-key.md).

-- Sites that may show the frames of a showcase; without any nobody frames it.
alter table publication_template add column frame_origins text[] not null default '{}'
  check (cardinality(frame_origins) <= 20);

create table showcase_key (
  id bigint generated always as identity primary key,
  template_id bigint not null references publication_template on delete cascade,
  name text not null check (name <> ''),
  -- The open half of the secret, and the fingerprint of the whole; the one before holds for a while after a change.
  key text not null unique,
  secret_hash bytea not null,
  previous_hash bytea,
  previous_until timestamptz,
  secret_at timestamptz not null default now(),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references person
);
create index showcase_key_of_template on showcase_key (template_id, id);
create index showcase_key_created_by on showcase_key (created_by);
create index showcase_key_revoked_by on showcase_key (revoked_by);
