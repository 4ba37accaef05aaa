import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { deleteContent, moveContent } from '../contract/content.endpoints.ts'
import { publishAll } from '../contract/publish-all.endpoints.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let by: Caller

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  by = portal.as(await make.member({ accelerator, role: 'ACC', admin: true }))
})

type Item = { kind: 'programme' | 'track' | 'trackpoint'; id: number }

const publish = (kind: 'programme' | 'track', id: number, items: Item[]) =>
  by.call(publishAll, { body: { kind, id, items } })

/** A draft programme with two draft tracks of two tasks each. */
const drafts = async (given: { content_status?: 'DRAFT' | 'ARCHIVE' } = {}) => {
  const programme = await make.programme({ accelerator, content_status: 'DRAFT', ...given })
  const items: Item[] = programme.content_status === 'DRAFT' ? [{ kind: 'programme', id: programme.id }] : []
  for (const seq of [1, 2]) {
    const track = await make.track({ programme, content_status: 'DRAFT', seq })
    items.push({ kind: 'track', id: track.id })
    for (const at of [1, 2]) {
      const { id } = await make.trackpoint({ track, content_status: 'DRAFT', seq: at })
      items.push({ kind: 'trackpoint', id })
    }
  }
  return { programme, items }
}

const statesOf = async (items: readonly Item[]): Promise<string[]> => {
  const found = items.map(({ kind, id }) =>
    portal.db.selectFrom(kind).select('content_status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return [...new Set((await Promise.all(found)).map((row) => row.content_status))]
}

const code = ({ status, body }: Answer) => (status < 300 ? status : body['code'])

test('one press publishes a programme with its tracks and tasks, from the top down', async () => {
  const { programme, items } = await drafts()
  expect(code(await publish('programme', programme.id, items))).toBe(204)
  expect(await statesOf(items)).toEqual(['PUBLISHED'])
  const events = await portal.db
    .selectFrom('audit_entry')
    .select('subject')
    .where('action', '=', 'publish')
    .where('accelerator_id', '=', accelerator.id)
    .execute()
  expect(events.length).toBeGreaterThanOrEqual(items.length)
  expect(code(await publish('programme', programme.id, items))).toBe('STATE_CHANGED')
})

test('a track goes alone, with its tasks', async () => {
  const { programme, items } = await drafts()
  await by.call(moveContent, { body: { kind: 'programme', id: programme.id, action: 'publish' } })
  const [, track, ...tasks] = items.slice(0, 4)
  expect(code(await publish('track', track!.id, [track!, ...tasks]))).toBe(204)
  expect(await statesOf([track!, ...tasks])).toEqual(['PUBLISHED'])
  expect(await statesOf(items.slice(4))).toEqual(['DRAFT'])
})

test('all or nothing: a refusal leaves everything else a draft', async () => {
  const { programme, items } = await drafts({ content_status: 'ARCHIVE' })
  expect(code(await publish('programme', programme.id, items))).toBe('PARENT_NOT_PUBLISHED')
  expect(await statesOf(items)).toEqual(['DRAFT'])
})

test('only what the person saw is published', async () => {
  const { programme, items } = await drafts()
  const other = await make.trackpoint({ track: await make.track({ accelerator }), content_status: 'DRAFT' })
  for (const seen of [
    items.slice(1),
    [...items, { kind: 'trackpoint' as const, id: other.id }],
    [...items.slice(1), items[1]!],
  ])
    expect(code(await publish('programme', programme.id, seen))).toBe('STATE_CHANGED')
  expect(await statesOf([...items, { kind: 'trackpoint', id: other.id }])).toEqual(['DRAFT'])
})

test('two people press at the same moment: one publishes, the other gets a conflict', async () => {
  const { programme, items } = await drafts()
  const press = () => publish('programme', programme.id, items)
  const answers = await collide(
    portal.database,
    `select from programme where id = ${programme.id} for update`,
    [press, press],
  )
  expect(new Set(answers.map(code))).toEqual(new Set([204, 'STATE_CHANGED']))
})

test('while a task of it is deleted it is published as it was seen, or its publisher gets a conflict; it is not “not found”', async () => {
  const { programme, items } = await drafts()
  const { id } = items.at(-1)!
  const [published, deleted] = await collide(
    portal.database,
    `select from trackpoint where id = ${id} for update`,
    [
      () => publish('programme', programme.id, items),
      () => by.call(deleteContent, { body: { kind: 'trackpoint', id } }),
    ],
  )
  expect(deleted!.status).toBe(204)
  expect([204, 'STATE_CHANGED']).toContain(code(published!))
})

test('a programme as large as its file may be is published whole', () => {
  const items = Array.from({ length: 1 + 50 + 50 * 100 }, (_, n) => ({ kind: 'trackpoint', id: n + 1 }))
  expect(publishAll.body.safeParse({ kind: 'programme', id: 1, items }).success).toBe(true)
})
