import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOpenTask, makeOpenTaskEntry } from '../../../tests/support/open-tasks.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as entries from '../contract/entry.endpoints.ts'
import * as jurorsCalls from '../contract/juror.endpoints.ts'
import * as tasks from '../contract/open-task.endpoints.ts'

let portal: TestPortal
let organiser: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  organiser = await portal.make.person({ roles: ['HTFRN'] })
})

type JuryEntry = {
  id: number
  title: string
  actions: string[]
  conflict: { declared: string; isFound: boolean; reasons: string[]; isWaived: boolean } | null
}

const addJuror = (id: number, body: { email?: string; personUid?: string }) =>
  portal.as(organiser).send(jurorsCalls.addOpenTaskJuror, { body: { id, ...body } })

const listed = async (juror: Person, taskId: number) => {
  const { body } = await portal.as(juror).send(entries.listJuryEntries, {
    query: { openTaskId: String(taskId), sorting: 'NAME', sortingDirection: 'ASC' },
  })
  return (body as { items: JuryEntry[] }).items
}

const score = (juror: Person, id: number) =>
  portal.as(juror).send(entries.scoreOpenTaskEntry, { body: { id, edition: 1, scores: [5, 5], comment: '' } })

const refused = ({ status, body }: Answer) => [status, (body as { code?: string }).code]

const employ = (person: Person, company: string) =>
  portal.db
    .insertInto('person_profile')
    .values({ person_uid: person.uid, company })
    .onConflict((conflict) => conflict.column('person_uid').doUpdateSet({ company }))
    .execute()

test('the rules of expert reviews find conflicts of jurors; a soft one the organiser may waive', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED', { is_blind: true })
  const [author, leader, juror] = [
    await portal.make.person(),
    await portal.make.person(),
    await portal.make.person(),
  ]
  await employ(author, 'ООО «Ромашка»')
  await employ(juror, 'Ромашка')
  const project = await portal.make.project({ leader })
  await portal.db
    .insertInto('project_former_member')
    .values({ project_id: project.id, person_uid: juror.uid })
    .execute()
  const soft = await makeOpenTaskEntry(portal.db, task, author.uid, { title: 'А' })
  const hard = await makeOpenTaskEntry(portal.db, task, leader.uid, { title: 'Б', project_id: project.id })
  const free = await makeOpenTaskEntry(portal.db, task, (await portal.make.person()).uid, { title: 'В' })
  expect((await addJuror(task.id, { email: juror.email })).status).toBe(200)
  // Before conflicts are stored, and for every caller, the rules decide.
  expect(refused(await score(juror, hard.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
  const rows = await vi.waitFor(async () => {
    const found = await listed(juror, task.id)
    expect(found.filter(({ conflict }) => conflict !== null).length).toBe(2)
    return found
  })
  // Reasons would reveal the author.
  expect(rows.map(({ conflict }) => conflict)).toEqual([
    { declared: '', isFound: true, reasons: [], isWaived: false },
    { declared: '', isFound: true, reasons: [], isWaived: false },
    null,
  ])
  expect(rows.map(({ actions }) => actions.includes('score'))).toEqual([false, false, true])
  expect(refused(await score(juror, soft.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
  expect((await score(juror, free.id)).status).toBe(200)

  type Page = {
    version: number
    jury: { id: number }[]
    conflicts: { jurorId: number; entryId: number; reasons: string[]; actions: string[] }[]
  }
  const page = (
    await portal.as(organiser).send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  ).body as Page
  expect(page.conflicts.map(({ reasons, actions }) => [reasons, actions])).toEqual([
    [['SAME_EMPLOYER'], ['waive']],
    [['FORMER_TEAM_MEMBER'], []],
  ])
  const waive = (entryId: number) =>
    portal.as(organiser).send(jurorsCalls.waiveOpenTaskConflict, {
      body: { id: task.id, jurorId: page.jury[0]!.id, entryId, reason: 'Разные отделы' },
    })
  expect(refused(await waive(hard.id))).toEqual([409, 'STATE_CHANGED'])
  expect((await waive(soft.id)).status).toBe(200)
  expect((await score(juror, soft.id)).status).toBe(200)
  // A declared conflict overrides the organiser's permission.
  await portal.as(juror).send(entries.declareOpenTaskConflict, { body: { id: soft.id, reason: 'Мы друзья' } })
  expect(refused(await score(juror, soft.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
})

test('a conflict that comes up after the closing is refused, noted for the organiser, and waived', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
  const [author, juror] = [await portal.make.person(), await portal.make.person()]
  const entry = await makeOpenTaskEntry(portal.db, task, author.uid)
  expect((await addJuror(task.id, { email: juror.email })).status).toBe(200)
  expect((await score(juror, entry.id)).status).toBe(200)
  await employ(author, 'Лютик')
  await employ(juror, 'Лютик')
  expect(refused(await score(juror, entry.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
  expect(refused(await score(juror, entry.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
  const { body } = await portal
    .as(organiser)
    .send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  expect((body as { conflicts: object[] }).conflicts).toMatchObject([
    { entryId: entry.id, reasons: ['SAME_EMPLOYER'], actions: ['waive'] },
  ])
  const logged = await portal.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'details'])
    .where('action', '=', 'findConflict')
    .where('subject_id', '=', String(task.id))
    .execute()
  expect(logged).toMatchObject([{ details: { entryId: entry.id, reasons: ['SAME_EMPLOYER'] } }])
})

test('reviewers rejected by the team are not disclosed: only that a conflict was found', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
  const [leader, juror] = [await portal.make.person(), await portal.make.person()]
  const project = await portal.make.project({ leader })
  await portal.db
    .insertInto('unwanted_reviewer')
    .values({
      project_id: project.id,
      email: juror.email.toLowerCase(),
      reason: 'Конкурент',
      named_by: leader.uid,
    })
    .execute()
  const { id } = await makeOpenTaskEntry(portal.db, task, leader.uid, { project_id: project.id })
  expect((await addJuror(task.id, { email: juror.email })).status).toBe(200)
  await vi.waitFor(async () =>
    expect((await listed(juror, task.id))[0]?.conflict).toEqual({
      declared: '',
      isFound: true,
      reasons: [],
      isWaived: false,
    }),
  )
  const { body } = await portal
    .as(organiser)
    .send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  expect(body['conflicts']).toMatchObject([{ entryId: id, isFound: true, reasons: [], actions: ['waive'] }])
})

test('a juror is found by name among people who show their card, and by nothing else', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid)
  const [shown, hidden] = [
    await portal.make.person({ last_name: 'Селиванова', card_published: true }),
    await portal.make.person({ last_name: 'Селиванов' }),
  ]
  await portal.db
    .insertInto('person_profile')
    .values({ person_uid: shown.uid })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await portal.db
    .updateTable('person')
    .set({ invite_to_projects: true })
    .where('uid', '=', shown.uid)
    .execute()
  const find = async () => {
    const { body } = await portal.as(organiser).send(jurorsCalls.findOpenTaskJurors, {
      query: { openTaskId: String(task.id), findText: 'Селиванов' },
    })
    return (body as { items: { uid: string }[] }).items.map(({ uid }) => uid)
  }
  expect(await find()).not.toContain(hidden.uid)
  expect((await addJuror(task.id, { personUid: hidden.uid })).body).toMatchObject({
    code: 'USER_NOT_REGISTERED',
  })
  expect((await addJuror(task.id, {})).status).toBe(400)
  expect(await find()).toEqual([shown.uid])
  expect((await addJuror(task.id, { personUid: shown.uid })).status).toBe(200)
  expect(await find()).toEqual([])
})

test('a conflict that is gone bars nobody, and the score counts', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
  const [author, juror] = [await portal.make.person(), await portal.make.person()]
  const entry = await makeOpenTaskEntry(portal.db, task, author.uid)
  await employ(author, 'Лютик')
  await employ(juror, 'Лютик')
  expect((await addJuror(task.id, { email: juror.email })).status).toBe(200)
  expect(refused(await score(juror, entry.id))).toEqual([409, 'OPEN_TASK_CONFLICT'])
  await employ(juror, 'Сирень')
  expect((await score(juror, entry.id)).status).toBe(200)
  const { body } = await portal
    .as(organiser)
    .send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  expect(body).toMatchObject({ conflicts: [], counts: { unscored: 0 } })
})

test('a juror who declared a conflict stays: being named again would erase it', async () => {
  const task = await makeOpenTask(portal.db, organiser.uid, 'CLOSED')
  const [author, juror] = [await portal.make.person(), await portal.make.person()]
  const entry = await makeOpenTaskEntry(portal.db, task, author.uid)
  const added = await addJuror(task.id, { email: juror.email })
  const [{ id: jurorId, mayRemove }] = added.body['jury'] as [{ id: number; mayRemove: boolean }]
  expect(mayRemove).toBe(true)
  await portal
    .as(juror)
    .send(entries.declareOpenTaskConflict, { body: { id: entry.id, reason: 'Мы друзья' } })
  const removed = await portal
    .as(organiser)
    .send(jurorsCalls.removeOpenTaskJuror, { body: { id: task.id, jurorId } })
  expect(refused(removed)).toEqual([409, 'STATE_CHANGED'])
  const { body } = await portal
    .as(organiser)
    .send(tasks.getOpenTask, { query: { openTaskId: String(task.id) } })
  expect(body['jury']).toMatchObject([{ id: jurorId, mayRemove: false }])
})
