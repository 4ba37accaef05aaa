import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { seedDemo } from '../../../database/demo/index.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { numbersOf, openNumbers, type Answer, type Query } from '../../../tests/support/report-numbers.ts'
import { listSummaryProjects } from '../../overviews/contract/work-lists.endpoints.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { isTable, reportKeys, reports, wideReports, type TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

const wide = reportKeys.filter(isTable).filter((key) => wideReports.has(key))
const narrow = reportKeys.filter(isTable).filter((key) => !wideReports.has(key))

let portal: TestPortal
let administrator: Person
let acc: Person
let sponsor: Person
let acceleratorId: string

const personOf = async (email: string): Promise<Person> => {
  const { uid } = await portal.db
    .selectFrom('person')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { uid, email } as Person
}

const read = async (by: Person, contract: List, query: Query): Promise<Answer> => {
  const { status, body } = await portal.as(by).send(contract, { query: { limit: 50, ...query } })
  expect(status, `${contract.name} ${JSON.stringify(query)} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body as Answer
}

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  administrator = await portal.make.person({ roles: ['ADMIN'] })
  acc = await personOf('acc@demo.example')
  sponsor = await personOf('cst@demo.example')
  const { id } = await portal.db
    .selectFrom('accelerator_member as m')
    .innerJoin('person as p', 'p.uid', 'm.person_uid')
    .select(['m.accelerator_id as id'])
    .where('p.email', '=', 'acc-admin@demo.example')
    .executeTakeFirstOrThrow()
  acceleratorId = String(id)
  // A second accelerator in another time zone: midnight there is not midnight here.
  const other = await portal.make.accelerator({ time_zone: 'Asia/Vladivostok' })
  const track = await portal.make.track({ accelerator: other })
  for (const status of ['NEW', 'REJECT', 'REJECT'] as const) await portal.make.request({ track, status })
}, 120_000)

describe('the whole portal, for its administrators', () => {
  test('counts the applications of all accelerators', async () => {
    const { n } = await portal.db
      .selectFrom('acceleration_request')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    const pivot = await read(administrator, reportContracts.pivotProjects, {
      acceleratorId: 'all',
      rows: 'ACCELERATOR',
    })
    expect(pivot.total).toBeGreaterThan(1)
    expect(pivot.totals['applications']).toBe(Number(n))
    const path = await read(administrator, reportContracts.wholePath, { acceleratorId: 'all' })
    expect(path.totals['applied']).toBe(Number(n))
    const statuses = await read(administrator, reportContracts.projectsStatusAsOfDate, {
      acceleratorId: 'all',
    })
    expect(statuses.total).toBe(Number(n))
  })

  test('a row of an accelerator is what the report of that accelerator counts in total', async () => {
    const { items } = await read(administrator, reportContracts.pivotProjects, {
      acceleratorId: 'all',
      rows: 'ACCELERATOR',
    })
    for (const { row, applications } of items as { row: { key: string }; applications: number }[]) {
      const own = await read(administrator, reportContracts.pivotProjects, { acceleratorId: row.key })
      expect(own.totals['applications']).toBe(applications)
    }
  })

  test('without a dimension of the columns a row has no column, and its key is that of the row', async () => {
    const parameters = { acceleratorId: 'all', rows: 'ACCELERATOR' }
    const alone = await read(administrator, reportContracts.pivotProjects, parameters)
    for (const { key, row, column, columnDimension, shareOfColumn } of alone.items)
      expect([key, column, columnDimension, shareOfColumn]).toEqual([
        (row as { key: string }).key,
        null,
        null,
        null,
      ])
    const both = await read(administrator, reportContracts.pivotProjects, { ...parameters, columns: 'STATE' })
    for (const { key, row, column } of both.items)
      expect(key).toBe([row, column].map((value) => (value as { key: string }).key).join('|'))
  })

  const cases: [key: TableReportKey, query: Query][] = [
    ['pivotProjects', { rows: 'ACCELERATOR', columns: 'STATE' }],
    ['pivotProjects', { rows: 'MONTH' }],
    ['pivotProjects', { rows: 'PROGRAMME', columns: 'MONTH' }],
    ['wholePath', {}],
    ['wholePath', { pathBy: 'ACCELERATOR' }],
    ['generalReasons', {}],
    ['generalReasons', { by: 'ACCELERATOR' }],
    ['pathTimes', { pathBy: 'ACCELERATOR' }],
    ['pathLosses', { pathBy: 'PROGRAMME' }],
    ['pathCohorts', {}],
    ['projectsStatusAsOfDate', {}],
  ]
  test.each(cases)('every number is the count of the rows it opens: %s %j', async (key, query) => {
    const contract = reportContracts[key]
    const place = { ...query, acceleratorId: 'all' }
    const numbers = numbersOf(contract, await read(administrator, contract, place), place)
    const opened = await openNumbers(numbers, (list, of) =>
      portal.as(administrator).send(list, { query: of }),
    )
    expect(opened).toBeGreaterThan(0)
  })

  test.each(reportKeys.filter(isTable))('%s of one accelerator is what its own team reads', async (key) => {
    const { body } = await portal
      .as(acc)
      .send(reportContracts[key], { headers: { 'accelerator-id': acceleratorId }, query: { limit: 50 } })
    const own = await read(administrator, reportContracts[key], { acceleratorId })
    expect(own.total).toBe(body['total'])
  })

  test.each(wide)(
    '%s covers all accelerators: no accelerator has more rows than all of them',
    async (key) => {
      const { rows } = {
        rows: await portal.db.selectFrom('accelerator').select('id').orderBy('id').execute(),
      }
      const whole = await read(administrator, reportContracts[key], { acceleratorId: 'all' })
      for (const { id } of rows) {
        const own = await read(administrator, reportContracts[key], { acceleratorId: String(id) })
        expect(whole.total).toBeGreaterThanOrEqual(own.total)
      }
    },
  )

  test.each(['projectLeaderContacts', 'projectTeamMembers', 'projectRisks'] as const)(
    '%s of all accelerators has a row of each of them',
    async (key) => {
      const { rows } = await sql<{ id: string; accelerators: string[] }>`
        select p.id::text, array_agg(distinct r.accelerator_id::text) as accelerators from acceleration_request r
        join project p on p.id = r.project_id where r.status in ('NEW', 'ACCEPT')
          and (${key} <> 'projectRisks' or exists (select from risk k where k.project_id = p.id))
          and (${key} <> 'projectTeamMembers' or exists (select from project_member m where m.project_id = p.id))
        group by 1`.execute(portal.db)
      const found = new Set<string>()
      let after: string | null = null
      do {
        const { body } = await portal.as(administrator).send(reportContracts[key], {
          query: { acceleratorId: 'all', limit: 50, ...(after === null ? {} : { after }) },
        })
        for (const row of body['items'] as { id: number; project: { id: number } }[])
          found.add(String(row.project.id))
        after = body['next'] as string | null
      } while (after !== null)
      expect([...found].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    },
  )

  test('a report that does not cover the portal says why', () => {
    for (const { wholePortal } of Object.values(reports))
      expect(wholePortal === true || wholePortal.why.length > 20).toBe(true)
    expect(reportKeys.filter((key) => reports[key].wholePortal === true)).toHaveLength(13)
  })

  test.each(narrow)('%s is about one accelerator and says so at its field', async (key) => {
    const { status, body } = await portal
      .as(administrator)
      .send(reportContracts[key], { query: { acceleratorId: 'all' } })
    expect([status, body['fields']]).toEqual([400, { acceleratorId: 'REQUIRED' }])
  })

  test('administrators choose among the accelerators, others are offered none', async () => {
    const choices = await portal.as(administrator).send(getReportChoices, { query: { acceleratorId: 'all' } })
    expect((choices.body['accelerators'] as unknown[]).length).toBeGreaterThan(1)
    const own = await portal
      .as(acc)
      .send(getReportChoices, { headers: { 'accelerator-id': acceleratorId }, query: {} })
    expect(own.body['accelerators']).toEqual([])
  })
})

describe('nobody else reads it', () => {
  test.each([...wide, ...narrow])('%s: not a team, a sponsor or a stranger', async (key) => {
    const stranger = await portal.make.person()
    const foreign = await portal.make.accelerator()
    for (const by of [acc, sponsor, stranger])
      for (const elsewhere of ['all', String(foreign.id)]) {
        const { status } = await portal.as(by).send(reportContracts[key], {
          headers: { 'accelerator-id': acceleratorId },
          query: { acceleratorId: elsewhere },
        })
        expect(status, `${by.email} ${elsewhere}`).toBe(403)
      }
  })

  test('and the list behind its numbers neither', async () => {
    for (const by of [acc, sponsor]) {
      const { status } = await portal.as(by).send(listSummaryProjects, { query: { acceleratorId: 'all' } })
      expect(status).toBe(403)
    }
  })
})

describe('a wrong parameter of an address has its error at its field', () => {
  const refused = async (query: Query, key: TableReportKey = 'pivotProjects') => {
    const { status, body } = await portal
      .as(acc)
      .send(reportContracts[key], { headers: { 'accelerator-id': acceleratorId }, query })
    expect(status, JSON.stringify(body)).toBe(400)
    return body['fields']
  }

  test('a programme of another accelerator is refused as one that never was', async () => {
    const foreign = await portal.make.programme()
    expect(await refused({ programmeId: String(foreign.id) })).toEqual({ programmeId: 'NOT_IN_LIST' })
    expect(await refused({ programmeId: '99999999' })).toEqual({ programmeId: 'NOT_IN_LIST' })
  })
  test('a period of the year 9999, and one before the first application', async () => {
    expect(await refused({ from: '2999-01-01' })).toEqual({ from: 'TOO_BIG' })
    expect(await refused({ from: '9999-01-01' })).toEqual({ from: 'INVALID_DATE' })
    expect(await refused({ from: '2001-01-01', to: '2001-12-31' })).toEqual({ to: 'BEFORE_FIRST' })
  })
  test('a day before the first application', async () => {
    expect(await refused({ day: '2001-01-01' }, 'projectsStatusAsOfDate')).toEqual({ day: 'BEFORE_FIRST' })
    expect(await refused({ against: '2001-01-01' }, 'projectsStatusAsOfDate')).toEqual({
      against: 'BEFORE_FIRST',
    })
    expect(await refused({ day: '2026-01-10', against: '2026-01-11' }, 'projectsStatusAsOfDate')).toEqual({
      against: 'END_BEFORE_START',
    })
    expect(await refused({ day: '2999-12-31' }, 'projectsStatusAsOfDate')).toEqual({ day: 'TOO_BIG' })
  })
  test('an industry, a region and a stage that are not there, or are of another dictionary', async () => {
    const { id } = await portal.db
      .selectFrom('dictionary_value as v')
      .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
      .select('v.id')
      .where('d.code', '=', 'COMPETENCIES')
      .executeTakeFirstOrThrow()
    for (const field of ['industryId', 'stageId', 'territoryId'] as const)
      for (const value of ['99999999', String(id)])
        expect(await refused({ [field]: value }, 'wholePath'), field).toEqual({ [field]: 'NOT_IN_LIST' })
  })
  test('a tracker who was deleted, a project deleted or foreign', async () => {
    const gone = await portal.make.person()
    await portal.db.deleteFrom('person').where('uid', '=', gone.uid).execute()
    expect(await refused({ trackerUid: gone.uid })).toEqual({ trackerUid: 'NOT_IN_LIST' })
  })
})
