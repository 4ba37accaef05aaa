-- Backups that the portal takes by itself or on an administrator's press, each restored into a scratch database and compared.
create table portal_backup (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  started_by uuid references person,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Restored into a scratch database and found equal.
  proved_at timestamptz,
  failed_at timestamptz,
  -- Deleted, because newer ones took its place.
  removed_at timestamptz,
  error text not null default '' check (char_length(error) <= 1000),
  tables int,
  row_count bigint,
  files int,
  bytes bigint,
  check (proved_at is null or (finished_at is not null and failed_at is null))
);

-- One at a time.
create unique index portal_backup_running on portal_backup ((true)) where proved_at is null and failed_at is null;
create index portal_backup_proved on portal_backup (proved_at desc) where proved_at is not null;
