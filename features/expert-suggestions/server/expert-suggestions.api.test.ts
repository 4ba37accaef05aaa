import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/expert-suggestion.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let leader: Person
let mentor: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  mentor = await make.member({ role: 'MNT' })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newProject = async (level: 'ACCELERATOR_TEAM' | null = 'ACCELERATOR_TEAM', members: Person[] = []) => {
  const project = await portal.make.project({ leader, members, ...(level ? { access_level: level } : {}) })
  if (level) await portal.make.publication({ project })
  const task = await portal.make.task({
    state: 'DONE_CODE',
    project,
    track: await portal.make.track({ accelerator }),
  })
  return { project, task }
}

const suggest = (by: Person, projectId: number, own: { taskId?: number; expert?: string } = {}) =>
  portal.as(by).call(calls.suggestExpertise, {
    body: { projectId, reason: 'Рынок не проверен.', ...own },
  })
const received = async (by: Person, projectId: number) =>
  done(
    await portal.as(by).call(calls.listExpertSuggestions, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { projectId: String(projectId) },
    }),
  ).items
const notified = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
  ).map(({ code }) => code)

test('what is suggested is ordered with the decision in one go, and both sides are notified', async () => {
  const { project, task } = await newProject()
  expect((await suggest(mentor, project.id, { expert: 'Орлова' })).status).toBe(204)
  const [row] = await received(acc, project.id)
  expect(row).toMatchObject({
    status: 'NEW',
    proposer: { uid: mentor.uid },
    orderable: [{ id: task.id }],
    actions: ['order', 'decline'],
  })
  await expect.poll(() => notified(acc)).toContain('EXPERT_REVIEW_SUGGESTED')
  const expert = await portal.make.member({ accelerator, role: 'EXP' })
  const barred = await portal.make.member({ accelerator, role: 'EXP' })
  await portal.db
    .insertInto('unwanted_reviewer')
    .values({ project_id: project.id, email: barred.email, reason: 'Конкурент.', named_by: leader.uid })
    .execute()
  const order = (
    version: number,
    taskIds = [task.id],
    dueOn = '2099-12-31',
    fee: { amount: string; currency: 'EUR' } | null = null,
    skips = true,
  ) =>
    portal.as(acc).call(calls.orderSuggestedExpertise, {
      body: {
        suggestionId: row.id,
        version,
        taskIds,
        expertUids: [expert.uid, barred.uid],
        ...(skips && { skip: [{ taskId: task.id, expertUid: barred.uid }] }),
        resultType: 'COMMENTS',
        dueOn,
        fee,
      },
    })
  // The accelerator does not work in euros.
  expect(
    (await order(1, [task.id], '2099-12-31', { amount: '100', currency: 'EUR' })).body['fields'],
  ).toEqual({
    'fee.currency': 'NOT_IN_LIST',
  })
  expect(refusal(await order(1, [(await newProject()).task.id]))).toEqual([400, 'VALIDATION_FAILED'])
  expect(refusal(await order(1, [task.id], '2020-01-01'))).toEqual([400, 'VALIDATION_FAILED'])
  expect((await received(acc, project.id))[0].status).toBe('NEW')
  expect(refusal(await order(1, [task.id], '2099-12-31', null, false))).toEqual([409, 'EXPERTISE_CONFLICT'])
  const { jobs } = done(await order(1))
  expect(jobs).toHaveLength(1)
  expect((await received(acc, project.id))[0]).toMatchObject({ status: 'ORDERED', job: jobs[0], actions: [] })
  expect(refusal(await order(2))).toEqual([409, 'EXPERTISE_ORDERED'])
  await expect.poll(() => notified(mentor)).toEqual(['EXPERT_SUGGESTION_ORDERED'])
})

test('what is declined says why; who is of the project decides about none of its suggestions', async () => {
  const mate = await portal.make.member({ accelerator, role: 'ACC' })
  const { project } = await newProject('ACCELERATOR_TEAM', [mate])
  await suggest(mentor, project.id)
  expect(await received(mate, project.id)).toEqual([])
  const [row] = await received(acc, project.id)
  const decline = (by: Person) =>
    portal
      .as(by)
      .call(calls.declineExpertSuggestion, { body: { suggestionId: row.id, version: 1, reason: 'Рано.' } })
  expect((await decline(mate)).status).toBe(404)
  expect((await decline(acc)).status).toBe(204)
  expect(refusal(await decline(acc))).toEqual([409, 'STATE_CHANGED'])
  expect((await received(acc, project.id))[0]).toMatchObject({ status: 'DECLINED', answer: 'Рано.' })
  await expect.poll(() => notified(mentor)).toContain('EXPERT_SUGGESTION_DECLINED')
  // Notifications reveal neither the accelerator nor the person who decided.
  const notices = await portal.db
    .selectFrom('notification')
    .selectAll()
    .where('recipient_uid', '=', mentor.uid)
    .execute()
  for (const hidden of [accelerator.name, acc.uid]) expect(JSON.stringify(notices)).not.toContain(hidden)
  expect(notices.map(({ accelerator_id }) => accelerator_id)).toEqual(notices.map(() => null))
})

test('one proposes what one sees, as a member of an accelerator or a granted investor, and not without end', async () => {
  const { project } = await newProject()
  const { project: hidden, task } = await newProject(null)
  const [investor, selfMade] = [
    await portal.make.person({ roles: ['INV'] }),
    await portal.make.person({ roles: ['EXP', 'MNT', 'TRC'] }),
  ]
  expect((await suggest(investor, project.id)).status).toBe(204)
  for (const by of [selfMade, leader])
    expect((await suggest(by, project.id)).status).toBeGreaterThanOrEqual(403)
  expect((await suggest(selfMade, project.id)).status).toBe(404)
  expect((await suggest(mentor, hidden.id)).status).toBe(404)
  expect(refusal(await suggest(acc, project.id))).toEqual([403, 'ACCESS_DENIED'])
  // An expert who reviews a task of the project without blinding may suggest a review of that task.
  const [expert, blind] = [
    await portal.make.member({ accelerator, role: 'EXP' }),
    await portal.make.member({ accelerator, role: 'EXP' }),
  ]
  await portal.make.expertJob({ task, expert, client: acc, status: 'PROCESS' })
  await portal.make.expertJob({ task, expert: blind, client: acc, status: 'PROCESS', blind: 'BOTH_HIDDEN' })
  expect((await suggest(blind, hidden.id)).status).toBe(404)
  const choices = done(
    await portal.as(expert).call(calls.getSuggestionChoices, { query: { projectId: String(hidden.id) } }),
  )
  expect(choices).toMatchObject({ allowed: true, tasks: [{ id: task.id }], waiting: 0 })
  for (let n = 0; n < 3; n += 1)
    expect((await suggest(expert, hidden.id, { taskId: task.id })).status).toBe(204)
  expect(refusal(await suggest(expert, hidden.id))).toEqual([409, 'EXPERT_SUGGESTION_LIMIT'])
  expect(refusal(await suggest(mentor, project.id, { taskId: task.id }))).toEqual([400, 'VALIDATION_FAILED'])
})

test('the author of a suggestion finds it with its outcome, and takes it back while it waits', async () => {
  const { project, task } = await newProject()
  const proposer = await portal.make.member({ role: 'MNT' })
  const ownOf = async (by: Person) =>
    done(await portal.as(by).call(calls.listOwnExpertSuggestions, { query: {} })).items
  const withdraw = (by: Person, suggestionId: number, version = 1) =>
    portal.as(by).call(calls.withdrawExpertSuggestion, { body: { suggestionId, version } })
  await suggest(proposer, project.id)
  const [waiting] = await ownOf(proposer)
  expect(waiting).toMatchObject({
    project: { id: project.id },
    opens: true,
    status: 'NEW',
    actions: ['withdraw'],
  })
  expect(await ownOf(mentor)).not.toContainEqual(expect.objectContaining({ id: waiting.id }))
  expect((await withdraw(mentor, waiting.id)).status).toBe(404)
  expect(refusal(await withdraw(acc, waiting.id))).toEqual([403, 'ACCESS_DENIED'])
  expect((await withdraw(proposer, waiting.id)).status).toBe(204)
  expect(refusal(await withdraw(proposer, waiting.id))).toEqual([409, 'STATE_CHANGED'])
  expect(await ownOf(proposer)).toMatchObject([{ status: 'WITHDRAWN', actions: [] }])
  expect(await received(acc, project.id)).toMatchObject([{ status: 'WITHDRAWN', actions: [] }])
  // The author learns neither the task nor the job that was ordered.
  await suggest(proposer, project.id)
  const [again] = await received(acc, project.id)
  const expert = await portal.make.member({ accelerator, role: 'EXP' })
  done(
    await portal.as(acc).call(calls.orderSuggestedExpertise, {
      body: {
        suggestionId: again.id,
        version: 1,
        taskIds: [task.id],
        expertUids: [expert.uid],
        resultType: 'COMMENTS',
        dueOn: '2099-12-31',
      },
    }),
  )
  expect((await ownOf(proposer))[0]).toMatchObject({ status: 'ORDERED', task: null, actions: [] })
  expect((await received(acc, project.id))[0]).toMatchObject({ status: 'ORDERED', task: { id: task.id } })
  // Once the project's page is closed, its name is hidden and cannot be searched for.
  await portal.db.deleteFrom('project_publication').where('project_id', '=', project.id).execute()
  expect((await ownOf(proposer))[0]).toMatchObject({ project: null, opens: false })
  const found = done(
    await portal.as(proposer).call(calls.listOwnExpertSuggestions, { query: { findText: project.name } }),
  )
  expect(found.items).toEqual([])
})
