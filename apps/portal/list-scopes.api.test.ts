import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { spread } from '../../tests/support/spread.ts'
import { everybody, makeWorld, rows, type Row, type World } from '../../tests/support/who-may/index.ts'
import { makeOfOneself } from '../../tests/support/who-may/self-made.ts'

/**
 * A list shows exactly the objects that their own pages' policy makes visible: for everybody in the permission table,
 * and for an account that has given itself every role it can. `scopes.api.test.ts` checks some of them in random
 * worlds.
 */
let portal: TestPortal
let world: World
let actors: { who: string; person: Person }[]

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
  const { leader } = world.people
  // One object of each kind: each call of the table creates its own.
  for (const row of rows) await row.call(world, leader)
  const selfMade = await portal.make.person()
  await makeOfOneself(portal, world, selfMade)
  actors = [
    ...everybody.map((who) => ({ who, person: world.people[who] })),
    { who: 'an account that made all of itself', person: selfMade },
  ]
}, 240_000)

const declared = everyEndpoint
  .filter(({ endpoint }) => 'list' in endpoint)
  .map(({ endpoint }) => endpoint.name)
const lists = rows.flatMap((row) => (row.list ? [{ name: row.endpoint.name, row, check: row.list }] : []))

type Key = string | number
const keys = (some: Iterable<Key>): string[] => [...some].map(String).toSorted()

/** The keys of all rows that a list shows to a person, page by page; `null` if access is denied. */
const shown = async (row: Row, person: Person, parts: Parts, key: string): Promise<Key[] | null> => {
  const found: Key[] = []
  for (let after: string | undefined; ;) {
    const query = { ...parts.query, limit: 50, after }
    const { status, body } = await portal.as(person).send(row.endpoint, { ...parts, query })
    if (status === 403 || status === 404) return null
    expect(status, JSON.stringify(body).slice(0, 200)).toBe(200)
    const page = body as { items: Record<string, Key>[]; next: string | null }
    found.push(...page.items.map((item) => item[key]!))
    if (page.next === null) return found
    after = page.next
  }
}

test('every declared list says what it is checked by', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
})

describe.each(lists)('$name', ({ row, check }) => {
  test('shows everybody what they see of it elsewhere', async () => {
    let answered = 0
    for (const [turn, { who, person }] of actors.entries()) {
      const actor = (await loadPerson(portal.db, person.uid))!
      const parts = await row.call(world, person)
      const reader = { db: portal.db, actor, locale: 'ru' as const }
      const seen = async (some: readonly Key[]): Promise<string[]> => {
        const visible: Key[] = []
        for (const key of some) if (await check.sees(reader, key as never, parts)) visible.push(key)
        return keys(visible)
      }
      const listed = await shown(row, person, parts, check.key)
      answered += listed?.length ?? 0
      // Of all objects exactly the listed ones are visible, or each listed one if the others cannot be named.
      if (!check.all || (listed === null && !check.closed)) {
        expect(await seen(listed ?? []), who).toEqual(keys(listed ?? []))
        continue
      }
      const { rows: all } = await sql<{ key: Key }>`
        select every.key from (${check.all(parts)}) every (key)`.execute(portal.db)
      const isListed = new Set(keys(listed ?? []))
      const others = all.map(({ key }) => key).filter((key) => !isListed.has(String(key)))
      const visible = spread(listed ?? [], turn)
      expect(await seen([...visible, ...spread(others, turn)]), who).toEqual(keys(visible))
    }
    // A list that is empty for everybody proves nothing.
    expect(answered).toBeGreaterThan(0)
  }, 60_000)
})
