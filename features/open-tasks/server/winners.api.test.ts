import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOpenTask, makeOpenTaskEntry } from '../../../tests/support/open-tasks.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { noStudent } from '../../people/domain/student.ts'
import * as entries from '../contract/entry.endpoints.ts'
import * as tasks from '../contract/open-task.endpoints.ts'
import * as questionsCalls from '../contract/question.endpoints.ts'

let portal: TestPortal
let organiser: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  organiser = await portal.make.person({ roles: ['HTFRN'] })
})

const offer = (id: number, version: number) =>
  portal.as(organiser).send(tasks.offerOpenTaskProjects, { body: { id, version } })

const projectsOf = (person: Person) =>
  portal.db.selectFrom('project').select('name').where('leader_uid', '=', person.uid).execute()

const notified = async (code: string, by: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('id')
      .where('code', '=', code)
      .where('recipient_uid', '=', by.uid)
      .execute()
  ).length

test('the organiser offers all winners a project by one press, and nobody gets one unasked', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'RESULTS', { prize_places: 2 })
  const [first, second, third, leader] = [
    await portal.make.person(),
    await portal.make.person(),
    await portal.make.person(),
    await portal.make.person(),
  ]
  const enter = (person: Person, place: number, given: object = {}) =>
    makeOpenTaskEntry(portal.db, task, person.uid, {
      title: `Решение ${person.uid}`,
      place,
      score: 9,
      ...given,
    })
  const [won, also] = [await enter(first, 1), await enter(second, 2)]
  await enter(third, 3)
  const project = await portal.make.project({ leader })
  await enter(leader, 2, { project_id: project.id })
  const answer = await offer(task.id, task.version)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect((answer.body as { actions: string[] }).actions).not.toContain('offerProjects')
  await expect
    .poll(() =>
      Promise.all([first, second, third, leader].map((one) => notified('OPEN_TASK_PROJECT_OFFERED', one))),
    )
    .toEqual([1, 1, 0, 0])
  expect(await projectsOf(first)).toEqual([])
  expect((await offer(task.id, task.version)).status).toBe(409)

  const accepted = await portal.as(first).send(entries.makeOpenTaskProject, { body: { id: won.id } })
  expect(accepted.status).toBe(200)
  expect((await projectsOf(first)).length).toBe(1)
  await expect.poll(() => notified('OPEN_TASK_PROJECT_MADE', organiser)).toBe(1)

  const decline = () => portal.as(second).send(entries.declineOpenTaskProject, { body: { id: also.id } })
  expect((await decline()).body).toMatchObject({ offer: 'DECLINED' })
  expect((await decline()).status).toBe(409)
  expect(await projectsOf(second)).toEqual([])
  await expect.poll(() => notified('OPEN_TASK_PROJECT_DECLINED', organiser)).toBe(1)
})

test('entries are found by title and author, also after the author has a new name', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid)
  const [person, other] = [await portal.make.person({ last_name: 'Журавлёва' }), await portal.make.person()]
  await makeOpenTaskEntry(portal.db, task, person.uid, { title: 'Тепловизор на дроне' })
  const project = await portal.make.project({ leader: other, name: 'Искра и провод' })
  await makeOpenTaskEntry(portal.db, task, other.uid, { title: 'Датчики', project_id: project.id })
  await portal.db
    .insertInto('person_profile')
    .values({
      person_uid: person.uid,
      student: JSON.stringify({ ...noStudent, faculty: 'ФИТ', socialNetwork: 'https://vk.example/anna' }),
    })
    .onConflict((conflict) =>
      conflict.column('person_uid').doUpdateSet((row) => ({ student: row.ref('excluded.student') })),
    )
    .execute()
  const list = await portal.as(organiser).send(entries.listOpenTaskEntries, {
    query: { openTaskId: String(task.id), findText: 'дрон' },
  })
  const { socialNetwork: _page, ...studies } = noStudent
  // The place of study, not a page in a social network.
  expect((list.body['items'] as { student: object }[])[0]?.student).toEqual({ ...studies, faculty: 'ФИТ' })
  const find = async (findText: string) => {
    const query = { openTaskId: String(task.id), findText }
    const { body } = await portal.as(organiser).send(entries.listOpenTaskEntries, { query })
    return (body as { items: { title: string }[] }).items.map(({ title }) => title)
  }
  expect(await find('журавл дрон')).toEqual(['Тепловизор на дроне'])
  expect(await find('искра')).toEqual(['Датчики'])
  expect(await find('на')).toEqual(['Тепловизор на дроне'])
  await portal.db.updateTable('person').set({ last_name: 'Цаплина' }).where('uid', '=', person.uid).execute()
  await portal.db.updateTable('project').set({ name: 'Молния' }).where('id', '=', project.id).execute()
  expect([await find('журавл'), await find('цаплин'), await find('молния')]).toEqual([
    [],
    ['Тепловизор на дроне'],
    ['Датчики'],
  ])
})

test('people who asked questions about a task are notified that it was recalled; before its publication nobody is', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'APPROVED')
  const asker = await portal.make.person()
  const answer = await portal
    .as(asker)
    .send(questionsCalls.askOpenTask, { body: { id: task.id, question: 'Можно ли вдвоём?' } })
  expect(answer.status).toBe(200)
  const recall = async () => {
    const { version } = await portal.db
      .selectFrom('open_task')
      .select('version')
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow()
    return portal.as(organiser).send(tasks.recallOpenTask, { body: { id: task.id, version } })
  }
  expect((await recall()).status).toBe(200)
  await expect.poll(() => notified('OPEN_TASK_RECALLED', asker), { timeout: 10_000 }).toBe(1)
  await portal.db.updateTable('open_task').set({ status: 'MODERATION' }).where('id', '=', task.id).execute()
  expect((await recall()).status).toBe(200)
  const draft = (
    await portal.as(organiser).send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  ).body
  const cancelled = await portal.as(organiser).send(tasks.cancelOpenTask, {
    body: { id: task.id, version: Number(draft['version']), reason: 'Заказчик ушёл' },
  })
  expect(cancelled.status).toBe(200)
  // Events are processed in order.
  await expect.poll(() => notified('OPEN_TASK_CANCELLED', asker), { timeout: 10_000 }).toBe(1)
  expect(await notified('OPEN_TASK_RECALLED', asker)).toBe(1)
})
