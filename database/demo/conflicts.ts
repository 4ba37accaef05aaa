import { sql } from 'kysely'
import type { Scene } from './scene.ts'

/** The accelerator of the demo's expert account, and the people who declare conflicts there. */
const host = sql`host as (
  select m.accelerator_id as id, (select a.person_uid from accelerator_member a join person u on u.uid = a.person_uid
    where a.accelerator_id = m.accelerator_id and u.email = 'acc-admin@demo.example' limit 1) as admin
  from accelerator_member m join person p on p.uid = m.person_uid
  where p.email = 'exp@demo.example' order by m.accelerator_id limit 1)`

/** Pairs of an expert and a project of the accelerator without a review. */
const strangers = sql`strangers as (
  select distinct on (q.project_id) q.project_id, e.person_uid as expert_uid
  from host join project_track q on q.accelerator_id = host.id
    join accelerator_member e on e.accelerator_id = host.id and e.role = 'EXP'
  where not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = e.person_uid)
    and not exists (select from expert_job j where j.project_id = q.project_id and j.expert_uid = e.person_uid)
  order by q.project_id, e.person_uid)`

/**
 * Conflicts of interest: declared by experts, known to the accelerator, named by a team, and one that an
 * administrator overrode with a reason.
 */
export const declareConflicts = async ({ db, calendar }: Scene): Promise<void> => {
  // Earlier declarations have lower numbers.
  await sql`
    with ${host}, chosen as (
      select j.project_id, j.expert_uid from expert_job j join host on host.id = j.accelerator_id
      where j.status = 'COMPLETE' and j.requester_uid is null order by j.id desc limit 1
    ), declared as (
      insert into expert_conflict (project_id, expert_uid, source, accelerator_id, reason, declared_by, at)
      select c.project_id, c.expert_uid, 'ACCELERATOR', host.id, 'Работает в том же технопарке.', host.admin, ${calendar.ago(40)}
      from chosen c, host returning project_id, expert_uid
    )
    update expert_job j set overridden_conflicts = '{DECLARED_BY_ACCELERATOR}',
      override_reason = 'Других экспертов по этой технологии у нас нет.'
    from declared d where j.project_id = d.project_id and j.expert_uid = d.expert_uid`.execute(db)
  // The order has a reason, as required in spite of a conflict.
  await sql`
    update audit_entry e set comment = j.override_reason from expert_job j
    where e.subject = 'expert_job' and e.action = 'order' and e.subject_id = j.id::text and j.override_reason <> ''`.execute(
    db,
  )
  await sql`
    with ${host}, ${strangers}, pairs as (select s.*, row_number() over (order by s.project_id) as n from strangers s)
    insert into expert_conflict (project_id, expert_uid, source, accelerator_id, reason, declared_by, at)
    select s.project_id, s.expert_uid, case s.n when 1 then 'EXPERT' else 'ACCELERATOR' end, host.id,
      case s.n when 1 then 'Два года назад консультировал эту команду.' else 'Преподаёт вместе с лидером проекта.' end,
      case s.n when 1 then s.expert_uid else host.admin end, ${calendar.ago(12)}
    from pairs s, host where s.n <= 2`.execute(db)
  await sql`
    insert into unwanted_reviewer (project_id, email, reason, named_by, at)
    select p.id, 'director@rival.example', 'Руководит компанией-конкурентом.', p.leader_uid, ${calendar.ago(9)}
    from project p join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' order by p.id limit 1`.execute(
    db,
  )
}
