import { beforeAll, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { randomOf } from '../../../tests/support/random-of.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { waitsOf } from '../../acceleration-requests/domain/waits.ts'
import { reportContracts } from '../web/report-contracts.ts'
import type { ReportColumn } from '../contract/report.ts'

type Query = Record<string, string | undefined>
type Row = Record<string, unknown>
type Answer = { items: Row[]; total: number; totals: Record<string, number | null> }

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
}, 60_000)

const zones = ['Europe/Moscow', 'Asia/Vladivostok', 'America/New_York', 'UTC'] as const
const taskStates = ['NOT_STARTED', 'START', 'PROCESS_CODE', 'DONE_CODE', 'ACCEPT_CODE'] as const

/** An application as the test made it: what is expected is counted from this, not from the database. */
type Made = {
  track: number
  tracker: string | null
  ended: boolean
  status: string
  month: string
  accepted: number
}

type World = { acceleratorId: number; team: Person; made: Made[] }

const monthIn = (at: Date, timeZone: string): string => at.toLocaleDateString('sv', { timeZone }).slice(0, 7)

const makeWorld = async (seed: number): Promise<World> => {
  const { make, db } = portal
  const { below, pick } = randomOf(seed)
  const zone = pick(zones)
  const accelerator = await make.accelerator({ time_zone: zone })
  const team = await make.member({ accelerator, role: 'ACC' })
  const trackers = [await make.member({ accelerator, role: 'TRC' }), null]
  const programme = await make.programme({ accelerator })
  const tracks = []
  for (let n = 0; n <= below(2); n++) tracks.push(await make.track({ programme }))
  const made: Made[] = []
  for (let n = below(6); n > 0; n--) {
    const track = pick(tracks)
    const isAccepted = below(2) === 0
    const tracker = isAccepted ? pick(trackers) : null
    // Also around midnight, where days of time zones differ.
    const createdAt = new Date(Date.now() - (1 + below(90)) * 86_400_000 - below(24) * 3_600_000)
    let id: number
    let accepted = 0
    let status: string = 'ACCEPT'
    if (isAccepted) {
      const before = Array.from({ length: below(3) }, () => 'ACCEPT_CODE' as const)
      accepted = before.length
      const last = pick(taskStates)
      if (last === 'ACCEPT_CODE') accepted += 1
      const work = await make.participation({
        track,
        states: [...before, last],
        ...(tracker ? { tracker } : {}),
      })
      id = work.request_id
    } else {
      status = pick(['NEW', 'REJECT', 'CANCEL'] as const)
      id = (await make.request({ track, status: status as 'NEW' })).id
    }
    await db
      .updateTable('acceleration_request')
      .set({ created_at: createdAt.toISOString() })
      .where('id', '=', id)
      .execute()
    const ended = status === 'REJECT' || status === 'CANCEL'
    made.push({
      track: track.id,
      tracker: tracker?.uid ?? null,
      ended,
      status,
      month: monthIn(createdAt, zone),
      accepted,
    })
  }
  return { acceleratorId: accelerator.id, team, made }
}

const read = async ({ acceleratorId, team }: World, contract: List, query: Query): Promise<Answer> => {
  const { status, body } = await portal.as(team).send(contract, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { limit: 50, ...query },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Answer
}

const countBy = (made: readonly Made[], keyOf: (one: Made) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const one of made) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1
  return counts
}

const countedBy = ({ items }: Answer, figure: string): Record<string, number> =>
  Object.fromEntries(items.map((row) => [(row['row'] as { key: string }).key, row[figure] as number]))

/** Every number of a report with a link, and the total of the list that it opens. */
const followed = async (world: World, key: 'pivotProjects' | 'wholePath', query: Query) => {
  const contract = reportContracts[key]
  const columns = Object.values(contract.report.columns as unknown as Record<string, ReportColumn<Row>>)
  const pairs: [number: number, rows: number][] = []
  for (const row of (await read(world, contract, query)).items)
    for (const { value, kind, to } of columns) {
      const link = to?.(row, query)
      if (kind !== 'number' || !link || typeof value !== 'string' || row[value as keyof Row] === 0) continue
      const asked = Object.fromEntries(new URLSearchParams(link.split('?')[1] ?? '')) as Query
      const { total } = await read(world, listProjectsInWork, { ...asked, limit: '1' })
      pairs.push([row[value as keyof Row] as number, total])
    }
  return pairs
}

/** Who each project waits for by the team's list, by the application's id. */
const waitsInList = async (world: World): Promise<Map<unknown, string>> => {
  const { items } = await read(world, listProjectsInWork, {})
  return new Map(items.map((row) => [row['id'], waitsOf(row as Parameters<typeof waitsOf>[0])]))
}

const worlds = 200

test('numbers of reports are those of another count, and of the rows they open, in 200 random worlds', async () => {
  const waited = new Set<string>()
  for (let seed = 1; seed <= worlds; seed++) {
    const world = await makeWorld(seed)
    const { made } = world
    const inWorld = `world ${seed}`
    const byTrack = await read(world, reportContracts.pivotProjects, { rows: 'TRACK' })
    expect(countedBy(byTrack, 'applications'), inWorld).toEqual(countBy(made, (one) => String(one.track)))
    expect(byTrack.totals['acceptedTasks'], inWorld).toBe(made.reduce((sum, one) => sum + one.accepted, 0))
    const byMonth = await read(world, reportContracts.pivotProjects, { rows: 'MONTH' })
    expect(countedBy(byMonth, 'applications'), inWorld).toEqual(countBy(made, (one) => one.month))
    const path = await read(world, reportContracts.wholePath, {})
    expect([path.totals['applied'] ?? 0, path.totals['accepted'] ?? 0], inWorld).toEqual([
      made.length,
      made.filter(({ status }) => status === 'ACCEPT').length,
    ])
    const reasons = await read(world, reportContracts.generalReasons, {})
    expect(reasons.totals['count'], inWorld).toBe(made.filter(({ ended }) => ended).length)
    const listed = await read(world, reportContracts.projectReasonList, {})
    expect(listed.total, inWorld).toBe(reasons.totals['count'])
    const trackers = await read(world, reportContracts.pivotTrackers, {})
    const curators = await read(world, reportContracts.curatorsSummaryReport, {})
    const today = await read(world, reportContracts.projectsStatusAsOfDate, {})
    expect(today.total, inWorld).toBe(made.length)
    // The report and the team's list say the same of every project.
    const waits = await waitsInList(world)
    for (const row of today.items) {
      const inList = waits.get(row['id'])
      if (inList === undefined) continue
      expect(row['waits'], inWorld).toBe(inList)
      waited.add(inList)
    }
    expect(trackers.totals['projects'], inWorld).toBe(curators.totals['projects'])
    for (const [number, rows] of [
      ...(await followed(world, 'pivotProjects', { rows: 'TRACK', columns: 'STATE' })),
      ...(await followed(world, 'wholePath', {})),
    ])
      expect(rows, inWorld).toBe(number)
  }
  expect([...waited].toSorted()).toEqual(['ACCELERATOR', 'NOBODY', 'TEAM', 'TRACKER'])
}, 300_000)
