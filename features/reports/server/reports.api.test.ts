import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { seedDemo } from '../../../database/demo/index.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import {
  numberColumns,
  numbersOf,
  openNumbers,
  type Answer,
  type Query,
} from '../../../tests/support/report-numbers.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { figureRows } from '../contract/figure-rows.endpoints.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { pathProjects } from '../contract/path-projects.endpoints.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { pivotTrackers } from '../contract/pivot-trackers.endpoints.ts'
import { projectLeaderContacts } from '../contract/project-leader-contacts.endpoints.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { projectTeamMembers } from '../contract/project-team-members.endpoints.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'
import { questionCost } from '../contract/question-cost.endpoints.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { unlinkedReasons } from '../domain/figure-rows.ts'
import { pivotDimensions } from '../domain/pivot.ts'
import { isTable, reportKeys, reports, type TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

const tables = reportKeys.filter(isTable)

let portal: TestPortal
let acceleratorId: string
let acc: Person
let tracker: Person
let sponsor: Person
let programmeId: string

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
  // An application with two industries is in two rows of a pivot, of which one filter opens one.
  await sql`update project p set industry_ids = array(select distinct unnest(o.industry_ids) from project o) where p.id = (
    select min(r.project_id) from acceleration_request r where r.tracker_uid = ${tracker.uid})`.execute(
    portal.db,
  )
}, 120_000)

test('a number without rows has a reason', () => {
  for (const key of tables)
    for (const [name, { to, unlinked }] of numberColumns(reportContracts[key])) {
      expect(Boolean(to) !== Boolean(unlinked), `${key}.${name}`).toBe(true)
      if (unlinked) expect(unlinkedReasons).toContain(unlinked)
    }
})

describe('every number is the count of the rows it opens', () => {
  const days = { from: '2026-01-01', to: '2027-01-01' }
  const cases: [key: TableReportKey, query: Query][] = [
    ...tables.map((key): [TableReportKey, Query] => [key, {}]),
    ['generalReasons', { by: 'TRACK' }],
    ['generalReasons', { by: 'STREAM', from: 'DAY' }],
    ['generalReasons', { by: 'PROGRAMME', kind: 'APPLICATION,BLOCK' }],
    ['wholePath', { pathBy: 'TRACK' }],
    ['wholePath', { pathBy: 'STREAM' }],
    ['pathTimes', { pathBy: 'REGION' }],
    ['pathTimes', { pathBy: 'STAGE', from: 'DAY' }],
    ['pathLosses', { pathBy: 'STREAM' }],
    ['pathLosses', { pathBy: 'INDUSTRY', industryId: 'INDUSTRY' }],
    ['pathCohorts', { step: 'ACCEPTED' }],
    ['pivotTrackers', days],
    ['curatorsSummaryReport', days],
    ['questionCost', days],
    ['projectsStatusAsOfDate', { day: 'DAY' }],
    ['projectsStatusAsOfDate', { against: 'DAY' }],
    ...pivotDimensions.map((rows): [key: 'pivotProjects', query: Query] => ['pivotProjects', { rows }]),
    ['pivotProjects', { rows: 'TRACK', columns: 'STATE', measure: 'projects' }],
    ['pivotProjects', { rows: 'STREAM', columns: 'INDUSTRY', measure: 'acceptedTasks' }],
    ['pivotProjects', { rows: 'STAGE', columns: 'REGION', measure: 'daysInState' }],
    ['pivotProjects', { rows: 'INDUSTRY', columns: 'MONTH' }],
    ['pivotProjects', { rows: 'MONTH', from: 'DAY', to: 'DAY' }],
    ['pivotProjects', { rows: 'MONTH', columns: 'TRACK', from: 'DAY' }],
    ['pivotProjects', { rows: 'INDUSTRY', columns: 'MONTH', industryId: 'INDUSTRY' }],
    ['wholePath', { pathBy: 'INDUSTRY', industryId: 'INDUSTRY', to: 'DAY' }],
  ]

  /** A day in the middle of a month, and an industry of an application with a second one. */
  const named = async (query: Query): Promise<Query> => {
    const { rows } = await sql<{ day: string; industry: string }>`
      select (select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') from acceleration_request r
          where r.accelerator_id = ${acceleratorId} and r.tracker_uid = ${tracker.uid}
          order by abs(extract(day from r.created_at) - 15), r.id limit 1) as day,
        (select r.industry_ids[1]::text from acceleration_request r where r.accelerator_id = ${acceleratorId}
          and cardinality(r.industry_ids) > 1 order by r.id limit 1) as industry`.execute(portal.db)
    const { day, industry } = rows[0]!
    return Object.fromEntries(
      Object.entries(query).map(([key, value]) => {
        if (value === 'DAY') return [key, day]
        return [key, value === 'INDUSTRY' && key === 'industryId' ? industry : value]
      }),
    )
  }

  /** Opens the numbers of a report as a person. */
  const opened = async (key: TableReportKey, by: Person, query: Query): Promise<number> => {
    const contract = reportContracts[key]
    // The list of projects in work needs the accelerator in addition to the programme.
    const headers = { 'accelerator-id': acceleratorId }
    const isSponsor = by === sponsor
    const numbers = numbersOf(contract, await read(contract, by, query), query)
    return openNumbers(
      numbers,
      (list, of) => portal.as(by).send(list, isSponsor ? { query: of } : { headers, query: of }),
      {
        isSponsor,
      },
    )
  }

  const withoutNumbers: ReadonlySet<TableReportKey> = new Set([
    'pathProjects',
    'projectReasonList',
    'dynamicsOfProject',
    'scoring',
    'projectLeaderContacts',
    'projectTeamMembers',
    'projectRisks',
    'questionProjects',
    'figureRows',
  ])

  test.each(cases)('%s %j', async (key, placeholders) => {
    const query = await named(placeholders)
    const ofTeam = await opened(key, acc, query)
    if (!withoutNumbers.has(key)) expect(ofTeam).toBeGreaterThan(0)
    await opened(key, tracker, query)
    const namesPeople = reports[key].people || query['rows'] === 'TRACKER'
    if (!namesPeople) await opened(key, sponsor, { ...query, programmeId })
  })
})

describe('the rows behind a number', () => {
  const refusedTo = async (by: Person, query: Query) => {
    const headers = by === sponsor ? {} : { 'accelerator-id': acceleratorId }
    const { status, body } = await portal.as(by).send(figureRows, { headers, query })
    return [status, body['fields']]
  }

  test.each([
    ['figure', { figure: 'COMMENTS' }],
    ['figure', { figure: 'FILLED' }],
    ['figure', { figure: 'INVESTED' }],
    ['people', { figure: 'APPLICATIONS', people: 'TRACKERS' }],
    ['personUid', { figure: 'APPLICATIONS', personUid: '00000000-0000-4000-8000-000000000000' }],
    ['rows', { rowsBy: 'TRACKER', rowValue: '-' }],
  ])('a sponsor is refused people and investments at %s: %j', async (field, query) => {
    expect(await refusedTo(sponsor, { ...query, programmeId })).toEqual([400, { [field]: 'NOT_IN_LIST' }])
  })

  test('a task of another accelerator is refused at its field', async () => {
    const trackpoint = await portal.make.trackpoint()
    expect(await refusedTo(acc, { figure: 'ASKED', trackpointId: String(trackpoint.id) })).toEqual([
      400,
      { trackpointId: 'NOT_IN_LIST' },
    ])
  })

  test('a tracker sees the actions of nobody else, and no name of one', async () => {
    const { items, ...more } = await read(figureRows, tracker, { figure: 'DECISIONS', personUid: acc.uid })
    expect([items, (more as unknown as { person: unknown }).person]).toEqual([[], null])
    expect((await read(figureRows, acc, { figure: 'DECISIONS' })).total).toBeGreaterThan(0)
  })

  test('a field that the task does not request is refused at its field', async () => {
    const { rows } = await sql<{ id: number; code: string }>`
      select k.id, f.element_code as code from trackpoint k join trackpoint_field f on f.trackpoint_id = k.id
      where k.accelerator_id = ${acceleratorId} order by k.id limit 1`.execute(portal.db)
    const { id, code } = rows[0]!
    const parameters = { figure: 'FILLED', trackpointId: String(id) }
    expect((await read(figureRows, acc, { ...parameters, elementCode: code })).items).toBeDefined()
    expect(await refusedTo(acc, { ...parameters, elementCode: 'not_requested' })).toEqual([
      400,
      { elementCode: 'NOT_IN_LIST' },
    ])
  })

  test('a comment by the project’s team is not a figure of the staff', async () => {
    const { rows } = await sql<{ id: number; leader_uid: string }>`
      select w.id, p.leader_uid from project_trackpoint w join project_track q on q.id = w.project_track_id
      join project p on p.id = q.project_id where w.accelerator_id = ${acceleratorId} and p.leader_uid is not null
        and not exists (select from accelerator_member m where m.person_uid = p.leader_uid)
      order by w.id limit 1`.execute(portal.db)
    const { id, leader_uid: by } = rows[0]!
    const before = (await read(figureRows, acc, { figure: 'COMMENTS' })).total
    await sql`insert into task_comment (task_id, author_uid, kind, body) values (${id}, ${by}, 'COMMENT', 'Готово')`.execute(
      portal.db,
    )
    expect((await read(figureRows, acc, { figure: 'COMMENTS' })).total).toBe(before)
    expect((await read(figureRows, acc, { figure: 'COMMENTS', personUid: by })).total).toBe(0)
  })

  test('a tracker who sponsors the programme reads the projects of people as a tracker', async () => {
    const both = await portal.make.person({ roles: ['CST'] })
    await sql`insert into accelerator_member (accelerator_id, person_uid, role)
      values (${acceleratorId}, ${both.uid}, 'TRC')`.execute(portal.db)
    await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
      values (${acceleratorId}, ${programmeId}, ${both.email}, ${acc.uid})`.execute(portal.db)
    const parameters = { programmeId, figure: 'APPLICATIONS' }
    expect((await read(figureRows, both, parameters)).total).toBeGreaterThan(0)
    expect((await read(figureRows, both, { ...parameters, people: 'TRACKERS' })).total).toBe(0)
  })

  test('staff in a project’s team see no expert review of it in the rows', async () => {
    const parameters = { figure: 'REVIEWED' }
    const seen = await read(figureRows, acc, parameters)
    const projectId = (seen.items as unknown as { project: { id: number } }[])[0]!.project.id
    const ofIt = ({ items }: Answer) =>
      (items as unknown as { project: { id: number } }[]).filter(({ project }) => project.id === projectId)
    const reviewOf = async () =>
      ((await read(pathProjects, acc)).items as unknown as { project: { id: number }; reviewed: unknown }[])
        .filter(({ project }) => project.id === projectId)
        .some(({ reviewed }) => reviewed !== null)
    expect([ofIt(seen).length > 0, await reviewOf()]).toEqual([true, true])
    await sql`insert into project_member (project_id, person_uid) values (${projectId}, ${acc.uid})`.execute(
      portal.db,
    )
    expect(ofIt(await read(figureRows, acc, parameters))).toEqual([])
    expect(ofIt(await read(figureRows, acc, { figure: 'APPLICATIONS', step: 'REVIEWED' }))).toEqual([])
    expect(await reviewOf()).toBe(false)
    await sql`delete from project_member where project_id = ${projectId} and person_uid = ${acc.uid}`.execute(
      portal.db,
    )
  })

  test('a value of another accelerator has neither rows nor a name; a value that is none has no rows', async () => {
    const foreign = await portal.make.track()
    for (const rowValue of [String(foreign.id), 'nowhere']) {
      const { total, ...more } = await read(figureRows, acc, { rowsBy: 'TRACK', rowValue })
      expect(total).toBe(0)
      expect((more as unknown as { groups: unknown }).groups).toEqual([
        { by: 'TRACK', value: { key: rowValue, name: null } },
      ])
    }
  })

  test('a sponsor reads no names of people in the rows', async () => {
    const { items } = await read(figureRows, sponsor, { programmeId, figure: 'APPLICATIONS' })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ person }) => person === null)).toBe(true)
  })
})

test('two days differ by what changed: the column says it, the filter finds it', async () => {
  const query = { against: '2026-11-01' }
  const { items } = await read(projectsStatusAsOfDate, acc, query)
  const changesOf = (row: { changes?: unknown }) => row.changes as string[]
  expect(items.some((row) => changesOf(row).length > 0)).toBe(true)
  for (const change of ['APPLIED', 'STATE', 'TASK', 'ACCEPTED']) {
    const found = await read(projectsStatusAsOfDate, acc, { ...query, change })
    const first = items.filter((row) => changesOf(row).includes(change)).map(({ id }) => id)
    expect(found.items.slice(0, first.length).map(({ id }) => id)).toEqual(first)
    expect(found.items.every((row) => changesOf(row).includes(change))).toBe(true)
  }
  // Who a project waits for is known for today only.
  const past = await read(projectsStatusAsOfDate, acc, { day: '2026-11-01' })
  expect(past.items.every(({ waits }) => waits === null)).toBe(true)
})

test('cells of a pivot are under the subtotal of their row, which is that of the row alone', async () => {
  const parameters = { rows: 'TRACK', columns: 'INDUSTRY' }
  const { items } = await read(pivotProjects, acc, {
    ...parameters,
    sorting: 'SUBTOTAL',
    sortingDirection: 'DESC',
  })
  const cells = items as unknown as {
    row: { key: string }
    applications: number
    subtotal: number
    shareOfRow: number
  }[]
  const alone = new Map(
    (await read(pivotProjects, acc, { rows: 'TRACK' })).items.map((row) => {
      const { row: of, applications, subtotal } = row as unknown as (typeof cells)[number]
      expect(subtotal).toBeNull()
      return [of.key, applications]
    }),
  )
  expect(cells.length).toBeGreaterThan(alone.size)
  for (const { row, applications, subtotal, shareOfRow } of cells) {
    expect(subtotal).toBe(alone.get(row.key))
    expect(shareOfRow).toBeCloseTo(applications / subtotal)
  }
  // Rows by their size, each in one piece, and its cells by theirs.
  const rows = cells.map(({ row }) => row.key)
  expect(rows.filter((key, at) => key !== rows[at - 1]).length).toBe(new Set(rows).size)
  for (const [at, cell] of cells.entries()) {
    const before = cells[at - 1]
    if (before?.row.key === cell.row.key)
      expect(before.applications).toBeGreaterThanOrEqual(cell.applications)
    else if (before) expect(before.subtotal).toBeGreaterThanOrEqual(cell.subtotal)
  }
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
  test('a tracker who sponsors a programme reads its people as a tracker, and its work as a sponsor', async () => {
    const both = await portal.make.person({ roles: ['CST'] })
    await portal.make.member({
      accelerator: { id: Number(acceleratorId) } as never,
      role: 'TRC',
      person: both,
    })
    const people = tables.filter((key) => reports[key].people)
    const totals = async () =>
      Promise.all(people.map(async (key) => (await read(reportContracts[key], both, { programmeId })).total))
    const before = await totals()
    await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
      values (${Number(acceleratorId)}, ${Number(programmeId)}, ${both.email}, ${acc.uid})`.execute(portal.db)
    const applications = async (by: Person) =>
      (await read(pivotProjects, by, { programmeId })).totals['applications']
    expect(await applications(both)).toBe(await applications(acc))
    expect(await applications(both)).toBeGreaterThan(0)
    expect(await totals()).toEqual(before)
    for (const contract of [pivotTrackers, reportContracts.curatorsSummaryReport]) {
      const { items } = await read(contract, both, { programmeId })
      expect(items.map(({ uid }) => uid)).toEqual([both.uid])
    }
    expect((await read(pivotProjects, both, { programmeId, rows: 'TRACKER' })).total).toBe(0)
    const { body } = await portal.as(both).call(getReportChoices, { headers: {}, query: { programmeId } })
    expect((body as { trackers: unknown[] }).trackers).toEqual([])
  })

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
  test('a track of another programme, a stream and a task of another track', async () => {
    const { make } = portal
    const accelerator = await make.accelerator()
    const team = await make.member({ accelerator, role: 'ACC' })
    const programmes = [await make.programme({ accelerator }), await make.programme({ accelerator })]
    const [track, other] = [
      await make.track({ programme: programmes[0]! }),
      await make.track({ programme: programmes[1]! }),
    ]
    const [stream, otherStream] = [await make.stream({ track }), await make.stream({ track: other })]
    const [trackpoint, otherTask] = [
      await make.trackpoint({ track }),
      await make.trackpoint({ track: other }),
    ]
    const sponsor = await make.person({ roles: ['CST'] })
    await insertOne(portal.db, 'programme_sponsor', {
      accelerator_id: accelerator.id,
      programme_id: programmes[0]!.id,
      email: sponsor.email,
      named_by: team.uid,
    })
    const answer = async (contract: List, parameters: Record<string, number>, by = team) => {
      const query = Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      )
      const headers = by === team ? { 'accelerator-id': String(accelerator.id) } : {}
      const { status, body } = await portal.as(by).send(contract, { headers, query })
      return status === 200 ? 200 : body['fields']
    }
    const programmeId = programmes[0]!.id
    // A sponsor cannot tell a track of another programme from one that does not exist.
    for (const by of [team, sponsor])
      for (const trackId of [other.id, 99_999_999])
        expect(await answer(pivotProjects, { programmeId, trackId }, by)).toEqual({ trackId: 'NOT_IN_LIST' })
    expect(await answer(pivotProjects, { programmeId, trackId: track.id }, sponsor)).toBe(200)
    const narrowings: Record<string, number>[] = [{ programmeId }, { trackId: track.id }]
    for (const narrowing of narrowings) {
      expect(await answer(pivotProjects, { ...narrowing, streamId: otherStream.id })).toEqual({
        streamId: 'NOT_IN_LIST',
      })
      expect(await answer(pivotProjects, { ...narrowing, streamId: stream.id })).toBe(200)
    }
    // The schedule of a track may have changed since somebody applied.
    const { id } = await make.request({ track })
    await portal.db
      .updateTable('acceleration_request')
      .set({ stream_id: otherStream.id })
      .where('id', '=', id)
      .execute()
    expect(await answer(pivotProjects, { trackId: track.id, streamId: otherStream.id })).toBe(200)
    for (const contract of [questionCost, projectProfileInTask])
      expect(await answer(contract, { trackId: track.id, trackpointId: otherTask.id })).toEqual({
        trackpointId: 'NOT_IN_LIST',
      })
    expect(await answer(questionCost, { trackId: track.id, trackpointId: trackpoint.id })).toBe(200)
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
  test('today every project is where the list shows it', async () => {
    const { items } = await read(projectsStatusAsOfDate, acc)
    expect(items.length).toBeGreaterThan(0)
    const now = await portal.db.selectFrom('acceleration_request').select(['id', 'board_column']).execute()
    const columns = new Map(now.map((row) => [row.id, row.board_column]))
    for (const { id, on, project } of items as { id: number; on: { state: string }; project: unknown }[])
      expect(on.state, JSON.stringify(project)).toBe(columns.get(id))
  })

  test('the project’s own team is not notified that a selection has decided', async () => {
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

test('the totals of a report on people are of the rows that a search finds', async () => {
  for (const contract of [pivotTrackers, reportContracts.curatorsSummaryReport]) {
    const { items } = await read(contract, acc)
    const [first] = items.toSorted((a, b) => Number(b['projects']) - Number(a['projects']))
    expect(first!['projects']).toBeGreaterThan(0)
    const { name } = first!['person'] as { name: string }
    const found = await read(contract, acc, { findText: name.split(' ')[0]! })
    expect(found.items.length).toBeGreaterThan(0)
    expect(found.items.length).toBeLessThan(items.length)
    for (const key of ['projects', 'overdue'].filter((one) => one in found.totals))
      expect(found.totals[key], key).toBe(found.items.reduce((sum, row) => sum + Number(row[key]), 0))
    expect((await read(contract, acc, { findText: 'Никого такого нет' })).totals['projects']).toBe(0)
  }
})

test('answers of a tracker to messages about the accelerator are counted in their period, and of no programme', async () => {
  const answersOf = async (query: Query) => {
    const { items } = await read(pivotTrackers, acc, query)
    return (items as unknown as { uid: string; answers: number | null }[]).find(
      ({ uid }) => uid === tracker.uid,
    )!.answers
  }
  const before = await answersOf({})
  const { rows } = await sql<{ id: string }>`
    insert into notification (code, sender_uid, recipient_uid, accelerator_id, body)
    values ('MESSAGE', ${acc.uid}, ${tracker.uid}, ${Number(acceleratorId)}, 'Когда покажете прототип?') returning id`.execute(
    portal.db,
  )
  expect(await answersOf({})).toBe(before)
  await sql`insert into notification (code, sender_uid, recipient_uid, accelerator_id, body, reply_to_id)
    values ('MESSAGE', ${tracker.uid}, ${acc.uid}, ${Number(acceleratorId)}, 'В пятницу', ${rows[0]!.id}),
      ('MESSAGE', ${tracker.uid}, ${acc.uid}, ${Number(acceleratorId)}, 'Точнее, в субботу', ${rows[0]!.id}),
      ('MESSAGE', ${tracker.uid}, ${acc.uid}, null, 'Не об акселераторе', ${rows[0]!.id})`.execute(portal.db)
  expect(await answersOf({})).toBe(before! + 1)
  const year = { from: '2026-01-01', to: '2027-01-01' }
  const inYear = await answersOf(year)
  await sql`update notification set created_at = '2020-05-05' where reply_to_id = ${rows[0]!.id}`.execute(
    portal.db,
  )
  expect(await answersOf({})).toBe(before! + 1)
  expect(await answersOf(year)).toBe(inYear! - 1)
  expect(await answersOf({ programmeId })).toBeNull()
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

test('members are found by their name and their project, not by contact details', async () => {
  const { items } = await read(projectTeamMembers, acc)
  const [member] = items as { id: number; name: string; project: { name: string } }[]
  const { email } = await portal.db
    .selectFrom('project_member as m')
    .innerJoin('person as p', 'p.uid', 'm.person_uid')
    .select('p.email')
    .where('m.id', '=', member!.id)
    .executeTakeFirstOrThrow()
  const foundBy = async (findText: string) =>
    (await read(projectTeamMembers, acc, { findText })).items.map(({ id }) => id)
  expect(await foundBy(member!.name)).toContain(member!.id)
  expect(await foundBy(member!.project.name)).toContain(member!.id)
  expect(await foundBy(email)).toEqual([])
})

test('one project over time: its events in order, its accepted tasks counted up', async () => {
  const { projects } = (await read(dynamicsOfProject, acc)) as unknown as { projects: { id: number }[] }
  const { items } = await read(dynamicsOfProject, acc, { projectId: String(projects[0]!.id) })
  const accepted = (items as { accepted: number }[]).map((item) => item.accepted)
  expect(items[0]).toMatchObject({ event: 'APPLICATION_SENT' })
  expect(accepted).toEqual(accepted.toSorted((a, b) => a - b))
})

test('a person who works on the project, or reviews its task, does not see the results of its expert reviews', async () => {
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
  const isNotified = async (by: Person) => {
    const { body } = await portal.as(by).send(dynamicsOfProject, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { projectId: String(project.id) },
    })
    return (body['items'] as { event: string }[]).some(({ event }) => event === 'REVIEW_COMPLETED')
  }
  expect([await isNotified(outside), await isNotified(inProject), await isNotified(reviewer)]).toEqual([
    true,
    false,
    false,
  ])
})
