-- What came of an investor's interest in a project, up to the money or the "no".
create table deal (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  investor_uid uuid not null references person,
  -- In whose name it is made: the firm's people see it.
  firm_id bigint references investor_firm on delete set null,
  status text not null default 'INTEREST' check (status in ('INTEREST', 'OFFERED', 'TERMS', 'INVESTED', 'PASSED')),
  amount numeric(15, 2) check (amount >= 0),
  currency text check (currency in ('RUB', 'USD', 'EUR')),
  deal_day date,
  instrument text check (instrument in ('EQUITY', 'CONVERTIBLE', 'LOAN', 'GRANT', 'OTHER')),
  source text check (source in ('CONTRACT', 'INVESTOR', 'FOUNDER', 'REGISTER')),
  terms text not null default '',
  reason text not null default '',
  -- The project's team reads why not.
  reason_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((amount is null) = (currency is null)),
  check (status <> 'INVESTED' or (amount is not null and deal_day is not null and instrument is not null and source is not null))
);
create unique index deal_going on deal (investor_uid, project_id) where status in ('INTEREST', 'OFFERED', 'TERMS');
create index deal_project on deal (project_id, id desc);
create index deal_investor on deal (investor_uid, id desc);
create index deal_firm on deal (firm_id, id desc);

-- How a company that got money is doing, asked once a half-year; nothing is ever filled in for those who do not answer.
create table figure_ask (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  -- The last day of the half-year.
  period_end date not null,
  asked_uid uuid not null references person,
  link_hash text,
  asked_at timestamptz not null default now(),
  until_day date not null,
  answered_at timestamptz,
  company text check (company in ('WORKING', 'CLOSED', 'SOLD')),
  revenue numeric(15, 2) check (revenue >= 0),
  currency text check (currency in ('RUB', 'USD', 'EUR')),
  people integer check (people >= 0),
  comment text not null default '',
  version integer not null default 1,
  unique (project_id, period_end),
  check ((answered_at is null) = (company is null)),
  check ((revenue is null) = (currency is null))
);
create index figure_ask_asked on figure_ask (asked_uid) where answered_at is null;
create unique index figure_ask_link on figure_ask (link_hash) where link_hash is not null;
