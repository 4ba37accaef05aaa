import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Pair = { taskId: number; acceleratorId: number; expertUid: string; requesterUid: string; n: number }

/**
 * Reviews that the investor and the mentor ordered from the first accelerator, in the order of `n`; each with its own
 * task and expert.
 */
const readPairs = async ({ db }: Scene): Promise<Pair[]> => {
  const { rows } = await sql<Pair>`
    with host as (
      select m.accelerator_id as id from accelerator_member m join person p on p.uid = m.person_uid
      where p.email = 'exp@demo.example' order by m.accelerator_id limit 1
    ), shown as (
      select w.id, q.accelerator_id, q.project_id, row_number() over (order by w.id) as n
      from project_trackpoint w join project_track q on q.id = w.project_track_id join host on host.id = q.accelerator_id
      where w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK' and exists (
        select from project_publication u where u.project_id = q.project_id and u.accelerator_id = q.accelerator_id
          and u.status = 'PUBLISHED')
        -- Where experts of the accelerator compare by a template, the third is still to be asked.
        and not exists (select from expert_job j where j.task_id = w.id and j.result_type = 'TEMPLATE')
    )
    select s.id as "taskId", s.accelerator_id as "acceleratorId", s.n::int as n, e.person_uid as "expertUid", x.uid as "requesterUid"
    from shown s
      join person x on x.email = case when s.n % 2 = 1 then 'inv@demo.example' else 'mnt@demo.example' end
      cross join lateral (
        select m.person_uid from accelerator_member m join person u on u.uid = m.person_uid
        where m.accelerator_id = s.accelerator_id and m.role = 'EXP'
          and not exists (select from project_member o where o.project_id = s.project_id and o.person_uid = m.person_uid)
          and not exists (select from expert_conflict n where n.project_id = s.project_id and n.expert_uid = m.person_uid)
          and not exists (select from expert_job j where j.task_id = s.id and j.expert_uid = m.person_uid)
        order by (u.email = 'exp@demo.example') desc, m.person_uid limit 1) e
    where not exists (select from project_member o where o.project_id = s.project_id and o.person_uid = x.uid)
    order by s.n limit 6`.execute(db)
  return rows
}

const states = ['COMPLETE', 'NEW', 'PROCESS', 'COMPLETE', 'NEW', 'PROCESS'] as const

/** Reviews that an investor and a mentor ordered for themselves: new, in progress, to accept, and one accepted with payment due. */
export const orderForOneself = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const pairs = await readPairs(scene)
  if (pairs.length === 0) return
  await db
    .updateTable('accelerator')
    .set({ expert_outside_orders: true })
    .where('id', '=', pairs[0]!.acceleratorId)
    .execute()
  const rows = await insertAll(
    db,
    'expert_job',
    pairs.map(({ taskId, acceleratorId, expertUid, requesterUid }, i) => {
      const status = states[i]!
      const isDone = status === 'COMPLETE'
      return {
        accelerator_id: acceleratorId,
        task_id: taskId,
        expert_uid: expertUid,
        client_uid: requesterUid,
        requester_uid: requesterUid,
        status,
        result_type: 'COMMENTS' as const,
        due_on: calendar.day(i === 2 ? -2 : 6 + i),
        fee: String(8000 + i * 1500),
        fee_currency: 'RUB' as const,
        visible_to_team: false,
        created_at: calendar.ago(6 - i * 0.5),
        taken_at: status === 'NEW' ? null : calendar.ago(5 - i * 0.5),
        work_opened_at: i === 2 ? calendar.ago(3) : null,
        completed_at: isDone ? calendar.ago(1) : null,
        accepted_at: i === 3 ? calendar.ago(0.5) : null,
        accepted_by: i === 3 ? requesterUid : null,
        conclusion: isDone
          ? 'Рынок есть, команда сильная; до сделки уточните стоимость привлечения клиента.'
          : '',
      }
    }),
  )
  await insertAll(
    db,
    'expert_job_comment',
    rows.flatMap(({ id, status }) =>
      status === 'COMPLETE'
        ? [{ job_id: id, text: 'На странице проекта нет расчёта окупаемости: запросите его.' }]
        : [],
    ),
  )
  await sql`
    insert into expert_job_terms (job_id, text_version, fee, fee_currency, due_on, accepted_at)
    select id, 1, fee, fee_currency, due_on, taken_at from expert_job where taken_at is not null and requester_uid is not null`.execute(
    db,
  )
  await insertAll(
    db,
    'expert_message',
    rows
      .filter(({ status }) => status === 'PROCESS')
      .map(({ id, expert_uid }) => ({
        job_id: id,
        author_uid: expert_uid,
        by_expert: true,
        text: 'Могу добавить сравнение с зарубежными аналогами. Нужно?',
        created_at: calendar.ago(0.3),
      })),
  )
}
