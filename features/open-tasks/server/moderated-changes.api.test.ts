import { beforeAll, expect, test } from 'vitest'
import { askToTheLimit } from '../../../tests/support/ask-to-the-limit.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOpenTask } from '../../../tests/support/open-tasks.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as materialsCalls from '../contract/material.endpoints.ts'
import * as tasks from '../contract/open-task.endpoints.ts'

let portal: TestPortal
let organiser: Person
let deputy: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  organiser = await portal.make.person({ roles: ['HTFRN'] })
  deputy = await portal.make.person({ roles: ['HTADM'] })
})

type Task = {
  id: number
  version: number
  title: string
  prize: string
  actions: string[]
  materials: { rowId: number; name: string }[]
  changes: {
    before: Record<string, string>
    after: Record<string, string>
    added: string[]
    removed: string[]
    decision: { isKept: boolean; reason: string } | null
  }[]
}

const done = ({ status, body }: Answer): Task => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body as Task
}

const get = async (by: Person, id: number) =>
  done(await portal.as(by).send(tasks.getOpenTask, { query: { openTaskId: String(id) } }))

const edit = async (id: number, given: object) => {
  const { version } = await get(organiser, id)
  const texts = { title: 'Тепло без потерь', description: 'Найдите.', prize: '', requirements: '', ...given }
  return done(await portal.as(organiser).send(tasks.editOpenTask, { body: { id, version, ...texts } }))
}

const addFile = async (id: number, name: string) =>
  done(
    await portal.as(organiser).send(materialsCalls.addOpenTaskMaterial, {
      query: { openTaskId: String(id) },
      file: { name, content: name },
    }),
  )

const removeFile = (id: number, materialId: number) =>
  portal.as(organiser).send(materialsCalls.removeOpenTaskMaterial, { body: { id, materialId } })

test('a change of an approved task reaches the administrators with before and after, and may be taken back', async () => {
  const { id } = await makeOpenTask(portal.db, organiser.uid, 'OPEN', {
    description: 'Найдите.',
    prize: 'Пилот',
  })
  await edit(id, { prize: '' })
  await edit(id, { prize: '', title: 'Дешёвый приз' })
  const seen = await get(deputy, id)
  expect(seen.actions).toEqual(expect.arrayContaining(['keepChange', 'revertChange']))
  expect(seen.changes).toMatchObject([
    {
      before: { title: 'Тепло без потерь', prize: 'Пилот' },
      after: { title: 'Дешёвый приз', prize: '' },
      decision: null,
    },
  ])
  const notified = () =>
    portal.db
      .selectFrom('notification')
      .select('id')
      .where('code', '=', 'OPEN_TASK_CHANGED')
      .where('recipient_uid', '=', deputy.uid)
      .execute()
  // Two edits are one change.
  await expect.poll(async () => (await notified()).length).toBe(1)
  const body = { id, version: seen.version, reason: 'Приз обещан' }
  expect((await portal.as(organiser).send(tasks.revertOpenTaskChange, { body })).status).toBe(403)
  const reverted = done(await portal.as(deputy).send(tasks.revertOpenTaskChange, { body }))
  expect([reverted.title, reverted.prize]).toEqual(['Тепло без потерь', 'Пилот'])
  expect(reverted.changes[0]?.decision).toMatchObject({ isKept: false, reason: 'Приз обещан' })
  expect(reverted.actions).not.toContain('keepChange')
  const stranger = await portal.make.person()
  expect((await get(stranger, id)).changes).toEqual([])
})

test('materials that were approved come back with a change that is taken back', async () => {
  const { id } = await makeOpenTask(portal.db, organiser.uid, 'DRAFT')
  const [approved] = (await addFile(id, 'data.txt')).materials
  await portal.db
    .updateTable('open_task')
    .set({ status: 'OPEN', published_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await addFile(id, 'other.txt')
  done(await removeFile(id, approved!.rowId))
  const seen = await get(deputy, id)
  expect(seen.materials.map(({ name }) => name)).toEqual(['other.txt'])
  expect(seen.changes[0]).toMatchObject({ added: ['other.txt'], removed: ['data.txt'] })
  const reverted = done(
    await portal
      .as(deputy)
      .send(tasks.revertOpenTaskChange, { body: { id, version: seen.version, reason: 'Нужны данные' } }),
  )
  expect(reverted.materials.map(({ name }) => name)).toEqual(['data.txt'])
  done(await removeFile(id, approved!.rowId))
  const { version } = await get(deputy, id)
  const confirmed = done(await portal.as(deputy).send(tasks.keepOpenTaskChange, { body: { id, version } }))
  expect(confirmed.materials).toEqual([])
})

test('the administrator decides about what they saw; a change that is undone waits for nobody', async () => {
  const { id } = await makeOpenTask(portal.db, organiser.uid, 'OPEN', { description: 'Найдите.' })
  await edit(id, { prize: 'Пилот' })
  const seen = await get(deputy, id)
  await edit(id, { prize: 'Два пилота' })
  const late = await portal.as(deputy).send(tasks.keepOpenTaskChange, { body: { id, version: seen.version } })
  expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'STATE_CHANGED'])
  await edit(id, { prize: '' })
  expect((await get(deputy, id)).changes).toEqual([])
  const draft = await makeOpenTask(portal.db, organiser.uid, 'DRAFT')
  await edit(draft.id, { prize: 'Пилот' })
  expect((await get(deputy, draft.id)).changes).toEqual([])
})

test('an organiser does not ask the administrators without end; a change that waits is edited on', async () => {
  const asking = await portal.make.person({ roles: ['HTFRN'] })
  const made = () => makeOpenTask(portal.db, asking.uid, 'OPEN', { description: 'Найдите.' })
  const [waits, fresh] = [await made(), await made()]
  const change = async (id: number, title: string) => {
    const { version } = await get(asking, id)
    return portal.as(asking).send(tasks.editOpenTask, {
      body: { id, version, title, description: 'Найдите.', prize: '', requirements: '' },
    })
  }
  done(await change(waits.id, 'Раз'))
  await askToTheLimit(portal, asking)
  expect((await change(fresh.id, 'Раз')).body['code']).toBe('RATE_LIMITED')
  expect(done(await change(waits.id, 'Два')).title).toBe('Два')
})
