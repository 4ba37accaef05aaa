import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { seedDemo } from '../../database/demo/index.ts'
import { openPortal, type Answer, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { everybody, makeWorld, rows, type Row, type World } from '../../tests/support/who-may/index.ts'

let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  world = await makeWorld(portal)
}, 120_000)

const isList = (row: Row): row is Row & { endpoint: List } => 'list' in row.endpoint
const lists = rows.filter(isList).map((row) => ({ name: row.endpoint.name, row, list: row.endpoint.list }))

type Page = { items: unknown[]; total: number; totalIsExact: boolean; next: string | null }

type Ask = (query: Record<string, unknown>) => Promise<Answer>

/** Finds the permitted person who sees most rows. */
const findAsker = async (row: Row): Promise<Ask> => {
  let best = { total: -1, ask: async (): Promise<Answer> => expect.fail(row.endpoint.name) } as {
    total: number
    ask: Ask
  }
  for (const who of everybody) {
    if (!row.may.includes(who)) continue
    const person = world.people[who]
    const parts: Parts = await row.call(world, person)
    const ask: Ask = (query) =>
      portal.as(person).send(row.endpoint, { ...parts, query: { ...parts.query, ...query } })
    const { body } = await ask({})
    const { total } = body as Page
    if (total > best.total) best = { total, ask }
  }
  return best.ask
}

const askers = new Map<Row, Promise<Ask>>()

/** The same for all tests of a list: none of them changes anything. */
const asker = (row: Row): Promise<Ask> => {
  const known = askers.get(row) ?? findAsker(row)
  askers.set(row, known)
  return known
}

const pageOf = ({ status, body }: Answer): Page => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body as Page
}

describe.each(lists)('$name', ({ row, list }) => {
  test('goes on from page to page without losing or repeating a row', async () => {
    const ask = await asker(row)
    for (const sortingDirection of ['ASC', 'DESC']) {
      const order = { sortingDirection }
      const whole = pageOf(await ask({ ...order, limit: 50 }))
      const length = Math.min(whole.items.length, 7)
      const walked: unknown[] = []
      for (let after: string | undefined; walked.length < length;) {
        const page = pageOf(await ask({ ...order, limit: 2, after }))
        expect([page.total, page.totalIsExact]).toEqual([whole.total, whole.totalIsExact])
        walked.push(...page.items)
        if (page.next === null) expect(walked).toHaveLength(whole.items.length)
        after = page.next ?? undefined
        if (after === undefined) break
      }
      expect(walked.slice(0, length)).toEqual(whole.items.slice(0, length))
      const second = pageOf(await ask({ ...order, limit: 1, offset: 1 }))
      expect(second.items).toEqual(whole.items.slice(1, 2))
      const behindAll = pageOf(await ask({ ...order, limit: 1, offset: 5000 }))
      expect([behindAll.items, behindAll.total]).toEqual([[], whole.total])
    }
  })

  test('is turned around by its direction, and goes on behind its first page in every order', async () => {
    const ask = await asker(row)
    for (const sorting of list.sortings) {
      const inDirection = async (sortingDirection: string): Promise<Page> => {
        const order = { sorting, sortingDirection }
        const whole = pageOf(await ask({ ...order, limit: 50 }))
        const { next } = pageOf(await ask({ ...order, limit: 2 }))
        expect(next === null).toBe(whole.items.length <= 2)
        if (next !== null)
          expect(pageOf(await ask({ ...order, limit: 2, after: next })).items).toEqual(
            whole.items.slice(2, 4),
          )
        return whole
      }
      const up = await inDirection('ASC')
      const down = await inDirection('DESC')
      expect(up.total).toBe(down.total)
      // One of three rows may come first in both directions.
      if (up.items.length > 2 && up.next === null) expect(up.items).not.toEqual(down.items)
    }
  })

  test('refuses a cursor that is none of its order', async () => {
    const ask = await asker(row)
    const [sorting] = list.sortings
    const forged = [
      'x',
      'bm8',
      Buffer.from('[]').toString('base64url'),
      Buffer.from(JSON.stringify([`${sorting} asc`, 'no number', 'no key'])).toString('base64url'),
      Buffer.from(JSON.stringify([`${sorting} asc`, '\u0000', '1'])).toString('base64url'),
      Buffer.from(JSON.stringify([`${sorting} desc`, { $gt: '' }, '1'])).toString('base64url'),
    ]
    for (const after of forged) {
      const { status, body } = await ask({ sorting, sortingDirection: 'ASC', after })
      // Any text is a valid sorting value here.
      if (status === 200) continue
      expect([status, body['fields']]).toEqual([400, { after: 'INVALID' }])
    }
  })

  test('is searched by words, and finds nothing by what nobody wrote', async () => {
    const ask = await asker(row)
    const none = await ask({ findText: 'ъыь%_\\ <>&|!:*()' })
    expect(none.status).toBe(200)
    if (list.search) expect(pageOf(none)).toMatchObject({ items: [], total: 0, next: null })
  })
})

const ofAccelerators = lists.filter(({ row }) => 'accelerator-id' in (row.endpoint.headers?.shape ?? {}))

test.each(ofAccelerators)('$name answers or refuses where the accelerator is not there', async ({ row }) => {
  for (const who of everybody) {
    const person = world.people[who]
    const parts: Parts = await row.call(world, person)
    const headers = { ...parts.headers, 'accelerator-id': 999_999_999 }
    const { status, body } = await portal.as(person).send(row.endpoint, { ...parts, headers })
    expect([200, 400, 401, 403, 404], `${who}: ${JSON.stringify(body)}`).toContain(status)
  }
})
