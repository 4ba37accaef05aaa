import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertAll } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getTaskSavedComments } from '../../participations/contract/task.endpoints.ts'
import * as comments from '../contract/saved-comment.endpoints.ts'
import { maxSavedComments } from '../domain/saved-comment.policy.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let member: Person
let tracker: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  member = await portal.make.member({ accelerator, role: 'ACC' })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
})

type Comment = {
  id: number
  version: number
  title: string
  trackpoint: { name: string } | null
  actions: string[]
}

const done = <T = Comment>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}
const headersOf = (one: Accelerator) => ({ 'accelerator-id': String(one.id) })
const create = (title: string, given: { body?: string; trackpointId?: number } = {}, by = admin) =>
  portal.as(by).send(comments.createSavedComment, {
    headers: headersOf(accelerator),
    body: { title, body: 'Укажите источник.', ...given },
  })
const edit = (one: Comment, title: string, by = admin) =>
  portal.as(by).send(comments.editSavedComment, {
    body: { id: one.id, version: one.version, title, body: 'Назовите цену.', trackpointId: null },
  })
const titles = async (by: Person, query: { findText?: string } = {}) => {
  const answer = await portal.as(by).send(comments.listSavedComments, {
    headers: headersOf(accelerator),
    query: { limit: '50', ...query },
  })
  return done<{ items: Comment[]; mayEdit: boolean }>(answer).items.map(({ title }) => title)
}

describe('saved comments of an accelerator', () => {
  test('are written by its administrators, read by its reviewers, found by title and text', async () => {
    const one = done(await create('Источник данных'))
    expect(one.actions).toEqual(['edit', 'delete'])
    expect((await create('Чужое', {}, member)).status).toBe(403)
    expect(await titles(tracker)).toContain('Источник данных')
    expect(await titles(member, { findText: 'укажите' })).toEqual(['Источник данных'])
    const renamed = done(await edit(one, 'Цена'))
    expect(renamed).toMatchObject({ title: 'Цена', version: 2 })
    expect(await edit(one, 'Ещё цена')).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
    done(await portal.as(admin).send(comments.deleteSavedComment, { body: { id: one.id } }))
    expect(await titles(admin)).toEqual([])
  })

  test('have a title of their own, and are about tasks of their accelerator', async () => {
    const one = done(await create('Команда'))
    const other = done(await create('Рынок'))
    expect((await create('КОМАНДА')).body['fields']).toEqual({ title: 'ALREADY_TAKEN' })
    expect((await edit(other, 'команда')).body['fields']).toEqual({ title: 'ALREADY_TAKEN' })
    expect(done(await edit(one, 'команда')).title).toBe('команда')
    const elsewhere = await portal.make.trackpoint({
      track: await portal.make.track({ accelerator: await portal.make.accelerator() }),
    })
    expect((await create('Чужое', { trackpointId: elsewhere.id })).body['fields']).toEqual({
      trackpointId: 'NOT_IN_LIST',
    })
    expect((await create('д'.repeat(101))).body['fields']).toEqual({ title: 'TOO_LONG' })
    expect((await create('Длинное', { body: 'д'.repeat(2001) })).body['fields']).toEqual({ body: 'TOO_LONG' })
  })

  test('are not there for another accelerator, its own trackers included', async () => {
    const one = done(await create('Только свои'))
    const foreign = await portal.make.accelerator()
    const others = [
      await portal.make.member({ accelerator: foreign, role: 'ACC', admin: true }),
      await portal.make.member({ accelerator: foreign, role: 'TRC' }),
      await portal.make.person(),
    ]
    for (const by of others.map((person) => portal.as(person))) {
      const answers = await Promise.all([
        by.send(comments.getSavedComment, { query: { savedCommentId: String(one.id) } }),
        by.send(comments.listSavedComments, { headers: headersOf(accelerator), query: {} }),
        by.send(comments.deleteSavedComment, { body: { id: one.id } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  test('are offered at a task to its reviewers: those about it first, those about others last', async () => {
    const { make } = portal
    const track = await make.track({ accelerator })
    const [point, other] = [await make.trackpoint({ track }), await make.trackpoint({ track, name: 'Рынок' })]
    const leader = await make.person()
    const project = await make.project({ leader })
    const work = await make.participation({ track, project, states: ['DONE_CODE'], tracker_uid: tracker.uid })
    done(await create('Б об этом', { trackpointId: point.id }))
    done(await create('А о другом', { trackpointId: other.id }))
    const query = { taskId: String(work.tasks[0]!.id) }
    const { items } = done<{ items: { title: string; task: string | null }[] }>(
      await portal.as(tracker).send(getTaskSavedComments, { query }),
    )
    expect([items[0], items.at(-1)]).toMatchObject([
      { title: 'Б об этом', task: null },
      { title: 'А о другом', task: 'Рынок' },
    ])
    expect((await portal.as(leader).send(getTaskSavedComments, { query })).status).toBe(403)
  })

  test('are at most 200: of two who add the last one, one gets an error', async () => {
    const full = await portal.make.accelerator()
    const by = portal.as(await portal.make.member({ accelerator: full, role: 'ACC', admin: true }))
    await insertAll(
      portal.db,
      'saved_comment',
      Array.from({ length: maxSavedComments - 1 }, (_, n) => ({
        accelerator_id: full.id,
        title: `Замечание ${n}`,
        body: 'Текст',
        updated_by: admin.uid,
      })),
    )
    const add = (title: string) =>
      by.send(comments.createSavedComment, { headers: headersOf(full), body: { title, body: 'Текст' } })
    const answers = await collide(
      portal.database,
      `select from accelerator where id = ${full.id} for update`,
      [() => add('Последнее'), () => add('Лишнее')],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'SAVED_COMMENT_LIMIT',
      params: { limit: maxSavedComments },
    })
  })
})
