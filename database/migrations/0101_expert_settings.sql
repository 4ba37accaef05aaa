-- What experts say of their work themselves (docs/adr/0063): how many reviews a month, for what, in which languages, and when not.
create table expert_setting (
  expert_uid uuid primary key references person on delete cascade,
  -- Reviews in a calendar month; without it as many as come.
  capacity smallint check (capacity between 0 and 200),
  fee numeric(14, 2) check (fee >= 0),
  fee_currency text check (fee_currency in ('RUB', 'USD', 'EUR')),
  -- ISO 639-1; none: any.
  languages text[] not null default '{}',
  version integer not null default 1,
  check ((fee is null) = (fee_currency is null))
);

create table expert_absence (
  id bigint generated always as identity primary key,
  expert_uid uuid not null references person on delete cascade,
  days daterange not null check (not isempty(days) and lower(days) is not null and upper(days) is not null),
  constraint expert_absence_once exclude using gist (expert_uid with =, days with &&)
);

-- An order that nobody takes is offered to another expert after so many days; without it, never by itself.
alter table accelerator add column expert_reassign_days smallint check (expert_reassign_days between 1 and 60);
