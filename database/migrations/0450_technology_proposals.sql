-- What people propose for the catalogue of technologies; whoever keeps it takes each as a draft or declines it.
create table technology_proposal (
  id bigint generated always as identity primary key,
  person_uid uuid references person on delete set null,
  name text not null,
  purpose text not null,
  source text not null default '',
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  -- Why it was declined.
  reason text not null default '',
  -- The draft that came of it, while it is there.
  technology_id bigint references technology on delete set null,
  decided_by uuid references person on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index technology_proposal_of_person on technology_proposal (person_uid, id desc);
create index technology_proposal_waiting on technology_proposal (id) where status = 'NEW';
create index technology_proposal_technology on technology_proposal (technology_id);
create index technology_proposal_decider on technology_proposal (decided_by);
