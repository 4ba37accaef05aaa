-- Until when a person has had the digest of their agenda: one per morning, with new notifications or without.
create table agenda_digest (
  person_uid uuid primary key references person (uid) on delete cascade,
  mailed_at timestamptz not null
);
