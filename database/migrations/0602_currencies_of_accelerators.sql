-- Which currencies an accelerator works in: its orders offer these.
alter table accelerator
  add column currencies text[] not null default '{RUB,USD}',
  add check (currencies <@ array['RUB', 'USD', 'EUR'] and cardinality(currencies) > 0);
