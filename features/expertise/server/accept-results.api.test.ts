import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getExpertPayment } from '../../expert-payments/contract/expert-payment.endpoints.ts'
import { getAcceptDays, saveAcceptDays } from '../contract/accept-days.endpoints.ts'
import {
  completeExpertJob,
  getExpertJobOrder,
  takeExpertJob,
} from '../contract/expert-job-order.endpoints.ts'
import { correctExpertJob, getExpertJob } from '../contract/expert-job.endpoints.ts'
import { orderExpertJobs } from '../contract/order.endpoints.ts'
import { acceptResults } from './accept-results.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let acc: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  // A time zone where it is daytime now: after the morning hour and far from midnight.
  await sql`update accelerator set time_zone = (select name from pg_timezone_names
    where extract(hour from now() at time zone name) between 10 and 21 and name like '%/%' order by name limit 1)
    where id = ${accelerator.id}`.execute(portal.db)
})

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

const ordered = async () => {
  const { make } = portal
  const expert = await make.member({ accelerator, role: 'EXP' })
  const project = await make.project({ leader: await make.person() })
  const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
  const { body } = await portal.as(acc).call(orderExpertJobs, {
    headers: headers(),
    body: {
      taskIds: [task.id],
      expertUids: [expert.uid],
      resultType: 'COMMENTS',
      dueOn: '2099-12-31',
      fee: { amount: '9000', currency: 'RUB' },
    },
  })
  return { expert, jobId: (body as { jobs: { id: number }[] }).jobs[0]!.id }
}

const handedIn = async () => {
  const one = await ordered()
  const { expert, jobId } = one
  await portal.as(expert).call(takeExpertJob, { body: { jobId, version: 1 } })
  await portal.db.insertInto('expert_job_comment').values({ job_id: jobId, text: 'Хорошо.' }).execute()
  const { status } = await portal.as(expert).call(completeExpertJob, { body: { jobId, version: 2 } })
  expect(status).toBe(200)
  return one
}

/** Backdates the submission by this number of days. */
const wait = (jobId: number, days: number) =>
  sql`update expert_job set completed_at = now() - make_interval(days => ${days}::int) where id = ${jobId}`.execute(
    portal.db,
  )

const run = () =>
  acceptResults.run(
    {
      db: portal.db,
      log: console as never,
      attempt: 1,
      lastAttempt: false,
      signal: AbortSignal.timeout(9000),
    },
    {},
  )

const jobOf = async (by: Person, jobId: number) =>
  (await portal.as(by).call(getExpertJob, { query: { jobId: String(jobId) } })).body as never as {
    acceptedAt: string | null
    acceptDays: number
    acceptBy: { day: string; timeZone: string } | null
    version: number
    history: { action: string; actorName: string | null }[]
  }

const paymentOf = async (by: Person, jobId: number) => {
  const { body } = await portal.as(by).call(getExpertPayment, { query: { jobId: String(jobId) } })
  return (body as { payment: { state: string; acceptBy: { day: string } | null } }).payment
}

const notified = async (person: Person, code: string): Promise<number> =>
  (
    await portal.db
      .selectFrom('notification')
      .select('id')
      .where('recipient_uid', '=', person.uid)
      .where('code', '=', code)
      .execute()
  ).length

const setDays = (by: Person, value: number) =>
  portal.as(by).call(saveAcceptDays, { headers: headers(), body: { value } })

test('a result that the accelerator does not answer counts as accepted, and is owed; both sides know until when', async () => {
  const { expert, jobId } = await handedIn()
  const before = await jobOf(acc, jobId)
  expect(before).toMatchObject({ acceptDays: 14, acceptedAt: null })
  const { rows } = await sql<{
    day: string
  }>`select to_char((j.completed_at at time zone a.time_zone)::date + 14, 'YYYY-MM-DD') as day
    from expert_job j join accelerator a on a.id = j.accelerator_id where j.id = ${jobId}`.execute(portal.db)
  expect(before.acceptBy?.day).toBe(rows[0]!.day)
  expect(await paymentOf(expert, jobId)).toMatchObject({ state: 'NOT_DUE', acceptBy: { day: rows[0]!.day } })
  // The client has until the end of the last day.
  await wait(jobId, 14)
  await run()
  expect((await jobOf(acc, jobId)).acceptedAt).toBeNull()
  await wait(jobId, 15)
  await run()
  const after = await jobOf(acc, jobId)
  expect(after).toMatchObject({ acceptBy: null })
  expect(after.acceptedAt).not.toBeNull()
  expect(after.history.map(({ action }) => action)).toContain('acceptByItself')
  expect(await paymentOf(expert, jobId)).toMatchObject({ state: 'DUE', acceptBy: null })
  await expect.poll(() => notified(expert, 'EXPERT_JOB_ACCEPTED')).toBe(1)
})

test('three days before that the client is notified once, and of a resubmission again', async () => {
  const { expert, jobId } = await handedIn()
  const before = await notified(acc, 'EXPERT_RESULT_WAITS')
  await wait(jobId, 10)
  await run()
  expect(await notified(acc, 'EXPERT_RESULT_WAITS')).toBe(before)
  await wait(jobId, 11)
  await run()
  await run()
  expect(await notified(acc, 'EXPERT_RESULT_WAITS')).toBe(before + 1)
  const { rows } = await sql<{ day: string }>`select params ->> 'day' as day from notification
    where recipient_uid = ${acc.uid} and code = 'EXPERT_RESULT_WAITS' order by id desc limit 1`.execute(
    portal.db,
  )
  const { acceptBy } = await jobOf(acc, jobId)
  expect(rows[0]?.day).toBe(`${acceptBy?.day} 23:59 ${acceptBy?.timeZone}`)
  const { version } = await jobOf(acc, jobId)
  const sentBack = await portal
    .as(acc)
    .call(correctExpertJob, { body: { jobId, version, correction: 'Назовите риски.' } })
  expect(sentBack).toMatchObject({ status: 200, body: { acceptBy: null } })
  // A returned result awaits the expert, without a time limit.
  await wait(jobId, 90)
  await run()
  expect((await jobOf(acc, jobId)).acceptedAt).toBeNull()
  await portal.as(expert).call(completeExpertJob, { body: { jobId, version: version + 1 } })
  await sql`update expert_job set accept_told_at = now() - interval '30 days' where id = ${jobId}`.execute(
    portal.db,
  )
  await wait(jobId, 12)
  await run()
  expect(await notified(acc, 'EXPERT_RESULT_WAITS')).toBe(before + 2)
})

test('an administrator sets the number of days; an order keeps the number of the time when it was made', async () => {
  const old = await ordered()
  for (const days of [2, 61, 7.5]) expect((await setDays(admin, days)).status).toBe(400)
  expect((await setDays(acc, 5)).status).toBe(403)
  expect((await setDays(admin, 5)).body).toEqual({ value: 5, editable: true })
  expect((await portal.as(acc).call(getAcceptDays, { headers: headers() })).body).toEqual({
    value: 5,
    editable: false,
  })
  const fresh = await ordered()
  const daysFor = async ({ expert, jobId }: Awaited<ReturnType<typeof ordered>>) => {
    const { body } = await portal.as(expert).call(getExpertJobOrder, { query: { jobId: String(jobId) } })
    return body['acceptDays']
  }
  expect([await daysFor(old), await daysFor(fresh)]).toEqual([14, 5])
  await setDays(admin, 14)
})

test('an expert who is also the client is not notified of their own result: the administrators are', async () => {
  const { expert, jobId } = await handedIn()
  await portal.make.member({ accelerator, role: 'ACC', person: expert })
  await portal.db.updateTable('expert_job').set({ client_uid: expert.uid }).where('id', '=', jobId).execute()
  const before = await notified(admin, 'EXPERT_RESULT_WAITS')
  await wait(jobId, 11)
  await run()
  expect(await notified(expert, 'EXPERT_RESULT_WAITS')).toBe(0)
  expect(await notified(admin, 'EXPERT_RESULT_WAITS')).toBe(before + 1)
})
