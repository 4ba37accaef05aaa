-- Reminders that an audience was sent, by rules of the portal or of the accelerator: it gets the same one only once,
-- even if the accelerator begins or ceases to have rules of its own.
create table reminder_sent_to (
  object text not null,
  due_on date not null,
  -- Days of the rule from the deadline.
  days smallint not null check (days between -30 and 30),
  audience text not null check (audience in ('ASSIGNED', 'CLIENT', 'TRACKER', 'TEAM')),
  at timestamptz not null default now(),
  primary key (object, due_on, days, audience)
);

-- Nobody is reminded a second time of what the previous mechanism has said: it remembers only its last step.
insert into reminder_sent_to (object, due_on, days, audience)
select 'review:' || j.id, j.due_on, v.days, case when v.days > 0 then 'CLIENT' else 'ASSIGNED' end
from expert_job j cross join (values (-3), (-1), (0), (1)) v (days)
where v.days <= -j.reminded_days and j.due_on is not null and j.status in ('NEW', 'PROCESS');

-- Nor of what rules of the accelerator have said.
insert into reminder_sent_to (object, due_on, days, audience)
select n.object, n.due_on, r.days, x.audience
from reminder_sent n join reminder_rule r on r.id = n.rule_id cross join unnest(r.audiences) x (audience)
where n.step = 'REMIND'
on conflict do nothing;

-- Rules of reviews may also name whoever ordered them.
alter table reminder_rule drop constraint reminder_rule_audiences_check;
alter table reminder_rule add constraint reminder_rule_audiences_check
  check (audiences <> '{}' and audiences <@ array['ASSIGNED', 'CLIENT', 'TRACKER', 'TEAM']);

-- Until now a rule of reviews that is switched off left the portal's reminders on; from now on it stops them. Such rules
-- are deleted where none is on, so that nobody's reminders stop by themselves.
delete from reminder_rule r where r.kind = 'REVIEW' and not exists (
  select from reminder_rule o where o.accelerator_id = r.accelerator_id and o.kind = 'REVIEW' and o.active);
