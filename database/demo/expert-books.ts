import { sql } from 'kysely'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Job = {
  id: number
  acceleratorId: number
  expertUid: string
  fee: string
  acceptedOn: string
  admin: string
}

/** Fees of most reviews, what experts agreed to by taking one, and a few more results that are accepted. */
const agreeOnFees = async ({ db }: Scene): Promise<void> => {
  await sql`update expert_job set fee = 6000 + (id % 5) * 2500, fee_currency = 'RUB' where id % 7 <> 0`.execute(
    db,
  )
  // Of every other result that waits for acceptance one is accepted: there is something to pay.
  await sql`
    update expert_job j set accepted_at = completed_at + interval '1 day', accepted_by = client_uid
    from (select id, row_number() over (partition by accelerator_id order by id) as n from expert_job
      where status = 'COMPLETE' and accepted_at is null and fee is not null) w
    where w.id = j.id and w.n % 2 = 0 and j.completed_at < now() - interval '1 day'`.execute(db)
  await sql`
    insert into expert_job_terms (job_id, text_version, fee, fee_currency, due_on, accepted_at)
    select id, 1, fee, fee_currency, due_on, taken_at from expert_job where taken_at is not null`.execute(db)
}

const readOwed = async ({ db }: Scene): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select j.id, j.accelerator_id as "acceleratorId", j.expert_uid as "expertUid", j.fee::text as fee,
      to_char(j.accepted_at at time zone a.time_zone, 'YYYY-MM-DD') as "acceptedOn",
      (select m.person_uid from accelerator_member m where m.accelerator_id = j.accelerator_id and m.admin
        order by m.person_uid limit 1) as admin
    from expert_job j join person x on x.uid = j.expert_uid join accelerator a on a.id = j.accelerator_id
    where j.accepted_at is not null and j.fee is not null and x.email = 'exp@demo.example'
    order by j.accepted_at, j.id`.execute(db)
  return rows
}

type Made = { number: number; jobs: readonly Job[]; paidOn: string | null; madeOn: string }

/** An act of some jobs with one expert, paid or waiting for it. */
const makeAct = async (scene: Scene, { number, jobs, paidOn, madeOn }: Made): Promise<void> => {
  const [first] = jobs
  if (!first) return
  const days = jobs.map(({ acceptedOn }) => acceptedOn).toSorted()
  const act = await insertOne(scene.db, 'expert_act', {
    accelerator_id: first.acceleratorId,
    number,
    expert_uid: first.expertUid,
    currency: 'RUB',
    amount: String(jobs.reduce((sum, { fee }) => sum + Number(fee), 0)),
    since: days[0]!,
    till: days.at(-1)!,
    made_on: madeOn,
    basis: 'Договор № 12 от 01.09.2026',
    status: paidOn ? 'PAID' : 'OPEN',
    created_by: first.admin,
    paid_on: paidOn,
    note: paidOn ? 'Платёжное поручение № 148' : '',
  })
  await insertAll(
    scene.db,
    'expert_act_item',
    jobs.map(({ id, fee }, i) => ({ act_id: act.id, position: i + 1, job_id: id, amount: fee })),
  )
  await insertAll(
    scene.db,
    'expert_payment',
    jobs.map(({ id, fee }) => ({
      job_id: id,
      amount: fee,
      status: paidOn ? ('PAID' as const) : ('IN_ACT' as const),
      act_id: act.id,
      paid_on: paidOn,
      note: paidOn ? 'Платёжное поручение № 148' : '',
    })),
  )
}

/** The books of the expert's account in its first accelerator: a paid act, one that waits, a dispute, and what is due. */
export const keepExpertBooks = async (scene: Scene): Promise<void> => {
  await agreeOnFees(scene)
  const { calendar, db } = scene
  const all = await readOwed(scene)
  const jobs = all.filter(({ acceleratorId }) => acceleratorId === all[0]?.acceleratorId)
  await makeAct(scene, {
    number: 1,
    jobs: jobs.slice(0, 1),
    madeOn: calendar.day(-6),
    paidOn: calendar.day(-3),
  })
  await makeAct(scene, { number: 2, jobs: jobs.slice(1, 2), madeOn: calendar.day(-1), paidOn: null })
  const [disputed] = jobs.slice(2)
  if (disputed)
    await insertOne(db, 'expert_payment', {
      job_id: disputed.id,
      amount: disputed.fee,
      status: 'DISPUTED',
      disputed_from: 'DUE',
      disputed_at: calendar.ago(1),
      dispute_reason: 'Договаривались о доплате за повторную проверку расчётов, её в сумме нет.',
    })
}

/** A short conversation about a review in work, and a question on its way to the team. */
export const talkOfReviews = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ id: number; expert: string; client: string; field: string | null }>`
    select j.id, j.expert_uid as expert, j.client_uid as client, w.asked -> 0 ->> 'code' as field
    from expert_job j join person x on x.uid = j.expert_uid join project_trackpoint w on w.id = j.task_id
    where j.status = 'PROCESS' and j.accelerator_id = (select m.accelerator_id from accelerator_member m
      join person p on p.uid = m.person_uid where p.email = 'exp@demo.example' order by m.accelerator_id limit 1)
    order by (x.email = 'exp@demo.example') desc, j.id limit 2`.execute(db)
  const [job, other] = rows
  if (!job) return
  if (other)
    await insertAll(db, 'expert_message', [
      {
        job_id: other.id,
        author_uid: other.expert,
        by_expert: true,
        text: 'Можно сдать на два дня позже? Жду ответа от отраслевой лаборатории.',
        created_at: calendar.ago(0.3),
      },
    ])
  await insertAll(db, 'expert_message', [
    {
      job_id: job.id,
      author_uid: job.expert,
      by_expert: true,
      text: 'Добрый день! Смотреть ли расчёты по второму региону или только по региону пилота?',
      created_at: calendar.ago(1.2),
    },
    {
      job_id: job.id,
      author_uid: job.client,
      by_expert: false,
      text: 'Только по региону пилота: второй появится на следующем этапе.',
      created_at: calendar.ago(1),
    },
  ])
  await insertAll(db, 'expert_question', [
    {
      job_id: job.id,
      element_code: job.field,
      text: 'На чём основана цена подписки: были ли платные пилоты?',
      created_at: calendar.ago(0.8),
    },
  ])
}

const suggestedReviews = [
  {
    reason: 'Команда опирается на одно исследование рынка. Перед встречей хотим услышать независимую оценку.',
    expert: 'Отраслевой аналитик',
  },
  {
    reason: 'Проверьте, защищена ли разработка патентом.',
    status: 'DECLINED' as const,
    answer: 'Патентный поиск команда уже заказала сама.',
  },
  { reason: 'Хватит ли мощности опытной установки для первых заказов?', expert: 'Инженер-технолог' },
  { reason: 'Посмотрите договоры с поставщиками.', status: 'WITHDRAWN' as const },
]

/** Reviews that an investor and a mentor propose to the first accelerator: some wait, one was declined, one taken back. */
export const suggestReviews = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ projectId: number; acceleratorId: number; proposer: string; decider: string }>`
    select "projectId", "acceleratorId", proposer, decider from (
      select distinct q.project_id as "projectId", q.accelerator_id as "acceleratorId", x.uid as proposer, x.email,
        row_number() over (partition by x.uid order by q.project_id) as n,
        (select m.person_uid from accelerator_member m where m.accelerator_id = q.accelerator_id and m.admin
          order by m.person_uid limit 1) as decider
      from (select distinct q.project_id, q.accelerator_id from project_trackpoint w
          join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
        where w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK' and p.publication_status = 'PUBLISHED'
          and q.accelerator_id = (select m.accelerator_id from accelerator_member m
            join person p on p.uid = m.person_uid where p.email = 'exp@demo.example' order by m.accelerator_id limit 1)) q
        join person x on x.email in ('inv@demo.example', 'mnt@demo.example')
          and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = x.uid)) s
    where n <= 2 order by s.email, n`.execute(db)
  await insertAll(
    db,
    'expert_suggestion',
    rows.map(({ projectId, acceleratorId, proposer, decider }, i) => {
      const { answer = '', expert = '', status = 'NEW' as const, reason } = suggestedReviews[i]!
      return {
        accelerator_id: acceleratorId,
        project_id: projectId,
        proposer_uid: proposer,
        reason,
        expert,
        created_at: calendar.ago(2 + i),
        status,
        answer,
        decided_by: status === 'NEW' ? null : status === 'WITHDRAWN' ? proposer : decider,
        decided_at: status === 'NEW' ? null : calendar.ago(1),
      }
    }),
  )
}
