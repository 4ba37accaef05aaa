import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { askingLimit } from '#platform/server/count-asking.ts'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { getAgenda } from '../../../agenda/contract/agenda.endpoints.ts'
import { getOrderCurrencies } from '../../contract/currencies.endpoints.ts'
import { askExpertJobTerm, getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import {
  decideExpertTerms,
  extendExpertJobTerm,
  getExpertJob,
  listExpertJobs,
  replaceExpert,
} from '../../contract/expert-job.endpoints.ts'
import { orderExpertJobs } from '../../contract/order.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let admin: Person
let expert: Person
let other: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  expert = await make.member({ accelerator, role: 'EXP' })
  other = await make.member({ accelerator, role: 'EXP' })
})

const refusal = ({ status, body }: Answer): unknown => body['code'] ?? status
const fieldsOf = ({ body }: Answer): unknown => body['fields']
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const newJob = async (own: Record<string, unknown> = {}) => {
  const { make } = portal
  const project = await make.project({ leader: await make.person() })
  const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
  return make.expertJob({ task, expert, client: acc, status: 'PROCESS', due_on: day(5), ...own })
}
const ask = (jobId: number, dueOn: string, by = expert) =>
  portal.as(by).call(askExpertJobTerm, { body: { jobId, dueOn, reason: 'Жду данных команды' } })
const decide = (terms: [jobId: number, day: string][], grant: boolean, reason = '', by = acc) =>
  portal.as(by).call(decideExpertTerms, {
    body: { terms: terms.map(([jobId, requestedDay]) => ({ jobId, day: requestedDay })), grant, reason },
  })
const extend = (jobId: number, dueOn: string, by = acc) =>
  portal.as(by).call(extendExpertJobTerm, { body: { jobId, dueOn } })
const read = async (jobId: number) =>
  (await portal.as(acc).call(getExpertJob, { query: { jobId: String(jobId) } })).body as ResponseOf<
    typeof getExpertJob
  >
const lastOf = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select(['code', 'params'])
      .where('recipient_uid', '=', person.uid)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0]
const notified = (person: Person) => async () => (await lastOf(person))?.code

describe('more time', () => {
  test('is requested with a day and a reason, awaits the client, and is granted with one press', async () => {
    const { id } = await newJob()
    expect(refusal(await ask(id, day(12)))).toBe(200)
    await expect.poll(notified(acc)).toBe('EXPERT_TERM_ASKED')
    expect((await read(id)).askedTerm).toMatchObject({ day: day(12), reason: 'Жду данных команды' })
    const agenda = (
      await portal.as(acc).send(getAgenda, { headers: { 'accelerator-id': String(accelerator.id) } })
    ).body as ResponseOf<typeof getAgenda>
    expect(agenda.items.filter(({ kind }) => kind === 'expertTerm')).toEqual([
      expect.objectContaining({ verb: 'decide', note: 'Жду данных команды' }),
    ])
    expect((await decide([[id, day(12)]], true)).body).toEqual({ decided: 1 })
    const granted = await read(id)
    expect(granted).toMatchObject({ askedTerm: null, due: { day: day(12) } })
    await expect.poll(notified(expert)).toBe('EXPERT_TERM_EXTENDED')
    expect((await lastOf(expert))?.params).toMatchObject({
      day: `${day(12)} 23:59 ${accelerator.time_zone}`,
    })
    expect(refusal(await decide([[id, day(12)]], true))).toBe('STATE_CHANGED')
  })

  test('is refused with a reason only, and the due date stays', async () => {
    const { id } = await newJob()
    await ask(id, day(12))
    expect(fieldsOf(await decide([[id, day(12)]], false))).toEqual({ reason: 'REQUIRED' })
    expect(refusal(await decide([[id, day(12)]], false, 'Комитет уже назначен'))).toBe(200)
    expect(await read(id)).toMatchObject({ askedTerm: null, due: { day: day(5) } })
    await expect.poll(notified(expert)).toBe('EXPERT_TERM_REFUSED')
  })

  test('is granted for several at once, all or none', async () => {
    const [one, two, silent] = [await newJob(), await newJob(), await newJob()]
    await ask(one.id, day(9))
    await ask(two.id, day(10))
    const list = (
      await portal.as(acc).call(listExpertJobs, {
        headers: { 'accelerator-id': String(accelerator.id) },
        query: { termAsked: 'true' },
      })
    ).body as ResponseOf<typeof listExpertJobs>
    expect(list.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, two.id])
    expect(
      refusal(
        await decide(
          [
            [one.id, day(9)],
            [silent.id, day(9)],
          ],
          true,
        ),
      ),
    ).toBe('STATE_CHANGED')
    expect((await read(one.id)).due?.day).toBe(day(5))
    expect(
      (
        await decide(
          [
            [one.id, day(9)],
            [two.id, day(10)],
          ],
          true,
        )
      ).body,
    ).toEqual({ decided: 2 })
    expect([(await read(one.id)).due?.day, (await read(two.id)).due?.day]).toEqual([day(9), day(10)])
  })

  test('is given by the client without a request; the day is later, not past and within a year', async () => {
    const { id } = await newJob()
    expect(fieldsOf(await extend(id, day(5)))).toEqual({ dueOn: 'DUE_NOT_LATER' })
    expect(fieldsOf(await extend(id, day(-3)))).toEqual({ dueOn: 'DATE_IN_PAST' })
    expect(fieldsOf(await extend(id, day(500)))).toEqual({ dueOn: 'DATE_OVER_A_YEAR' })
    expect(refusal(await extend(id, day(20)))).toBe(200)
    expect((await read(id)).due?.day).toBe(day(20))
  })

  test('is neither requested nor granted by others', async () => {
    const { id } = await newJob()
    expect(refusal(await ask(id, day(12), other))).toBe('NOT_FOUND')
    expect(refusal(await ask(id, day(12), acc))).toBe('ACCESS_DENIED')
    await ask(id, day(12))
    expect(refusal(await decide([[id, day(12)]], true, '', expert))).toBe('ACCESS_DENIED')
    const stranger = await portal.make.member({ role: 'ACC', admin: true })
    expect(refusal(await decide([[id, day(12)]], true, '', stranger))).toBe('NOT_FOUND')
    expect(refusal(await extend(id, day(12), stranger))).toBe('NOT_FOUND')
    const done = await newJob({ status: 'COMPLETE' })
    expect(refusal(await ask(done.id, day(12)))).toBe('EXPERT_JOB_NOT_IN_PROCESS')
    expect(refusal(await extend(done.id, day(12)))).toBe('EXPERT_JOB_NOT_IN_PROCESS')
  })
})

describe('a request that changes', () => {
  const requestsOf = async (jobId: number) =>
    (
      await sql`select from event where name = 'ExpertTermAsked' and (payload ->> 'id')::int = ${jobId}`.execute(
        portal.db,
      )
    ).rows.length

  test('is not answered by a client who saw another day', async () => {
    const { id } = await newJob()
    await ask(id, day(12))
    await ask(id, day(300))
    expect(refusal(await decide([[id, day(12)]], true))).toBe('STATE_CHANGED')
    expect(refusal(await decide([[id, day(12)]], false, 'Комитет уже назначен'))).toBe('STATE_CHANGED')
    // Nor by naming both.
    const both: [number, string][] = [
      [id, day(300)],
      [id, day(12)],
    ]
    expect(refusal(await decide(both, true))).toBe('STATE_CHANGED')
    expect(await read(id)).toMatchObject({ askedTerm: { day: day(300) }, due: { day: day(5) } })
    expect((await decide([[id, day(300)]], true)).body).toEqual({ decided: 1 })
  })

  test('is not granted once its day is over, but may be refused', async () => {
    const { id } = await newJob({ due_on: day(-9) })
    await sql`update expert_job set asked_until = ${day(-3)}::date, asked_until_at = now() where id = ${id}`.execute(
      portal.db,
    )
    expect(fieldsOf(await decide([[id, day(-3)]], true))).toEqual({ dueOn: 'DATE_IN_PAST' })
    expect(refusal(await decide([[id, day(-3)]], false, 'День прошёл'))).toBe(200)
  })

  test('notifies once, however often it is repeated; others are limited', async () => {
    const { id } = await newJob()
    expect(refusal(await ask(id, day(12)))).toBe(200)
    expect(refusal(await ask(id, day(12)))).toBe(200)
    expect(await requestsOf(id)).toBe(1)
    const busy = await portal.make.member({ accelerator, role: 'EXP' })
    const { id: ofBusy } = await newJob({ expert: busy })
    let requests = 0
    // Other days, so that each is a new request.
    while (requests <= askingLimit.hits && refusal(await ask(ofBusy, day(10 + requests), busy)) === 200)
      requests += 1
    expect(requests).toBe(askingLimit.hits)
    expect(refusal(await ask(ofBusy, day(200), busy))).toBe('RATE_LIMITED')
    expect(await requestsOf(ofBusy)).toBe(askingLimit.hits)
  })
})

describe('another expert', () => {
  const replace = (
    jobId: number,
    own: Partial<{
      expertUid: string
      status: 'NEW' | 'PROCESS'
      dueOn: string
      overrideReason: string
    }> = {},
    by = acc,
  ) =>
    portal.as(by).call(replaceExpert, {
      body: { jobId, status: 'PROCESS', expertUid: other.uid, reason: 'Нужен другой профиль', ...own },
    })

  test('takes the place of the first in one act, on the same terms', async () => {
    const { id } = await newJob({ fee: '15000', fee_currency: 'RUB', blind: 'BOTH_HIDDEN' })
    await sql`insert into expert_job_question (job_id, position, text) values (${id}, 1, 'Есть ли рынок?')`.execute(
      portal.db,
    )
    const answer = await replace(id)
    expect(answer.body).toMatchObject({
      status: 'NEW',
      expert: { uid: other.uid },
      due: { day: day(5) },
      blind: 'BOTH_HIDDEN',
      fee: { amount: '15000.00', currency: 'RUB' },
      questions: [{ text: 'Есть ли рынок?' }],
    })
    expect(await read(id)).toMatchObject({
      status: 'REJECT',
      withdrawn: true,
      reason: 'Нужен другой профиль',
    })
    await expect.poll(notified(expert)).toBe('EXPERT_JOB_WITHDRAWN')
    await expect.poll(notified(other)).toBe('EXPERT_INVITATN_FOR_PROJECT_INSPECTN')
  })

  test('is paid as agreed, even if the accelerator no longer works in that currency', async () => {
    const { id } = await newJob({ fee: '15000', fee_currency: 'EUR' })
    expect((await replace(id)).body).toMatchObject({ fee: { amount: '15000.00', currency: 'EUR' } })
  })

  test('must not have the job, a conflict of interest or no expert role there: then nothing changes', async () => {
    const { id, task_id: taskId } = await newJob()
    const task = await portal.db
      .selectFrom('project_trackpoint')
      .selectAll()
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow()
    await portal.make.expertJob({ task, expert: other, client: acc, status: 'NEW' })
    expect(refusal(await replace(id))).toBe('EXPERTISE_ORDERED')
    const stranger = await portal.make.person()
    expect(refusal(await replace(id, { expertUid: stranger.uid }))).toBe('EXPERT_UNAVAILABLE')
    const member = await portal.make.member({ accelerator, role: 'EXP' })
    await sql`insert into project_member (project_id, person_uid)
      select q.project_id, ${member.uid}::uuid from project_trackpoint w
        join project_track q on q.id = w.project_track_id where w.id = ${taskId}`.execute(portal.db)
    expect(refusal(await replace(id, { expertUid: member.uid }))).toBe('EXPERTISE_CONFLICT')
    expect(refusal(await replace(id, { expertUid: member.uid, overrideReason: 'Всё равно' }, admin))).toBe(
      'EXPERTISE_CONFLICT',
    )
    expect(await read(id)).toMatchObject({ status: 'PROCESS', expert: { uid: expert.uid } })
  })

  test('is not ordered by a due date that is over, but with a new one', async () => {
    const { id } = await newJob({ due_on: day(-2) })
    expect(fieldsOf(await replace(id))).toEqual({ dueOn: 'DATE_IN_PAST' })
    expect((await replace(id, { dueOn: day(3) })).body).toMatchObject({ due: { day: day(3) } })
  })

  test('is not ordered behind the back of an expert who has begun meanwhile', async () => {
    const { id } = await newJob()
    expect(refusal(await replace(id, { status: 'NEW' }))).toBe('EXPERT_JOB_NOT_NEW')
    expect(refusal(await replace(id, {}, expert))).toBe('ACCESS_DENIED')
  })
})

test('an expert reads the number of open questions before completing', async () => {
  const { id } = await newJob()
  await sql`insert into expert_question (job_id, text, status) values
    (${id}, 'Где договор?', 'ASKED'), (${id}, 'Кто клиент?', 'PASSED'), (${id}, 'Сколько лет?', 'TOLD')`.execute(
    portal.db,
  )
  const { body } = await portal.as(expert).call(getExpertJobOrder, { query: { jobId: String(id) } })
  expect(body).toMatchObject({ openQuestions: 2 })
})

test('a fee is paid in a currency that the accelerator works in', async () => {
  const { make } = portal
  const task = await make.task({ state: 'DONE_CODE', track: await make.track({ accelerator }) })
  const headers = { 'accelerator-id': String(accelerator.id) }
  const order = (currency: 'RUB' | 'EUR') =>
    portal.as(acc).call(orderExpertJobs, {
      headers,
      body: {
        taskIds: [task.id],
        expertUids: [expert.uid],
        resultType: 'COMMENTS',
        dueOn: day(9),
        fee: { amount: '100', currency },
      },
    })
  expect(fieldsOf(await order('EUR'))).toEqual({ 'fee.currency': 'NOT_IN_LIST' })
  expect((await portal.as(acc).send(getOrderCurrencies, { headers })).body).toMatchObject({
    value: ['RUB', 'USD'],
  })
  await portal.db
    .updateTable('accelerator')
    .set({ currencies: ['EUR'] })
    .where('id', '=', accelerator.id)
    .execute()
  expect(refusal(await order('EUR'))).toBe(200)
  expect(fieldsOf(await order('RUB'))).toEqual({ 'fee.currency': 'NOT_IN_LIST' })
})
