-- Who has been shown a maintenance notice, on whichever device: each notice is shown once to a person.
create table maintenance_shown (
  notice_id bigint not null references maintenance_notice on delete cascade,
  person_uid uuid not null references person on delete cascade,
  shown_at timestamptz not null default now(),
  primary key (notice_id, person_uid)
);
create index maintenance_shown_by on maintenance_shown (person_uid);

-- The notifications that an email is about: one whose notifications were all read meanwhile, or switched off, is not sent.
alter table mail add column notices bigint[] not null default '{}';
