-- What an accelerator takes for a track: a fee (0: free of charge) and a share of the project (0: none). Null: not stated.
alter table track
  add column fee_amount numeric(15, 2) check (fee_amount >= 0),
  add column fee_currency text not null default 'RUB' check (fee_currency in ('RUB', 'USD', 'EUR')),
  add column share_percent numeric(5, 2) check (share_percent between 0 and 100);
