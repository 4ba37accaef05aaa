import { sql } from 'kysely'
import { isTeam } from '#platform/domain/actor.ts'
import * as acts from '../../../features/expert-payments/contract/act.endpoints.ts'
import * as payments from '../../../features/expert-payments/contract/expert-payment.endpoints.ts'
import { expertActs } from '../../../features/expert-payments/domain/expert-payment.policy.ts'
import type { ActState, RecordedState } from '../../../features/expert-payments/domain/states.ts'
import { findAct } from '../../../features/expert-payments/server/acts/act.repository.ts'
import { standardTemplate } from '../../../features/expert-payments/server/document/standard-template.ts'
import { expertJobs, expertises } from '../../../features/expertise/domain/expert-job.policy.ts'
import { findExpertJob } from '../../../features/expertise/server/expert-job.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked, openIn } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']

const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

/** An accepted paid review of the expert, of a task of leader and member. */
const paidJob = async (world: World) => {
  const { make, people } = world
  const task = await make.task({
    state: 'DONE_CODE',
    project: await world.project(),
    track: await world.track(),
    tracker: people.tracker,
  })
  return make.expertJob({
    task,
    status: 'COMPLETE',
    expert: people.expert,
    client: people.team,
    fee: '12000',
    fee_currency: 'RUB',
    completed_at: '2026-11-01T09:00:00Z',
    accepted_at: '2026-11-02T09:00:00Z',
  })
}

const actOf = async (world: World, status: ActState = 'OPEN') => {
  const { db, people, accelerator } = world
  const job = await paidJob(world)
  const act = await insertOne(db, 'expert_act', {
    accelerator_id: accelerator.id,
    number: job.id,
    expert_uid: people.expert.uid,
    expert_name: people.expert.last_name,
    currency: 'RUB',
    amount: '12000',
    since: '2026-11-01',
    till: '2026-11-30',
    made_on: '2026-11-30',
    status,
    created_by: people.admin.uid,
  })
  await insertOne(db, 'expert_act_item', { act_id: act.id, position: 1, job_id: job.id, amount: '12000' })
  await insertOne(db, 'expert_payment', { job_id: job.id, amount: '12000', status: 'IN_ACT', act_id: act.id })
  return act
}

const onPayment = async (world: World, status: RecordedState) => {
  const job = await paidJob(world)
  await insertOne(world.db, 'expert_payment', {
    job_id: job.id,
    amount: '12000',
    status,
    ...(status === 'DISPUTED' ? { disputed_from: 'DUE', dispute_reason: 'Сумма не та.' } : {}),
  })
  return { jobId: job.id, version: 1 }
}

const onAct = async (world: World) => ({ actId: (await actOf(world)).id, version: 1 })

const whose = async (world: World) => {
  await paidJob(world)
  return {
    expertUid: world.people.expert.uid,
    currency: 'RUB' as const,
    since: '2026-11-01',
    till: '2026-11-30',
  }
}

/** The current content of a payment certificate for it. */
const expected = async ({ db, people, accelerator }: World) => {
  const { rows } = await sql<{ jobs: number; amount: string }>`
    select count(*)::int as jobs, coalesce(sum(coalesce(b.amount, j.fee)), 0)::text as amount
    from expert_job j left join expert_payment b on b.job_id = j.id
    where j.accelerator_id = ${accelerator.id} and j.expert_uid = ${people.expert.uid} and j.fee_currency = 'RUB'
      and j.accepted_at is not null and coalesce(b.status, 'DUE') = 'DUE'`.execute(db)
  return rows[0]!
}

const toMake = async (world: World) => ({ ...(await whose(world)), expected: await expected(world) })

const room = { see: [] as const satisfies Who[], rest: 403 as const, absent: 403 }
const named = { ...room, absent: { 'accelerator-id': 403 } }
const keeping = { see: ['teamTracker', 'team', 'expert'] as const satisfies Who[] }

/** Permissions on payments for reviews: the jobs here are the expert's, on tasks of leader and member. */
export const expertPaymentRows = [
  row(
    payments.listExpertPayments,
    accelerators,
    async (world) => {
      await paidJob(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: checked(
        (parts) => sql`select id from expert_job
          where accelerator_id = ${acceleratorOf(parts)} and fee is not null and status <> 'REJECT'`,
        ({ db }, id) => findExpertJob(db, id),
        (actor, job) =>
          job.requesterUid === null &&
          isTeam(actor, job.acceleratorId) &&
          expertJobs.manage.allows(actor, job),
        { closed: true },
      ),
    },
  ),
  row(
    payments.listExpertCosts,
    accelerators,
    async (world) => {
      await paidJob(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: openIn(expertises.order, null, 'key'),
    },
  ),
  row(
    payments.listExpertEarnings,
    everybody,
    async (world) => {
      await paidJob(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from expert_job where fee is not null and status <> 'REJECT'`,
        ({ db }, id) => findExpertJob(db, id),
        (actor, { expertUid }) => expertUid === actor.uid,
        { closed: true },
      ),
    },
  ),
  row(payments.getExpertPayment, [...accelerators, 'expert'], async (world) => ({
    query: { jobId: String((await paidJob(world)).id) },
  })),
  row(
    payments.payExpertJob,
    ['admin'],
    async (world) => ({ body: { ...(await onPayment(world, 'DUE')), paidOn: '2026-11-20', note: '' } }),
    keeping,
  ),
  row(
    payments.disputeExpertPayment,
    ['expert'],
    async (world) => ({ body: { ...(await onPayment(world, 'DUE')), reason: 'Сумма не та.' } }),
    { see: accelerators },
  ),
  row(
    payments.withdrawExpertDispute,
    ['expert'],
    async (world) => ({ body: await onPayment(world, 'DISPUTED') }),
    {
      see: accelerators,
    },
  ),
  row(
    payments.resolveExpertDispute,
    ['admin'],
    async (world) => ({
      body: {
        ...(await onPayment(world, 'DISPUTED')),
        resolution: 'DUE' as const,
        comment: 'Сумма исправлена.',
      },
    }),
    keeping,
  ),
  row(
    acts.listExpertActs,
    accelerators,
    async (world) => {
      await actOf(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: checked(
        (parts) => sql`select id from expert_act where accelerator_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findAct(db, id),
        (actor, act) =>
          act.acceleratorId !== null &&
          isTeam(actor, act.acceleratorId) &&
          expertActs.view.allows(actor, act),
        { closed: true },
      ),
    },
  ),
  row(acts.listOwedExperts, ['admin'], (world) => ({ headers: onAccelerator(world), query: {} }), room),
  row(
    acts.previewExpertAct,
    ['admin'],
    async (world) => ({ headers: onAccelerator(world), body: await whose(world) }),
    named,
  ),
  row(
    acts.makeExpertAct,
    ['admin'],
    async (world) => ({ headers: onAccelerator(world), body: await toMake(world) }),
    { ...named, absent: { 'accelerator-id': 403, expertUid: 409 } },
  ),
  row(
    acts.payExpertAct,
    ['admin'],
    async (world) => ({ body: { ...(await onAct(world)), paidOn: '2026-11-20', note: '' } }),
    keeping,
  ),
  row(
    acts.cancelExpertAct,
    ['admin'],
    async (world) => ({ body: { ...(await onAct(world)), reason: 'Ошибка в договоре.' } }),
    keeping,
  ),
  row(acts.downloadExpertAct, [...accelerators, 'expert'], async (world) => ({
    body: { actId: (await actOf(world)).id, language: 'ru' as const },
  })),
  row(acts.getActTemplates, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    acts.uploadActTemplate,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), query: { language: 'ru' as const } }),
    { ...room, file: { name: 'act.docx', content: standardTemplate('ru') } },
  ),
  row(
    acts.resetActTemplate,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), body: { language: 'ru' as const } }),
    room,
  ),
  row(
    acts.downloadActTemplate,
    accelerators,
    (world) => ({ headers: onAccelerator(world), query: { language: 'en' as const } }),
    room,
  ),
]
