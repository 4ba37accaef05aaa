-- Lists and reports that are made into a file every week for some people, each with their own rights
-- (docs/adr/0097-a-subscription-is-an-export-on-a-schedule.md).
create table list_subscription (
  id bigint generated always as identity primary key,
  owner_uid uuid not null references person on delete cascade,
  list text not null,
  asked jsonb not null,
  accelerator_id bigint references accelerator on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  clock text not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  -- The week's moment that was sent last.
  sent_for timestamptz
);
create index list_subscription_owner on list_subscription (owner_uid);
create index list_subscription_accelerator on list_subscription (accelerator_id) where accelerator_id is not null;

create table list_subscriber (
  subscription_id bigint not null references list_subscription on delete cascade,
  person_uid uuid not null references person on delete cascade,
  -- The error code for which it ended for this person: they may not read the list any more.
  stopped text,
  stopped_at timestamptz,
  primary key (subscription_id, person_uid),
  check ((stopped is null) = (stopped_at is null))
);
create index list_subscriber_person on list_subscriber (person_uid);

alter table list_export add column subscription_id bigint references list_subscription on delete set null;
create index list_export_subscription on list_export (subscription_id) where subscription_id is not null;
