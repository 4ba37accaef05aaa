import { sql } from 'kysely'
import { wholeName } from '#platform/server/sql.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Job = {
  id: number
  acceleratorId: number
  expertUid: string
  expert: string
  fee: string
  acceptedOn: string
  admin: string
}

/** Fees of most reviews, accepted by the experts, and a few more accepted results. */
const agreeOnFees = async ({ db }: Scene): Promise<void> => {
  await sql`update expert_job set fee = 6000 + (id % 5) * 2500, fee_currency = 'RUB' where id % 7 <> 0`.execute(
    db,
  )
  // Accept every other pending result, so that payments are due.
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
    select j.id, j.accelerator_id as "acceleratorId", j.expert_uid as "expertUid", ${wholeName('x')} as expert, j.fee::text as fee,
      to_char(j.accepted_at at time zone a.time_zone, 'YYYY-MM-DD') as "acceptedOn",
      (select m.person_uid from accelerator_member m where m.accelerator_id = j.accelerator_id and m.admin
        order by m.person_uid limit 1) as admin
    from expert_job j join person x on x.uid = j.expert_uid join accelerator a on a.id = j.accelerator_id
    where j.accepted_at is not null and j.fee is not null and x.email = 'exp@demo.example'
    order by j.accepted_at, j.id`.execute(db)
  return rows
}

type Made = { number: number; jobs: readonly Job[]; paidOn: string | null; madeOn: string }

/** A payment certificate for some jobs of one expert, paid or pending. */
const makeAct = async (scene: Scene, { number, jobs, paidOn, madeOn }: Made): Promise<void> => {
  const [first] = jobs
  if (!first) return
  const days = jobs.map(({ acceptedOn }) => acceptedOn).toSorted()
  const act = await insertOne(scene.db, 'expert_act', {
    accelerator_id: first.acceleratorId,
    number,
    expert_uid: first.expertUid,
    expert_name: first.expert,
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

/** Payments of the expert's account in its first accelerator: a paid certificate, a pending one, a dispute, and amounts due. */
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
