import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listHeldEvents } from '../contract/event.endpoints.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

type Row = { id: number; name: string; invited: { name: string; status: string }[] }

const page = async (by: Person, query: Record<string, string> = {}) => {
  const { status, body } = await portal.as(by).send(listHeldEvents, { query })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body as unknown as { items: Row[]; total: number; next: string | null }
}

const hours = [-50, 30, -2, 1, 400, -900, -1]

test('the nearest ahead come first, then those that were, latest first, on every page', async () => {
  // One goes on: it is still ahead.
  for (const at of hours)
    await sql`insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by)
      values (${accelerator.id}, ${`Встреча ${at}`}, 'MEETING', now() + make_interval(hours => ${at}),
        now() + make_interval(hours => ${at}) + case when ${at} = -1 then interval '3 hours' else interval '30 minutes' end,
        'UTC', 'PUBLISHED', ${admin.uid})`.execute(portal.db)
  const expected = [-1, 1, 30, 400, -2, -50, -900].map((at) => `Встреча ${at}`)
  const whole = await page(admin)
  expect(whole.items.map(({ name }) => name)).toEqual(expected)
  expect(whole.total).toBe(hours.length)

  const read: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const part: { items: Row[]; next: string | null } = await page(admin, {
      limit: '2',
      ...(after ? { after } : {}),
    })
    read.push(...part.items.map(({ name }) => name))
    after = part.next
  }
  expect(read).toEqual(expected)
  const found = await page(admin, { findText: 'встреча' })
  expect(found.items.map(({ name }) => name)).toEqual(expected)
})

test('a founder reads which of their projects is at an event, and of nobody else’s', async () => {
  const [leader, other] = [await portal.make.person(), await portal.make.person()]
  const [mine, foreign] = [
    await portal.make.project({ leader, name: 'Зола' }),
    await portal.make.project({ leader: other, name: 'Чужой' }),
  ]
  const { rows } = await sql<{ id: number }>`select id from held_event where name = 'Встреча 30'`.execute(
    portal.db,
  )
  const eventId = rows[0]!.id
  for (const [project, status] of [
    [mine, 'ACCEPTED'],
    [foreign, 'INVITED'],
  ] as const)
    await portal.db
      .insertInto('event_invitation')
      .values({ event_id: eventId, project_id: project.id, status })
      .execute()
  const { items } = await page(leader)
  expect(items).toMatchObject([{ id: eventId, invited: [{ id: mine.id, name: 'Зола', status: 'ACCEPTED' }] }])
  const host = await page(admin, { findText: 'Встреча 30' })
  expect(host.items.find(({ id }) => id === eventId)?.invited).toEqual([])
})
