import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import type { SignedIn } from '#platform/server/context.ts'
import type { UnsearchedRows } from '#platform/server/lists/row-set.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeRandomWorld, worldPlan } from '../../tests/support/random-world.ts'
import { spread } from '../../tests/support/spread.ts'
import { everybody, makeWorld, rows, type World } from '../../tests/support/who-may/index.ts'
import { makeOfOneself } from '../../tests/support/who-may/self-made.ts'

/**
 * The rows of a set's `scope` are exactly those that the policy of a single row lets a person see: for everybody in the
 * permission table, for an account that has given itself every role it can, and for the people of random worlds; at
 * every accelerator that they could name, and at a programme with its sponsors. Whatever takes the set (lists, counts, filters, bulk actions, search, agenda,
 * reports) shows no other rows.
 */
const files = import.meta.glob<Record<string, unknown>>('../../features/*/server/**/*.row-set.ts', {
  eager: true,
})

type Subject = { acceleratorId: number; programmeId?: number; sponsorUids?: readonly string[] }
type AnySet = UnsearchedRows<SignedIn, Subject, Record<string, never>>

const isSet = (value: unknown): value is AnySet =>
  typeof value === 'object' && value !== null && 'sees' in value && 'scope' in value

const sets = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) => (isSet(value) ? [{ name, set: value }] : [])),
)

/** As in the test of hostile input: more runs are configured by hand, the seed is fixed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 6)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_130)

let portal: TestPortal
let people: { who: string; uid: string; places: Subject[] }[]

/** Submitted tasks that somebody claimed, and one of blocked work; returns the programme of the tracker's. */
const makeReviews = async (world: World): Promise<number> => {
  for (const who of ['tracker', 'team'] as const) {
    const { taskId } = await world.work('DONE_CODE')
    await insertOne(world.db, 'task_claim', { task_id: taskId, person_uid: world.people[who].uid })
  }
  const { projectTrackId } = await world.work('DONE_CODE')
  await sql`update project_track set access_status = 'BLOCKED' where id = ${projectTrackId}`.execute(world.db)
  const { rows: found } = await sql<{ id: number }>`
    select t.programme_id as id from task_claim c join project_trackpoint w on w.id = c.task_id
    join trackpoint k on k.id = w.trackpoint_id join track t on t.id = k.track_id
    where c.person_uid = ${world.people.tracker.uid} order by c.task_id desc limit 1`.execute(world.db)
  return found[0]!.id
}

beforeAll(async () => {
  portal = await openPortal()
  const world = await makeWorld(portal)
  // One object of each kind: each call of the table creates its own.
  for (const row of rows) await row.call(world, world.people.leader)
  const selfMade = await portal.make.person()
  await makeOfOneself(portal, world, selfMade)
  const sponsor = await portal.make.person({ roles: ['CST'] })
  const trackingSponsor = await portal.make.person({ roles: ['CST'] })
  await portal.make.member({ accelerator: world.accelerator, role: 'TRC', person: trackingSponsor })
  const programmeId = await makeReviews(world)
  const here: Subject[] = [
    { acceleratorId: world.accelerator.id },
    { acceleratorId: world.accelerator.id, programmeId, sponsorUids: [sponsor.uid, trackingSponsor.uid] },
  ]
  people = [
    ...everybody.map((who) => ({ who, uid: world.people[who].uid, places: here })),
    { who: 'self-made', uid: selfMade.uid, places: here },
    { who: 'sponsor', uid: sponsor.uid, places: here },
    { who: 'tracker and sponsor', uid: trackingSponsor.uid, places: here },
  ]
  // Private orders of the world are free.
  await sql`update expert_job set fee = 1000, fee_currency = 'RUB' where id = (
    select min(id) from expert_job where requester_uid is not null)`.execute(portal.db)
  // Experts come to the world with the jobs that they are paid for.
  const { rows: paid } = await sql<{ uid: string }>`
    select expert_uid as uid from expert_job where pay_status is not null order by id limit 1`.execute(
    portal.db,
  )
  people.push(...paid.map(({ uid }) => ({ who: 'paid expert', uid, places: here })))
  for (const plan of fc.sample(worldPlan, { numRuns, seed })) {
    const { people: made, acceleratorIds } = await makeRandomWorld(portal.make, plan)
    const places = acceleratorIds.map((acceleratorId) => ({ acceleratorId }))
    people.push(...made.map(({ uid }) => ({ who: `${uid}, random`, uid, places })))
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
    let count = 0
    for (const { who, uid, places } of people) {
      const actor = (await loadPerson(portal.db, uid))!
      for (const place of places) {
        const ctx = { db: portal.db, actor, locale: 'ru', acceleratorId: place.acceleratorId } as SignedIn
        const { rows: found } = await sql<{ id: number }>`
          select ${set.key} as id from ${set.from} where ${set.scope(ctx, place, {})} order by 1`.execute(
          portal.db,
        )
        answered += found.length
        const shown = found.map(({ id }) => id)
        const hidden = all.map(({ id }) => id).filter((id) => !shown.includes(id))
        const wrong: string[] = []
        for (const id of spread(shown, count))
          if (!(await set.sees(ctx, id, place))) wrong.push(`shows ${id}`)
        for (const id of spread(hidden, count)) if (await set.sees(ctx, id, place)) wrong.push(`hides ${id}`)
        expect(wrong, `${who}${place.programmeId === undefined ? '' : ', by programme'}`).toEqual([])
        count += 1
      }
    }
    // A set that is empty for everybody proves nothing.
    expect(answered).toBeGreaterThan(0)
  }, 240_000)
})
