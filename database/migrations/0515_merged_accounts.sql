-- Two accounts of one person become one: the closed account remains, with its former address, and names the one that took over.
alter table person add column merged_into_uid uuid references person;
alter table person add constraint person_merged_is_closed check (merged_into_uid is null or (status = 'B' and merged_into_uid <> uid));
create index person_merged_into on person (merged_into_uid) where merged_into_uid is not null;

create table person_merge (
  id bigint generated always as identity primary key,
  from_uid uuid not null unique references person,
  into_uid uuid not null references person,
  merged_by uuid not null references person,
  merged_at timestamptz not null default now(),
  reason text not null check (char_length(reason) between 1 and 1200),
  check (from_uid <> into_uid)
);
create index person_merge_into on person_merge (into_uid);
create index person_merge_by on person_merge (merged_by);
