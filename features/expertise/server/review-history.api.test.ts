import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as orders from '../contract/expert-job-order.endpoints.ts'
import * as jobs from '../contract/expert-job.endpoints.ts'
import { orderExpertJobs } from '../contract/order.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let expert: Person
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  expert = await portal.make.member({ accelerator, role: 'EXP' })
  leader = await portal.make.person()
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

/** An accepted review by a template with a question, and a question of the order. */
const begin = async (): Promise<number> => {
  const { make } = portal
  const { id: templateId } = await make.profileTemplate({
    purpose: 'EXPERTISE',
    status: 'ACTIVE',
    tree: tree(plain({ code: 'advice', type: 'TEXT' })),
  })
  const task = await make.task({
    state: 'DONE_CODE',
    project: await make.project({ leader }),
    track: await make.track({ accelerator }),
  })
  const { jobs: made } = done(
    await portal.as(acc).call(orderExpertJobs, {
      headers: { 'accelerator-id': String(accelerator.id) },
      body: {
        taskIds: [task.id],
        expertUids: [expert.uid],
        resultType: 'TEMPLATE',
        templateId,
        questions: ['Верен ли рынок?'],
        dueOn: '2099-12-31',
        visibleToTeam: true,
      },
    }),
  )
  done(await portal.as(expert).call(orders.takeExpertJob, { body: { jobId: made[0].id, version: 1 } }))
  return made[0].id as number
}

const versionOf = async (jobId: number): Promise<number> =>
  done(await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } })).version

type Written = { conclusion?: string; answer?: string; advice?: string }

const write = async (jobId: number, { conclusion, answer, advice }: Written) =>
  done(
    await portal.as(expert).call(orders.saveExpertJob, {
      body: {
        jobId,
        version: await versionOf(jobId),
        ...(conclusion === undefined ? {} : { conclusion }),
        answers: answer === undefined ? [] : [{ position: 1, answer }],
        values: advice === undefined ? [] : [{ code: 'advice', value: advice }],
      },
    }),
  )

const say = async (jobId: number, text: string): Promise<number> =>
  done(await portal.as(expert).call(orders.saveExpertComment, { body: { jobId, text } })).id

const complete = async (jobId: number) =>
  done(
    await portal
      .as(expert)
      .call(orders.completeExpertJob, { body: { jobId, version: await versionOf(jobId) } }),
  )

const sendBack = async (jobId: number) =>
  done(
    await portal.as(acc).call(jobs.correctExpertJob, {
      body: { jobId, version: await versionOf(jobId), correction: 'Покажите расчёт.' },
    }),
  )

type Change = { part: string; before: unknown; after: unknown; by: { uid: string } }
const short = ({ part, before, after }: Change) => [part, before, after]

const history = (by: Person, jobId: number) =>
  portal.as(by).call(orders.getReviewHistory, { query: { jobId: String(jobId) } })
const corrected = (by: Person, jobId: number) =>
  portal.as(by).call(jobs.getCorrectedResult, { query: { jobId: String(jobId) } })

test('what an expert writes, and writes over, is their own to look up: what is typed on end is one change', async () => {
  const jobId = await begin()
  await write(jobId, { conclusion: 'Рын', answer: 'Да', advice: 'Растить' })
  await write(jobId, { conclusion: 'Рынок растёт' })
  const comment = await say(jobId, 'Спорно')
  done(await portal.as(expert).call(orders.deleteExpertComment, { body: { jobId, commentId: comment } }))
  const { items } = done(await history(expert, jobId))
  expect(items.map(short)).toEqual(
    expect.arrayContaining([
      ['CONCLUSION', null, 'Рынок растёт'],
      ['ANSWER', null, 'Да'],
      ['VALUE', null, 'Растить'],
    ]),
  )
  // Written and removed at once: no change is recorded.
  expect(items).toHaveLength(3)
  expect(items.every(({ by }: Change) => by.uid === expert.uid)).toBe(true)
  for (const [by, status] of [
    [acc, 403],
    [leader, 404],
    [await portal.make.member({ accelerator, role: 'EXP' }), 404],
    [await portal.make.member({ role: 'ACC', admin: true }), 404],
  ] as const)
    expect((await history(by, jobId)).status).toBe(status)
})

test('a result that went back is compared with what was handed over first, once it is handed over again', async () => {
  const jobId = await begin()
  await write(jobId, { conclusion: 'Рынок растёт', answer: 'Да', advice: 'Растить' })
  const commentNumber = await say(jobId, 'Спорно')
  await complete(jobId)
  expect(done(await corrected(acc, jobId))).toMatchObject({ since: null, items: [] })
  await sendBack(jobId)
  await write(jobId, { conclusion: 'Рынок падает', advice: 'Ждать', answer: 'Нет' })
  await write(jobId, { answer: 'Да' })
  await say(jobId, 'Добавил расчёт')
  // Until then it is a draft.
  const early = await corrected(acc, jobId)
  expect([early.status, early.body['code']]).toEqual([409, 'EXPERT_JOB_NOT_DONE'])
  const expected = [
    ['CONCLUSION', 'Рынок растёт', 'Рынок падает'],
    ['VALUE', 'Растить', 'Ждать'],
    ['COMMENT', null, 'Добавил расчёт'],
  ]
  expect(done(await corrected(expert, jobId)).items.map(short)).toEqual(expect.arrayContaining(expected))
  await complete(jobId)
  const history = done(await corrected(acc, jobId))
  expect(history.since).not.toBeNull()
  expect(history.items.map(short)).toEqual(expect.arrayContaining(expected))
  expect(history.items).toHaveLength(expected.length)
  expect(history.items.some(({ number }: { number: number }) => number === commentNumber)).toBe(false)
  // The team reads the result, but not its history.
  expect((await corrected(leader, jobId)).status).toBe(403)
  expect((await corrected(await portal.make.person(), jobId)).status).toBe(404)
})
