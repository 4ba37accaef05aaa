-- An investment is the investor's word until the project's team confirms it: only then do they read what the company says, and it counts.
alter table deal
  add column confirmed_by uuid references person,
  add column confirmed_at timestamptz,
  add check ((confirmed_by is null) = (confirmed_at is null)),
  add check (confirmed_at is null or status = 'INVESTED');
