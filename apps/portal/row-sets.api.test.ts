import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import type { SignedIn } from '#platform/server/context.ts'
import type { RowSet } from '#platform/server/lists/row-set.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeRandomWorld, worldPlan } from '../../tests/support/random-world.ts'
import { everybody, makeWorld, rows } from '../../tests/support/who-may/index.ts'
import { makeOfOneself } from '../../tests/support/who-may/self-made.ts'

/**
 * The rows of a set's `scope` are exactly those that the policy of a single row lets a person see: for everybody in the
 * permission table, for an account that has given itself every role it can, and for the people of random worlds; at
 * every accelerator that they could name. Whatever takes the set (lists, counts, filters, bulk actions, search, agenda,
 * reports) shows no other rows.
 */
const files = import.meta.glob<Record<string, unknown>>('../../features/*/server/**/*.row-set.ts', {
  eager: true,
})

type Subject = { acceleratorId: number }
type AnySet = RowSet<SignedIn, Subject, Record<string, never>>

const isSet = (value: unknown): value is AnySet =>
  typeof value === 'object' && value !== null && 'sees' in value && 'scope' in value

const sets = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) => (isSet(value) ? [{ name, set: value }] : [])),
)

/** As in the test of hostile input: more runs are configured by hand, the seed is fixed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 6)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_130)

let portal: TestPortal
let people: { who: string; uid: string; accelerators: number[] }[]

beforeAll(async () => {
  portal = await openPortal()
  const world = await makeWorld(portal)
  // One object of each kind: each call of the table creates its own.
  for (const row of rows) await row.call(world, world.people.leader)
  const selfMade = await portal.make.person()
  await makeOfOneself(portal, world, selfMade)
  const here = [world.accelerator.id]
  people = [
    ...everybody.map((who) => ({ who, uid: world.people[who].uid, accelerators: here })),
    { who: 'self-made', uid: selfMade.uid, accelerators: here },
  ]
  for (const plan of fc.sample(worldPlan, { numRuns, seed })) {
    const { people: made, acceleratorIds } = await makeRandomWorld(portal.make, plan)
    people.push(...made.map(({ uid }) => ({ who: `${uid}, random`, uid, accelerators: [...acceleratorIds] })))
  }
}, 240_000)

test('there are row sets', () => {
  expect(sets.map(({ name }) => name)).toContain('workRows')
})

describe.each(sets)('$name', ({ set }) => {
  test('everybody has the rows that they see', async () => {
    const { rows: all } = await sql<{
      id: number
    }>`select ${set.key} as id from ${set.from} order by 1`.execute(portal.db)
    let answered = 0
    for (const { who, uid, accelerators } of people) {
      const actor = (await loadPerson(portal.db, uid))!
      for (const acceleratorId of accelerators) {
        const ctx = { db: portal.db, actor, locale: 'ru', acceleratorId } as SignedIn
        const { rows: found } = await sql<{ id: number }>`
          select ${set.key} as id from ${set.from} where ${set.scope(ctx, { acceleratorId }, {})} order by 1`.execute(
          portal.db,
        )
        answered += found.length
        const seen: number[] = []
        for (const { id } of all) if (await set.sees(ctx, id, { acceleratorId })) seen.push(id)
        expect(
          found.map(({ id }) => id),
          who,
        ).toEqual(seen)
      }
    }
    // A set that is empty for everybody proves nothing.
    expect(answered).toBeGreaterThan(0)
  }, 240_000)
})
