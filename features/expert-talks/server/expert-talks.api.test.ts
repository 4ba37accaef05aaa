import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as orders from '../../expertise/contract/expert-job-order.endpoints.ts'
import * as jobs from '../../expertise/contract/expert-job.endpoints.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
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
const notified = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
  ).map(({ code }) => code)

/** Unread messages of a job as counted by the lists of both sides. */
const counted = async (expert: Person, id: number, by = acc) => {
  const ofClient = await portal.as(by).call(jobs.listExpertJobs, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { expertUid: expert.uid },
  })
  const ofExpert = await portal.as(expert).call(orders.listExpertJobOrders, { query: {} })
  // oxlint-disable-next-line typescript/no-explicit-any -- one of the rows of either
  const unread = (answer: Answer) => done(answer).items.find((row: any) => row.id === id)?.unread
  return [unread(ofClient), unread(ofExpert)]
}

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
  expect(await counted(expert, job.id)).toEqual([2, 0])
  await expect.poll(() => notified(acc)).toEqual(['EXPERT_MESSAGE_FROM_EXPERT'])
  expect((await portal.as(acc).call(calls.readExpertTalk, { body: { jobId: job.id } })).status).toBe(204)
  expect(done(await talk(acc, job.id)).unread).toBe(0)
  expect(await counted(expert, job.id)).toEqual([0, 0])
  const colleague = await portal.make.member({ accelerator, role: 'ACC' })
  expect(await counted(expert, job.id, colleague)).toEqual([2, 0])
  done(await send(acc, job.id, 'Да.'))
  // Once one colleague has answered, nothing is unread for the others.
  expect(await counted(expert, job.id, colleague)).toEqual([0, 1])
  expect(done(await talk(expert, job.id))).toMatchObject({
    unread: 1,
    asExpert: true,
    mayAsk: true,
    messages: [{ mine: true }, { mine: true }, { text: 'Да.', author: null, unread: true }],
  })
  done(await send(expert, job.id, 'Спасибо.'))
  await expect.poll(async () => (await notified(acc)).length).toBe(2)
})

test('a question goes to the team and back without names, each side reading only what was passed on to it', async () => {
  const { expert, leader, task, job } = await begin()
  const template = await portal.make.profileTemplate({
    status: 'ACTIVE',
    tree: tree(plain({ code: 'market', type: 'STRING', name: { ru: 'Рынок', en: 'Market' } })),
  })
  await insertOne(portal.db, 'trackpoint_field', {
    trackpoint_id: task.trackpoint_id,
    template_id: template.id,
    element_code: 'market',
    seq: 0,
    required: true,
    read_only: false,
  })
  const ask = (text: string, elementCode = 'market') =>
    portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text, elementCode } })
  expect(refusal(await ask('Кто платит?', 'team'))).toEqual([400, 'VALIDATION_FAILED'])
  expect((await ask('Я Орлова: кто платит?')).status).toBe(204)
  expect(done(await ofTeam(leader, task.id)).items).toEqual([])
  const [question] = done(await questions(acc, job.id)).items
  expect(question).toMatchObject({
    status: 'ASKED',
    text: 'Я Орлова: кто платит?',
    fieldName: 'Рынок',
    actions: ['pass', 'decline'],
  })
  const on = (version: number) => ({ questionId: question.id, version })
  const answer = () =>
    portal
      .as(leader)
      .call(calls.answerExpertQuestion, { body: { ...on(2), text: 'Агроскан: платит город.' } })
  expect((await answer()).status).toBe(404)
  expect(
    (await portal.as(acc).call(calls.passExpertQuestion, { body: { ...on(1), text: 'Кто платит?' } })).status,
  ).toBe(204)
  const forTeam = done(await ofTeam(leader, task.id))
  expect(forTeam.items).toMatchObject([
    { passedText: 'Кто платит?', text: '', fieldName: 'Рынок', actions: ['answer'] },
  ])
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
  await expect.poll(() => notified(leader)).toEqual(['EXPERT_QUESTION_PASSED'])
  await expect.poll(() => notified(expert)).toEqual(['EXPERT_QUESTION_TOLD'])
})

test('an expert who must not learn whose work it is reads what the accelerator writes without names', async () => {
  const { expert, task, job } = await begin()
  await sql`update project set name = 'Синий журавль' where id = (
    select q.project_id from project_trackpoint w join project_track q on q.id = w.project_track_id where w.id = ${task.id})`.execute(
    portal.db,
  )
  done(await send(acc, job.id, 'Команда «Синего журавля» ждёт.'))
  done(await send(expert, job.id, 'Это не Синий журавль?'))
  const one = await insertOne(portal.db, 'expert_question', {
    job_id: job.id,
    text: 'Кто платит?',
    status: 'ASKED',
  })
  const decline = { questionId: one.id, version: 1, reason: 'Синий журавль не скажет.' }
  expect((await portal.as(acc).call(calls.declineExpertQuestion, { body: decline })).status).toBe(204)
  const texts = done(await talk(expert, job.id)).messages.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(['Команда «█████» ждёт.', 'Это не Синий журавль?'])
  expect(done(await questions(expert, job.id)).items).toMatchObject([{ reason: '█████ не скажет.' }])
  expect(done(await questions(acc, job.id)).items).toMatchObject([{ reason: 'Синий журавль не скажет.' }])
  await expect.poll(() => notified(expert)).toContain('EXPERT_QUESTION_DECLINED')
  const sent = await portal.db
    .selectFrom('notification')
    .select(['subject', 'body'])
    .where('recipient_uid', '=', expert.uid)
    .execute()
  expect(JSON.stringify(sent)).not.toMatch(/журавл/iu)
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
  // The accelerator still reads the old messages, but nobody would read new ones.
  expect(done(await talk(acc, job.id))).toMatchObject({ messages: [{}], mayWrite: false })
  expect(refusal(await send(acc, job.id, 'Жаль.'))).toEqual([403, 'ACCESS_DENIED'])
  expect((await counted(expert, job.id))[1]).toBe(0)
})

test('the number of questions about a job is limited', async () => {
  const { expert, job } = await begin()
  await portal.db
    .insertInto('expert_question')
    .values(Array.from({ length: 20 }, () => ({ job_id: job.id, text: 'Кто платит?' })))
    .execute()
  const ask = portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text: 'Ещё один?' } })
  expect(refusal(await ask)).toEqual([409, 'EXPERT_TALK_LIMIT'])
})

/** People whose pages were notified of a change of a conversation during `run`. */
const received = async (run: () => Promise<unknown>, until: () => Promise<boolean>): Promise<string[]> => {
  const client = new pg.Client({ connectionString: portal.database.url })
  await client.connect()
  const people: string[] = []
  client.on('notification', ({ payload = '{}' }) => {
    const change = JSON.parse(payload)
    if (change.tags?.includes('expertTalk')) people.push(...change.people)
  })
  try {
    await client.query('listen changes')
    await run()
    await expect.poll(until).toBe(true)
    // Waits for messages that may follow the notification.
    await sleep(200)
  } finally {
    await client.end()
  }
  return people
}

test('pages of the team refresh for what was passed on to it, those of the expert not for its answer', async () => {
  const { expert, leader, job } = await begin()
  const ask = () => portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text: 'Кто платит?' } })
  const got =
    (who: Person, code: string, times = 1) =>
    async () =>
      (await notified(who)).filter((one) => one === code).length >= times
  const before = (await notified(acc)).filter((one) => one === 'EXPERT_QUESTION_ASKED').length
  const recipients = await received(ask, got(acc, 'EXPERT_QUESTION_ASKED', before + 1))
  expect(recipients).toContain(acc.uid)
  expect(recipients).not.toContain(leader.uid)
  const [{ id: questionId }] = done(await questions(acc, job.id)).items
  const pass = () =>
    portal.as(acc).call(calls.passExpertQuestion, { body: { questionId, version: 1, text: 'Кто платит?' } })
  expect(await received(pass, got(leader, 'EXPERT_QUESTION_PASSED'))).toContain(leader.uid)
  const answer = () =>
    portal.as(leader).call(calls.answerExpertQuestion, { body: { questionId, version: 2, text: 'Город.' } })
  expect(await received(answer, got(acc, 'EXPERT_QUESTION_ANSWERED'))).not.toContain(expert.uid)
  const decline = (id: number, version: number) => () =>
    portal.as(acc).call(calls.declineExpertQuestion, { body: { questionId: id, version, reason: 'Рано.' } })
  expect(await received(decline(questionId, 3), got(expert, 'EXPERT_QUESTION_DECLINED'))).toContain(
    leader.uid,
  )
  done(await ask())
  const [{ id: other }] = done(await questions(acc, job.id)).items
  expect(await received(decline(other, 1), got(expert, 'EXPERT_QUESTION_DECLINED', 2))).not.toContain(
    leader.uid,
  )
})

test('a reviewer who also works for the accelerator is the expert alone', async () => {
  const { expert, leader, job } = await begin()
  await portal.make.member({ accelerator, person: expert, role: 'ACC' })
  done(await portal.as(expert).call(calls.askTeam, { body: { jobId: job.id, text: 'Кто платит?' } }))
  const [question] = done(await questions(expert, job.id)).items
  expect(question.actions).toEqual([])
  const pass = (by: Person) =>
    portal
      .as(by)
      .call(calls.passExpertQuestion, { body: { questionId: question.id, version: 1, text: 'Кто платит?' } })
  expect(refusal(await pass(expert))).toEqual([403, 'ACCESS_DENIED'])
  done(await pass(acc))
  done(
    await portal
      .as(leader)
      .call(calls.answerExpertQuestion, { body: { questionId: question.id, version: 2, text: 'Город.' } }),
  )
  expect(done(await questions(expert, job.id)).items).toMatchObject([{ status: 'PASSED', answer: '' }])
  await portal.db.updateTable('expert_job').set({ status: 'REJECT' }).where('id', '=', job.id).execute()
  expect((await questions(expert, job.id)).status).toBe(404)
})

test('a job that was withdrawn at the same moment gets no notification', async () => {
  const { expert, job } = await begin()
  const [answer] = await collide(
    portal.database,
    `update expert_job set status = 'REJECT' where id = ${job.id}`,
    [() => send(expert, job.id, 'Ещё не поздно?')],
  )
  expect(answer!.status).toBe(404)
  expect(done(await talk(acc, job.id)).messages).toEqual([])
})
