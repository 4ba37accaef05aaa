import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { numbersOf, openNumbers, type Answer, type Query } from '../../../tests/support/report-numbers.ts'
import type { TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

let portal: TestPortal
let acceleratorId: number
let acc: Person
let tracker: Person
let tracks: Awaited<ReturnType<TestPortal['make']['track']>>[]

/** Noon of a day of a month that many months ago. */
const monthsAgo = (months: number, day = 10): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 12)).toISOString()
}

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator({ time_zone: 'UTC' })
  acceleratorId = accelerator.id
  acc = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  const programme = await make.programme({ accelerator })
  tracks = [await make.track({ programme }), await make.track({ programme })]
})

const read = async (key: TableReportKey, query: Query = {}): Promise<Answer> => {
  const { status, body } = await portal.as(acc).send(reportContracts[key], {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { limit: 50, ...query },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Answer
}

/** Opens every number of a report and compares it with its rows; returns how many. */
const openAll = async (key: TableReportKey, query: Query): Promise<number> =>
  openNumbers(numbersOf(reportContracts[key], await read(key, query), query), (list, of) =>
    portal.as(acc).send(list, { headers: { 'accelerator-id': String(acceleratorId) }, query: of }),
  )

test('without a period the trend of reasons compares the last two full months', async () => {
  for (const [months, count] of [
    [0, 4],
    [1, 3],
    [2, 1],
    [3, 2],
  ] as const)
    for (let n = 0; n < count; n++) {
      const { id } = await portal.make.request({ track: tracks[0]!, status: 'REJECT', reason: 'Рано' })
      await sql`update acceleration_request set created_at = ${monthsAgo(months, 1)}, decided_at = ${monthsAgo(months, 1)},
        waits_since = ${monthsAgo(months, 1)} where id = ${id}`.execute(portal.db)
    }
  const all = await read('generalReasons')
  expect(all.items[0]).toMatchObject({ count: 10, recent: 3, before: 1, change: 2 })
  expect(all.totals).toMatchObject({ count: 10, recent: 3, before: 1 })
  expect(await openAll('generalReasons', {})).toBeGreaterThanOrEqual(3)
  // With a period it is compared with the one before it.
  const from = monthsAgo(1, 1).slice(0, 10)
  const [reason] = (await read('generalReasons', { from })).items
  expect(reason).toMatchObject({ count: 7, recent: 7 })
})

test('what trackers did is counted by month and by track, and every number opens its rows', async () => {
  const { make, db } = portal
  for (const [at, track] of tracks.entries()) {
    const { tasks } = await make.participation({ track, tracker, states: ['ACCEPT_CODE'] })
    const task = String(tasks[0]!.id)
    for (const months of at === 0 ? [1, 1, 2] : [2])
      for (const [action, to, day] of [
        ['complete', 'DONE_CODE', 5],
        ['accept', 'ACCEPT_CODE', 7],
      ] as const)
        await sql`insert into audit_entry (subject, subject_id, action, to_state, actor_uid, accelerator_id, at)
          values ('task', ${task}, ${action}, ${to}, ${tracker.uid}, ${acceleratorId}, ${monthsAgo(months, day)})`.execute(
          db,
        )
    await sql`insert into task_comment (task_id, author_uid, kind, body, created_at)
      values (${tasks[0]!.id}, ${tracker.uid}, 'COMMENT', 'Уточните', ${monthsAgo(3)})`.execute(db)
  }
  const month = (months: number) => monthsAgo(months).slice(0, 7)
  const rowsOf = async (query: Query) =>
    (
      await read('pivotTrackers', { by: 'MONTH', sorting: 'MONTH', sortingDirection: 'ASC', ...query })
    ).items.map(({ month: of, reviewed, comments, medianDays, projects }) => [
      of,
      reviewed,
      comments,
      medianDays,
      projects,
    ])
  expect(await rowsOf({})).toEqual([
    [month(3), 0, 2, null, null],
    [month(2), 2, 0, 2, null],
    [month(1), 2, 0, 2, null],
  ])
  const trackId = String(tracks[1]!.id)
  expect(await rowsOf({ trackId })).toEqual([
    [month(3), 0, 1, null, null],
    [month(2), 1, 0, 2, null],
  ])
  const [whole] = (await read('pivotTrackers', { trackId })).items
  expect(whole).toMatchObject({ month: null, reviewed: 1, comments: 1, answers: null })
  expect((await read('pivotTrackers', { by: 'MONTH' })).totals).toMatchObject({ reviewed: 4, projects: null })
  for (const query of [
    { by: 'MONTH' },
    { by: 'MONTH', trackId },
    { by: 'MONTH', from: monthsAgo(2, 6).slice(0, 10), to: monthsAgo(1, 8).slice(0, 10) },
    { trackId },
  ])
    expect(await openAll('pivotTrackers', query), JSON.stringify(query)).toBeGreaterThan(1)
})

test('the pivot of projects is narrowed by region', async () => {
  const { make, db } = portal
  const region = await db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select('v.id')
    .where('d.code', '=', 'REGIONS')
    .executeTakeFirstOrThrow()
  const project = await make.project()
  await db.updateTable('project').set({ territory_id: region.id }).where('id', '=', project.id).execute()
  await make.request({ track: tracks[1]!, project, status: 'NEW' })
  const query = { territoryId: String(region.id), rows: 'TRACK' }
  const { items, totals } = await read('pivotProjects', query)
  expect([items.length, totals['applications']]).toEqual([1, 1])
  expect(await openAll('pivotProjects', query)).toBeGreaterThan(0)
})
