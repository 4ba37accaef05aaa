-- Risks of a project: what may happen, how likely and how badly before and after what is done about it.
create table risk (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('MARKET', 'TECHNOLOGY', 'TEAM', 'FINANCE', 'LEGAL', 'PRODUCTION', 'OTHER')),
  chance_before text not null check (chance_before in
    ('UNREAL', 'UNLIKELY', 'HALF_AND_HALF', 'VERY_LIKELY', 'ALMOST_CERTAINLY_WILL_CHANGE')),
  losses_before text not null check (losses_before in
    ('NO_BUSINESS_IMPACT', 'WILL_LOSE_UP_TO_10_PERCENT', 'WILL_LOSE_UP_TO_20_PERCENT', 'WILL_LOSE_UP_TO_50_PERCENT',
     'WILL_LOSE_UP_TO_80_PERCENT', 'WILL_LOSE_OVER_80_PERCENT')),
  -- What is expected once the response has worked; both or neither.
  chance_after text check (chance_after in
    ('UNREAL', 'UNLIKELY', 'HALF_AND_HALF', 'VERY_LIKELY', 'ALMOST_CERTAINLY_WILL_CHANGE')),
  losses_after text check (losses_after in
    ('NO_BUSINESS_IMPACT', 'WILL_LOSE_UP_TO_10_PERCENT', 'WILL_LOSE_UP_TO_20_PERCENT', 'WILL_LOSE_UP_TO_50_PERCENT',
     'WILL_LOSE_UP_TO_80_PERCENT', 'WILL_LOSE_OVER_80_PERCENT')),
  response text check (response in
    ('RISK_TRANSFER', 'PROBABILITY_MANAGEMENT', 'IMPACT_MANAGEMENT', 'RISK_AVOIDANCE', 'RISK_ACCEPTANCE')),
  measures text not null default '',
  owner_uid uuid references person on delete set null,
  deadline date,
  done boolean not null default false,
  -- Whoever leads the project accepts a risk until a day.
  accepted_by uuid references person on delete set null,
  accepted_until date,
  created_by uuid references person on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((chance_after is null) = (losses_after is null))
);
create index risk_of_project on risk (project_id, id);
create index risk_owner on risk (owner_uid) where not done;
create index risk_accepter on risk (accepted_by);
create index risk_author on risk (created_by);

-- How a project treats its risks.
create table risk_register (
  project_id bigint primary key references project on delete cascade,
  strategy text not null default 'MAIN_5_RISK' check (strategy in ('MAIN_5_RISK', 'ALL_RISKS'))
);

-- Where each risk stood since when: the matrix as of any day.
create table risk_past (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  risk_id bigint not null,
  at timestamptz not null default now(),
  gone boolean not null default false,
  name text not null,
  chance_before text not null,
  losses_before text not null,
  chance_after text,
  losses_after text
);
create index risk_past_of_project on risk_past (project_id, risk_id, at desc, id desc);

create function keep_risk_past() returns trigger language plpgsql as $$
declare
  one risk := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and (new.name, new.chance_before, new.losses_before, new.chance_after, new.losses_after)
    is not distinct from (old.name, old.chance_before, old.losses_before, old.chance_after, old.losses_after) then
    return null;
  end if;
  -- With its project everything of it goes.
  insert into risk_past (project_id, risk_id, gone, name, chance_before, losses_before, chance_after, losses_after)
    select one.project_id, one.id, tg_op = 'DELETE', one.name, one.chance_before, one.losses_before, one.chance_after,
      one.losses_after
    where exists (select from project p where p.id = one.project_id);
  return null;
end $$;
create trigger risk_past_kept after insert or update or delete on risk for each row execute function keep_risk_past();
