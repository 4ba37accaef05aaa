import { beforeAll, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { randomOf } from '../../../tests/support/random-of.ts'
import { numbersOf, openNumbers, type Answer, type Query } from '../../../tests/support/report-numbers.ts'
import type { TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const day = 86_400_000

/** An application as the test made it. */
type Made = { id: number; status: string; createdAt: Date; decidedAt: Date | null; finishedAt: Date | null }

type World = { acceleratorId: number; zone: string; team: Person; tracker: Person; made: Made[] }

const dayAgo = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10)

const states = ['NOT_STARTED', 'PROCESS_CODE', 'DONE_CODE', 'DISCARD_CODE', 'ACCEPT_CODE'] as const

const makeWorld = async (seed: number): Promise<World> => {
  const { make, db } = portal
  const { below, pick } = randomOf(seed)
  const zone = pick(['Europe/Moscow', 'America/New_York', 'UTC'] as const)
  const accelerator = await make.accelerator({ time_zone: zone })
  const team = await make.member({ accelerator, role: 'ACC' })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const programme = await make.programme({ accelerator })
  const tracks = [await make.track({ programme }), await make.track({ programme })]
  const made: Made[] = []
  for (let n = 1 + below(6); n > 0; n--) {
    const track = pick(tracks)
    const createdAt = new Date(Date.now() - (20 + below(150)) * day - below(24) * 3_600_000)
    const isAccepted = below(3) > 0
    const undecided = pick(['NEW', 'REJECT', 'CANCEL'] as const)
    const status = isAccepted ? 'ACCEPT' : undecided
    const last = pick(states)
    const id = isAccepted
      ? (await make.participation({ track, states: ['ACCEPT_CODE', last], tracker })).request_id
      : (await make.request({ track, status: undecided })).id
    const decidedAt = status === 'NEW' ? null : new Date(createdAt.getTime() + below(18) * day)
    const changed = new Date(createdAt.getTime() + (18 + below(120)) * day)
    const finishedAt = isAccepted && last === 'ACCEPT_CODE' ? changed : null
    await db
      .updateTable('project_trackpoint')
      .set({ state_changed_at: changed.toISOString() })
      .where('project_track_id', 'in', (of) =>
        of.selectFrom('project_track').select('id').where('request_id', '=', id),
      )
      .execute()
    await db
      .updateTable('acceleration_request')
      .set({ created_at: createdAt.toISOString(), decided_at: decidedAt?.toISOString() ?? null })
      .where('id', '=', id)
      .execute()
    made.push({ id, status, createdAt, decidedAt, finishedAt })
  }
  return { acceleratorId: accelerator.id, zone, team, tracker, made }
}

const read = async (
  { acceleratorId, team }: World,
  contract: List,
  query: Query = {},
  by = team,
): Promise<Answer> => {
  const { status, body } = await portal.as(by).send(contract, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { limit: 50, ...query },
  })
  expect(status, `${contract.name} ${JSON.stringify(query)} ${JSON.stringify(body)}`).toBe(200)
  return body as Answer
}

/** Opens the numbers of a report for the team and for a tracker; returns how many were compared with their rows. */
const checkRows = async (world: World, key: TableReportKey, query: Query): Promise<number> => {
  const contract = reportContracts[key]
  const headers = { 'accelerator-id': String(world.acceleratorId) }
  let checked = 0
  for (const by of [world.team, world.tracker]) {
    const numbers = numbersOf(contract, await read(world, contract, query, by), query)
    checked += await openNumbers(numbers, (list, of) => portal.as(by).send(list, { headers, query: of }))
  }
  return checked
}

const monthIn = (at: Date, timeZone: string): string => at.toLocaleDateString('sv', { timeZone }).slice(0, 7)

const numberOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

test('cohorts, times and losses are those of another count, and of the rows they open, in 10 random worlds', async () => {
  let checked = 0
  for (let seed = 1; seed <= 10; seed++) {
    const world = await makeWorld(seed)
    const { made, zone } = world
    const inWorld = `world ${seed}`
    const now = new Date()
    for (const { cohort, since, applied, reached } of (await read(world, reportContracts.pathCohorts))
      .items) {
      const ofCohort = made.filter(({ createdAt }) => monthIn(createdAt, zone) === cohort)
      const first = numberOf(String(cohort))
      const done = ofCohort.filter(
        ({ finishedAt }) =>
          finishedAt !== null && numberOf(monthIn(finishedAt, zone)) - first <= (since as number),
      )
      expect([applied, reached], `${inWorld} ${cohort as string} ${since as number}`).toEqual([
        ofCohort.length,
        done.length,
      ])
      expect(since as number).toBeLessThanOrEqual(numberOf(monthIn(now, zone)) - first)
    }
    // Accepted within any number of months: the same as on the whole path.
    const path = await read(world, reportContracts.wholePath)
    const accepted = await read(world, reportContracts.pathProjects, { step: 'ACCEPTED' })
    expect(accepted.total, inWorld).toBe(path.totals['accepted'] ?? 0)
    const finished = await read(world, reportContracts.pathProjects, { step: 'FINISHED' })
    expect(finished.total, inWorld).toBe(path.totals['finished'] ?? 0)

    const reasons = await read(world, reportContracts.generalReasons)
    const losses = await read(world, reportContracts.pathLosses)
    expect(losses.totals['count'], inWorld).toBe(reasons.totals['count'])

    const { items: times } = await read(world, reportContracts.pathTimes)
    const decided = made.flatMap(({ status, createdAt, decidedAt }) =>
      status !== 'NEW' && decidedAt ? [(decidedAt.getTime() - createdAt.getTime()) / day] : [],
    )
    const waiting = times.find(({ state }) => state === 'NEW')!
    expect([waiting['stays'], waiting['open']], inWorld).toEqual([
      decided.length,
      made.filter(({ status }) => status === 'NEW').length,
    ])
    if (decided.length > 0) expect(waiting['median'] as number, inWorld).toBeCloseTo(median(decided), 0)

    for (const [key, query] of [
      ['pathCohorts', {}],
      ['pathCohorts', { step: 'ACCEPTED' }],
      ['pathCohorts', { step: 'STARTED', from: dayAgo(100) }],
      ['pathLosses', {}],
      ['pathLosses', { pathBy: 'TRACK' }],
      ['pathLosses', { pathBy: 'MONTH' }],
      ['pathTimes', {}],
      ['pathTimes', { pathBy: 'TRACK' }],
    ] as const)
      checked += await checkRows(world, key, query)
  }
  expect(checked).toBeGreaterThan(200)
}, 240_000)

test('the shares of a loss are of those who applied, and of those who reached the step', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const team = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  await make.request({ track, status: 'REJECT' })
  await make.request({ track, status: 'NEW' })
  await make.participation({ track, tracker, states: ['DISCARD_CODE'] })
  await make.participation({ track, tracker, states: ['NOT_STARTED'] })
  const world = { acceleratorId: accelerator.id, zone: 'UTC', team, tracker, made: [] }
  const { items } = await read(world, reportContracts.pathLosses)
  const shares = Object.fromEntries(
    items.map(({ lostAt, ofApplied, ofStep }) => [lostAt as string, [ofApplied, ofStep]]),
  )
  expect(shares).toEqual({ APPLIED: [0.25, 0.25], HANDED_IN: [0.25, 1] })
})

test('a reader counts the expert reviews that they may know of, and opens their rows', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const team = await make.member({ accelerator, role: 'ACC' })
  const colleague = await make.member({ accelerator, role: 'ACC' })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ accelerator })
  const own = await make.project()
  await make.projectMember({ project: own, person: colleague })
  const works = [
    await make.participation({ track, project: own, states: ['DONE_CODE'] }),
    await make.participation({ track, states: ['DONE_CODE'] }),
    await make.participation({ track, states: ['DONE_CODE'] }),
  ]
  for (const [index, { tasks }] of works.entries()) {
    // The colleague is in the team of the first project, and an expert for the second.
    const expert = index === 1 ? { expert: colleague } : {}
    await make.expertJob({
      task: tasks[0]!,
      status: 'COMPLETE',
      completed_at: new Date().toISOString(),
      ...expert,
    })
  }
  const world = { acceleratorId: accelerator.id, zone: 'UTC', tracker, made: [] }
  for (const [by, count] of [
    [team, 3],
    [colleague, 1],
  ] as const) {
    const path = await read({ ...world, team: by }, reportContracts.wholePath, { pathBy: 'TRACK' })
    expect([path.totals['reviewed'], path.items[0]!['reviewed']]).toEqual([count, count])
    const cohorts = await read({ ...world, team: by }, reportContracts.pathCohorts, { step: 'REVIEWED' })
    expect(cohorts.items[0]!['reached']).toBe(count)
    for (const [key, query] of [
      ['wholePath', { pathBy: 'TRACK' }],
      ['pathCohorts', { step: 'REVIEWED' }],
    ] as const)
      expect(await checkRows({ ...world, team: by }, key, query)).toBeGreaterThan(0)
  }
})

test.each([
  ['cohort', '2026-13', 'INVALID'],
  ['within', '61', 'TOO_BIG'],
  ['step', 'NOWHERE', 'NOT_IN_LIST'],
])('an impossible %s is refused at its field', async (field, value, fault) => {
  const accelerator = await portal.make.accelerator()
  const team = await portal.make.member({ accelerator, role: 'ACC' })
  const { status, body } = await portal.as(team).send(reportContracts.pathProjects, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { [field]: value },
  })
  expect([status, body['fields']]).toEqual([400, { [field]: fault }])
})
