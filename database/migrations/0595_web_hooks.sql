-- Webhooks of people and accelerators (docs/adr/0143-one-mechanism-for-all-webhooks.md). The columns are those of
-- showcase_hook and showcase_delivery; only owner and subject differ.
create table web_hook (
  id bigint generated always as identity primary key,
  -- The owner: deliveries contain what this person may see at the time of sending.
  created_by uuid not null references person,
  -- Null: a webhook of the person.
  accelerator_id bigint references accelerator on delete cascade,
  url text not null check (url like 'https://%'),
  kinds text[] not null,
  -- Sealed: deliveries are signed with it.
  secret text not null,
  secret_at timestamptz not null default now(),
  previous_secret text,
  previous_until timestamptz,
  active boolean not null default true,
  -- When the portal disabled it.
  stopped_at timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null default now()
);
create index web_hook_of_accelerator on web_hook (accelerator_id, id) where accelerator_id is not null;
create index web_hook_of_person on web_hook (created_by, id);

-- Retained for a month.
create table web_hook_delivery (
  id uuid primary key default gen_random_uuid(),
  hook_id bigint not null references web_hook on delete cascade,
  kind text not null,
  -- The event and its row; null for a test. No reference: the row may have been deleted.
  event_id bigint,
  subject_id bigint,
  changed_at timestamptz not null,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  http_status integer,
  problem text,
  last_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- Subscribers run at least once.
  unique (hook_id, event_id, kind)
);
create index web_hook_delivery_of_hook on web_hook_delivery (hook_id, created_at desc);
create index web_hook_delivery_kept on web_hook_delivery (created_at);
