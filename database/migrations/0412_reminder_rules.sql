-- When an accelerator reminds people of a deadline, whom, and to whom it goes after that.
create table reminder_rule (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  kind text not null check (kind in ('TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION')),
  -- Days from the deadline: before it when negative.
  days smallint not null check (days between -30 and 30),
  audiences text[] not null check (audiences <> '{}' and audiences <@ array['ASSIGNED', 'TRACKER', 'TEAM']),
  -- Days after the deadline on which the administrators are told, too.
  escalate_days smallint check (escalate_days between 1 and 30),
  active boolean not null default true,
  created_by uuid not null references person,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  check (kind in ('TASK', 'REVIEW') or (days <= 0 and escalate_days is null))
);
create index reminder_rule_of on reminder_rule (accelerator_id, kind);
create index reminder_rule_author on reminder_rule (created_by);

-- What was reminded of, so that nobody hears of one thing twice by one rule; `step` is the day of the rule, or of its escalation.
create table reminder_sent (
  rule_id bigint not null references reminder_rule on delete cascade,
  object text not null,
  due_on date not null,
  step text not null check (step in ('REMIND', 'ESCALATE')),
  at timestamptz not null default now(),
  primary key (rule_id, object, due_on, step)
);
