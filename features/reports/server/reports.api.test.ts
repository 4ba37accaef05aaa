import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { seedDemo } from '../../../database/demo/index.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { listReviews, listSummaryProjects } from '../../overviews/contract/work-lists.endpoints.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { projectLeaderContacts } from '../contract/project-leader-contacts.endpoints.ts'
import { projectReasonList } from '../contract/project-reason-list.endpoints.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'
import type { ReportColumn } from '../contract/report.ts'
import { isTable, reportKeys, reports, type TableReportKey } from '../domain/reports.ts'
import { pivotDimensions } from '../domain/pivot.ts'
import { reportContracts } from '../web/report-contracts.ts'

const tables = reportKeys.filter(isTable)

let portal: TestPortal
let acceleratorId: string
let acc: Person
let tracker: Person
let sponsor: Person
let programmeId: string

type Query = Record<string, string | undefined>
type Row = Record<string, unknown>
type Answer = { items: Row[]; total: number; totals: Record<string, number | null> }

const personOf = async (email: string): Promise<Person> => {
  const { uid } = await portal.db
    .selectFrom('person')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { uid, email } as Person
}

const read = async (contract: List, person: Person, query: Query = {}): Promise<Answer> => {
  const headers = query['programmeId'] === undefined ? { 'accelerator-id': acceleratorId } : {}
  const { status, body } = await portal.as(person).send(contract, { headers, query: { limit: 50, ...query } })
  expect(status, `${contract.name} ${JSON.stringify(query)} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body as Answer
}

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  const { rows } = {
    rows: await portal.db
      .selectFrom('accelerator_member as m')
      .innerJoin('person as p', 'p.uid', 'm.person_uid')
      .select(['m.accelerator_id as id'])
      .where('p.email', '=', 'acc-admin@demo.example')
      .execute(),
  }
  acceleratorId = String(rows[0]!.id)
  acc = await personOf('acc@demo.example')
  tracker = await personOf('trc@demo.example')
  sponsor = await personOf('cst@demo.example')
  const { programme_id } = await portal.db
    .selectFrom('programme_sponsor')
    .select('programme_id')
    .where('email', '=', 'cst@demo.example')
    .executeTakeFirstOrThrow()
  programmeId = String(programme_id)
}, 120_000)

/** The list that a link opens. */
const listsBehind: Record<string, List> = {
  '/bch/view/projects-in-work': listProjectsInWork,
  '/bch/view/acceleration-summary/projects': listSummaryProjects,
  '/bch/view/tracker-work-status/reviews': listReviews,
  '/reports/analytic/project-reason-list': projectReasonList,
}

/** The numbers of a report with the total of the list that each one links to. */
const numbersOf = async (key: TableReportKey, person: Person, query: Query) => {
  const contract = reportContracts[key]
  const { items } = await read(contract, person, query)
  const columns = Object.entries(contract.report.columns as unknown as Record<string, ReportColumn<Row>>)
  const found: { column: string; row: Row; number: number; total: number }[] = []
  for (const row of items)
    for (const [column, { value, kind, to }] of columns) {
      const link = to?.(row, query)
      if (kind !== 'number' || !link || typeof value !== 'string') continue
      const number = row[value as keyof Row] as number
      if (number === 0) continue
      const [path, search = ''] = link.split('?')
      const list = listsBehind[path!]
      if (!list) throw new Error(`${key}.${column} opens ${path}, which this test does not know`)
      const asked = Object.fromEntries(new URLSearchParams(search)) as Query
      // The list of projects in work needs the accelerator in addition to the programme.
      const headers = { 'accelerator-id': acceleratorId }
      const { status, body } = await portal.as(person).send(list, { headers, query: { limit: 1, ...asked } })
      expect(status, `${link} ${JSON.stringify(body)}`).toBe(200)
      found.push({ column, row, number, total: (body as Answer).total })
    }
  return found
}

describe('every number is the count of the rows it opens', () => {
  const asked: [key: TableReportKey, query: Query][] = [
    ['generalReasons', {}],
    ['generalReasons', { by: 'TRACK' }],
    ['generalReasons', { by: 'PROGRAMME', kind: 'APPLICATION,BLOCK' }],
    ['wholePath', {}],
    ['wholePath', { pathBy: 'TRACK' }],
    ['pivotTrackers', {}],
    ['pivotTrackers', { from: '2026-01-01', to: '2027-01-01' }],
    ['curatorsSummaryReport', {}],
    ...pivotDimensions.map((rows): [key: 'pivotProjects', query: Query] => ['pivotProjects', { rows }]),
    ['pivotProjects', { rows: 'TRACK', columns: 'STATE' }],
    ['pivotProjects', { rows: 'INDUSTRY', columns: 'MONTH' }],
  ]

  test.each(asked)('%s %j', async (key, query) => {
    const ofTeam = await numbersOf(key, acc, query)
    expect(ofTeam.length).toBeGreaterThan(0)
    for (const { number, total, row, column } of ofTeam)
      expect(total, `${column} ${JSON.stringify(row)}`).toBe(number)
    const ofTracker = await numbersOf(key, tracker, query)
    for (const { number, total, row, column } of ofTracker)
      expect(total, `${column} ${JSON.stringify(row)}`).toBe(number)
  })
})

test('totals of the pivot count an application once, however many cells it is in', async () => {
  type Matrix = {
    rows: { row: { key: string }; total: number }[]
    columns: { key: string }[]
    totals: number[]
  }
  const both = await read(pivotProjects, acc, { rows: 'TRACK', columns: 'INDUSTRY', measure: 'projects' })
  const { rows, columns, totals } = (both as unknown as { matrix: Matrix }).matrix
  const alone = async (dimension: string) => {
    const { items } = await read(pivotProjects, acc, { rows: dimension })
    return new Map(items.map((item) => [(item['row'] as { key: string }).key, item['projects']]))
  }
  const [tracks, industries] = [await alone('TRACK'), await alone('INDUSTRY')]
  expect(rows.map(({ row, total }) => [row.key, total])).toEqual(
    rows.map(({ row }) => [row.key, tracks.get(row.key)]),
  )
  expect(totals).toEqual(columns.map(({ key }) => industries.get(key)))
})

describe('who reads what', () => {
  test.each(tables)('%s: a sponsor reads it of their programme unless it names people', async (key) => {
    const { status } = await portal.as(sponsor).send(reportContracts[key], { query: { programmeId } })
    expect(status).toBe(reports[key].people ? 403 : 200)
  })

  test.each([
    ['trackerUid', () => ({ trackerUid: tracker.uid })],
    ['rows', () => ({ rows: 'TRACKER' })],
    ['columns', () => ({ columns: 'TRACKER' })],
  ])('a sponsor finds nothing out about trackers by %s', async (field, query) => {
    const { status, body } = await portal
      .as(sponsor)
      .send(pivotProjects, { query: { programmeId, ...query() } })
    expect([status, body['fields']]).toEqual([400, { [field]: 'NOT_IN_LIST' }])
    await read(pivotProjects, acc, query())
  })

  test.each(tables)('%s: a tracker reads no more than the team', async (key) => {
    const [ofTeam, ofTracker] = [
      await read(reportContracts[key], acc),
      await read(reportContracts[key], tracker),
    ]
    expect(ofTracker.total).toBeLessThanOrEqual(ofTeam.total)
  })

  test('a tracker counts only the projects assigned to them', async () => {
    const counted = (answer: Answer) => answer.totals['applications'] ?? 0
    const own = await portal.db
      .selectFrom('acceleration_request')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('tracker_uid', '=', tracker.uid)
      .where('accelerator_id', '=', Number(acceleratorId))
      .executeTakeFirstOrThrow()
    expect(counted(await read(pivotProjects, tracker))).toBe(Number(own.n))
    expect(counted(await read(pivotProjects, acc))).toBeGreaterThan(Number(own.n))
  })
})

describe('parameters that name nothing here are refused at their field', () => {
  const refused = async (contract: List, query: Query) => {
    const { status, body } = await portal
      .as(acc)
      .send(contract, { headers: { 'accelerator-id': acceleratorId }, query })
    expect(status).toBe(400)
    return body['fields'] as Record<string, string>
  }

  test('a period that ends before it begins', async () => {
    expect(await refused(generalReasons, { from: '2026-02-01', to: '2026-01-01' })).toEqual({
      to: 'TOO_SMALL',
    })
  })
  test('a track of another accelerator, a stream and a tracker that are not there', async () => {
    const foreign = await portal.make.track()
    expect(await refused(pivotProjects, { trackId: String(foreign.id) })).toEqual({ trackId: 'NOT_IN_LIST' })
    expect(await refused(pivotProjects, { streamId: '99999999' })).toEqual({ streamId: 'NOT_IN_LIST' })
    const stranger = await portal.make.person()
    expect(await refused(pivotProjects, { trackerUid: stranger.uid })).toEqual({ trackerUid: 'NOT_IN_LIST' })
  })
  test('a day that has not come, and one out of the calendar', async () => {
    expect(await refused(projectsStatusAsOfDate, { day: '2999-01-01' })).toEqual({ day: 'TOO_BIG' })
    expect(await refused(projectsStatusAsOfDate, { day: '0999-01-01' })).toEqual({ day: 'INVALID_DATE' })
  })
  test('a project that never applied here is not there', async () => {
    const { id } = await portal.make.project()
    const { status } = await portal.as(acc).send(dynamicsOfProject, {
      headers: { 'accelerator-id': acceleratorId },
      query: { projectId: String(id) },
    })
    expect(status).toBe(404)
  })
})

describe('as of a date', () => {
  test('today every project stands where the list shows it', async () => {
    const { items } = await read(projectsStatusAsOfDate, acc)
    expect(items.length).toBeGreaterThan(0)
    const now = await portal.db.selectFrom('acceleration_request').select(['id', 'board_column']).execute()
    const columns = new Map(now.map((row) => [row.id, row.board_column]))
    for (const { id, on, project } of items as { id: number; on: { state: string }; project: unknown }[])
      expect(on.state, JSON.stringify(project)).toBe(columns.get(id))
  })

  test('the project’s own team is not told that a selection has decided', async () => {
    const { make, db } = portal
    const accelerator = { id: Number(acceleratorId) } as never
    const track = await make.track({ programme: await make.programme({ accelerator }) })
    const work = await make.participation({ track, states: ['AUTO_SELECT_PASS'] })
    const [tracker, insider] = [
      await make.member({ accelerator, role: 'TRC' }),
      await make.member({ accelerator, role: 'ACC' }),
    ]
    await db
      .updateTable('project_track')
      .set({ tracker_uid: tracker.uid })
      .where('id', '=', work.id)
      .execute()
    const { project_id } = await db
      .insertInto('project_member')
      .columns(['project_id', 'person_uid'])
      .expression((from) =>
        from
          .selectFrom('project_track')
          .select(['project_id', sql<string>`${insider.uid}::uuid`.as('person_uid')])
          .where('id', '=', work.id),
      )
      .returning('project_id')
      .executeTakeFirstOrThrow()
    const waits = async (by: typeof insider) => {
      const { items } = await read(projectsStatusAsOfDate, by, { trackId: String(track.id) })
      return (items as { project: { id: number }; waits: string }[]).find(
        ({ project }) => project.id === project_id,
      )?.waits
    }
    expect([await waits(acc), await waits(insider)]).toEqual(['ACCELERATOR', 'TRACKER'])
  })

  test('a day of the past shows what the audit trail says of it', async () => {
    const { make, db } = portal
    const track = await make.track({
      programme: await make.programme({ accelerator: { id: Number(acceleratorId) } as never }),
    })
    const work = await make.participation({ track, states: ['ACCEPT_CODE', 'DONE_CODE'] })
    const [first] = await db
      .selectFrom('project_trackpoint')
      .select(['id', 'seq'])
      .where('project_track_id', '=', work.id)
      .orderBy('seq')
      .execute()
    // Noon in the accelerator's time zone, because its date differs from UTC's between the two midnights.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Moscow' })
    const ago = (days: number) =>
      `${new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000+03:00`
    await db
      .updateTable('acceleration_request')
      .set({ created_at: ago(20), decided_at: ago(19) })
      .where('id', '=', work.request_id)
      .execute()
    await db
      .updateTable('project_track')
      .set({ started_at: ago(19) })
      .where('id', '=', work.id)
      .execute()
    for (const [action, to, days] of [
      ['start', 'PROCESS_CODE', 15],
      ['complete', 'DONE_CODE', 12],
      ['return', 'START', 10],
      ['complete', 'DONE_CODE', 8],
      ['accept', 'ACCEPT_CODE', 5],
    ] as const)
      await db
        .insertInto('audit_entry')
        .values({
          accelerator_id: Number(acceleratorId),
          subject: 'task',
          subject_id: String(first!.id),
          action,
          to_state: to,
          at: ago(days),
        })
        .execute()
    const stateOn = async (days: number): Promise<unknown> => {
      const { items } = await read(projectsStatusAsOfDate, acc, {
        day: ago(days).slice(0, 10),
        trackId: String(track.id),
      })
      return (items[0] as { on: unknown } | undefined)?.on
    }
    expect(await stateOn(17)).toMatchObject({ state: 'TO_START', accepted: 0 })
    expect(await stateOn(14)).toMatchObject({ state: 'IN_WORK', accepted: 0 })
    expect(await stateOn(11)).toMatchObject({ state: 'TO_REVIEW', accepted: 0 })
    expect(await stateOn(9)).toMatchObject({ state: 'IN_WORK', accepted: 0 })
    expect(await stateOn(4)).toMatchObject({ state: 'TO_START', accepted: 1 })
    expect(await stateOn(0)).toMatchObject({ state: 'TO_REVIEW', accepted: 1 })
    const changed = await read(projectsStatusAsOfDate, acc, {
      day: ago(9).slice(0, 10),
      against: ago(11).slice(0, 10),
      changed: 'true',
      trackId: String(track.id),
    })
    expect(changed.total).toBe(1)
  })
})

test('contacts are shown as far as the leader consented', async () => {
  const { items } = await read(projectLeaderContacts, acc)
  const rows = items as { id: number; contacts: string; email: string | null }[]
  expect(rows.length).toBeGreaterThan(0)
  const consented = await portal.db
    .selectFrom('contact_access')
    .select('project_id')
    .where('accelerator_id', '=', Number(acceleratorId))
    .execute()
  const ids = new Set(consented.map(({ project_id }) => project_id))
  for (const { id, contacts, email } of rows) {
    if (contacts === 'NO_LEADER') continue
    expect([id, contacts, email !== null]).toEqual([id, ids.has(id) ? 'SHOWN' : 'NO_CONSENT', ids.has(id)])
  }
})

test('one project over time: its events in order, its accepted tasks counted up', async () => {
  const { projects } = (await read(dynamicsOfProject, acc)) as unknown as { projects: { id: number }[] }
  const { items } = await read(dynamicsOfProject, acc, { projectId: String(projects[0]!.id) })
  const accepted = (items as { accepted: number }[]).map((item) => item.accepted)
  expect(items[0]).toMatchObject({ event: 'APPLICATION_SENT' })
  expect(accepted).toEqual(accepted.toSorted((a, b) => a - b))
})

test('who works on the project, or reviews its task, is not told what its expert reviews came to', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const team = () => make.member({ accelerator, role: 'ACC' })
  const [outside, inProject, reviewer] = [await team(), await team(), await team()]
  const project = await make.project({ leader: await make.person(), members: [inProject] })
  const task = await make.task({ project, track: await make.track({ accelerator }), state: 'DONE_CODE' })
  await make.expertJob({
    task,
    status: 'COMPLETE',
    score: 7,
    completed_at: new Date(Date.now() - 3_600_000).toISOString(),
  })
  await make.expertJob({ task, expert: reviewer, status: 'PROCESS' })
  const isTold = async (by: Person) => {
    const { body } = await portal.as(by).send(dynamicsOfProject, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { projectId: String(project.id) },
    })
    return (body['items'] as { event: string }[]).some(({ event }) => event === 'REVIEW_COMPLETED')
  }
  expect([await isTold(outside), await isTold(inProject), await isTold(reviewer)]).toEqual([
    true,
    false,
    false,
  ])
})
