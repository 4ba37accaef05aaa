-- Programmes that were taken from the portal's sample: while nothing hangs on them they can be taken back by one press.
create table adopted_sample (
  programme_id bigint primary key references programme (id) on delete cascade,
  adopted_by uuid not null references person (uid),
  adopted_at timestamptz not null default now()
);
