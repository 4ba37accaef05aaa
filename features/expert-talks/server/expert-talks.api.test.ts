import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/expert-talk.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const begin = async (members: Person[] = []) => {
  const { make } = portal
  const [expert, leader] = [await make.member({ accelerator, role: 'EXP' }), await make.person()]
  const task = await make.task({
    state: 'DONE_CODE',
    project: await make.project({ leader, members }),
    track: await make.track({ accelerator }),
  })
  const job = await make.expertJob({ task, expert, client: acc, status: 'PROCESS', blind: 'BOTH_HIDDEN' })
  return { expert, leader, task, job }
}

const send = (by: Person, jobId: number, text: string) =>
  portal.as(by).call(calls.sendExpertMessage, { body: { jobId, text } })
const talk = (by: Person, jobId: number) =>
  portal.as(by).call(calls.getExpertTalk, { query: { jobId: String(jobId) } })
const questions = (by: Person, jobId: number) =>
  portal.as(by).call(calls.listExpertQuestions, { query: { jobId: String(jobId) } })
const ofTeam = (by: Person, taskId: number) =>
  portal.as(by).call(calls.listTeamQuestions, { query: { taskId: String(taskId) } })
const told = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
  ).map(({ code }) => code)

test('both sides talk about a job; several messages are one notice, until they are read', async () => {
  const { expert, job } = await begin()
  for (const text of ['Срок можно сдвинуть?', 'На два дня.'])
    expect((await send(expert, job.id, text)).status).toBe(204)
  expect(done(await talk(acc, job.id))).toMatchObject({
    unread: 2,
    asExpert: false,
    mayAsk: false,
    messages: [{ text: 'Срок можно сдвинуть?', mine: false, author: { uid: expert.uid } }, {}],
  })
  await expect.poll(() => told(acc)).toEqual(['EXPERT_MESSAGE_FROM_EXPERT'])
  expect((await portal.as(acc).call(calls.readExpertTalk, { body: { jobId: job.id } })).status).toBe(204)
  expect(done(await talk(acc, job.id)).unread).toBe(0)
  done(await send(acc, job.id, 'Да.'))
  expect(done(await talk(expert, job.id))).toMatchObject({
    unread: 1,
    asExpert: true,
    mayAsk: true,
    messages: [{ mine: true }, { mine: true }, { text: 'Да.', author: null, unread: true }],
  })
  done(await send(expert, job.id, 'Спасибо.'))
  await expect.poll(async () => (await told(acc)).length).toBe(2)
})

test('a question goes to the team and back without names, each side reading only what was passed on to it', async () => {
  const { expert, leader, task, job } = await begin()
  const ask = (text: string) =>
    portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text, elementCode: 'market' } })
  expect((await ask('Я Орлова: кто платит?')).status).toBe(204)
  expect(done(await ofTeam(leader, task.id)).items).toEqual([])
  const [asked] = done(await questions(acc, job.id)).items
  expect(asked).toMatchObject({
    status: 'ASKED',
    text: 'Я Орлова: кто платит?',
    actions: ['pass', 'decline'],
  })
  const on = (version: number) => ({ questionId: asked.id, version })
  const answer = () =>
    portal
      .as(leader)
      .call(calls.answerExpertQuestion, { body: { ...on(2), text: 'Агроскан: платит город.' } })
  expect((await answer()).status).toBe(404)
  expect(
    (await portal.as(acc).call(calls.passExpertQuestion, { body: { ...on(1), text: 'Кто платит?' } })).status,
  ).toBe(204)
  const forTeam = done(await ofTeam(leader, task.id))
  expect(forTeam.items).toMatchObject([{ passedText: 'Кто платит?', text: '', actions: ['answer'] }])
  for (const hidden of ['Орлова', expert.uid, expert.last_name])
    expect(JSON.stringify(forTeam)).not.toContain(hidden)
  expect((await answer()).status).toBe(204)
  expect(refusal(await answer())).toEqual([409, 'STATE_CHANGED'])
  const before = done(await questions(expert, job.id))
  expect(before.items).toMatchObject([{ status: 'PASSED', answer: '', passedText: '', toldText: '' }])
  expect(JSON.stringify(before)).not.toContain('Агроскан')
  const tell = portal.as(acc).call(calls.tellExpertAnswer, { body: { ...on(3), text: 'Платит город.' } })
  expect((await tell).status).toBe(204)
  expect(done(await questions(expert, job.id)).items).toMatchObject([
    { status: 'TOLD', toldText: 'Платит город.', answer: '' },
  ])
  expect(done(await ofTeam(leader, task.id)).items).toMatchObject([
    { status: 'ANSWERED', toldText: '', actions: [] },
  ])
  await expect.poll(() => told(leader)).toEqual(['EXPERT_QUESTION_PASSED'])
  await expect.poll(() => told(expert)).toEqual(['EXPERT_QUESTION_TOLD'])
})

test('who declined, was withdrawn or has a conflict reads nothing of it; who is of the project neither', async () => {
  const mate = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  const { expert, leader, job } = await begin([mate])
  done(await send(expert, job.id, 'Проверю завтра.'))
  for (const by of [mate, leader]) {
    expect((await talk(by, job.id)).status).toBe(404)
    expect((await questions(by, job.id)).status).toBe(404)
  }
  await portal.db.updateTable('expert_job').set({ status: 'REJECT' }).where('id', '=', job.id).execute()
  for (const call of [talk(expert, job.id), questions(expert, job.id), send(expert, job.id, 'Ещё.')])
    expect((await call).status).toBe(404)
  expect(done(await talk(acc, job.id)).messages).toHaveLength(1)
})

test('there is room for so many questions about a job', async () => {
  const { expert, job } = await begin()
  await portal.db
    .insertInto('expert_question')
    .values(Array.from({ length: 20 }, () => ({ job_id: job.id, text: 'Кто платит?' })))
    .execute()
  const ask = portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text: 'Ещё один?' } })
  expect(refusal(await ask)).toEqual([409, 'EXPERT_TALK_LIMIT'])
})
