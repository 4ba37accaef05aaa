import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { maxChartPoints } from '#platform/contract/lists.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { seedDemo } from '../../../database/demo/index.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { listReviews, listSummaryProjects } from '../../overviews/contract/work-lists.endpoints.ts'
import { pathProjects } from '../contract/path-projects.endpoints.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { projectReasonList } from '../contract/project-reason-list.endpoints.ts'
import type { ReportParameters, ReportColumn } from '../contract/report.ts'
import { scoring } from '../contract/scoring.endpoints.ts'
import { isTable, reportKeys, type TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

let portal: TestPortal
let acceleratorId: string
let acc: Person
let tracker: Person

type Row = Record<string, unknown>
type Chart = { points: { row: Row; value: number }[]; others: number; rest: number | null }
type Answer = { items: Row[]; total: number; totals: Record<string, number | null>; chart?: Chart | null }

const personOf = async (email: string): Promise<Person> => {
  const { uid } = await portal.db
    .selectFrom('person')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { uid, email } as Person
}

const pageSize = 50

const read = async (contract: List, person: Person, query: ReportParameters = {}): Promise<Answer> => {
  const headers = { 'accelerator-id': acceleratorId }
  const { status, body } = await portal
    .as(person)
    .send(contract, { headers, query: { limit: pageSize, ...query } })
  expect(status, `${contract.name} ${JSON.stringify(query)} ${JSON.stringify(body).slice(0, 400)}`).toBe(200)
  return body as Answer
}

/** All rows, page by page, with the figures of the first page. */
const readAll = async (contract: List, person: Person, query: ReportParameters): Promise<Answer> => {
  const answer = await read(contract, person, query)
  const items = [...answer.items]
  while (items.length < answer.total)
    items.push(...(await read(contract, person, { ...query, offset: String(items.length) })).items)
  return { ...answer, items }
}

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  acc = await personOf('acc@demo.example')
  tracker = await personOf('trc@demo.example')
  const { id } = await portal.db
    .selectFrom('accelerator_member as m')
    .innerJoin('person as p', 'p.uid', 'm.person_uid')
    .select('m.accelerator_id as id')
    .where('p.email', '=', 'acc-admin@demo.example')
    .executeTakeFirstOrThrow()
  acceleratorId = String(id)
}, 120_000)

/** Charts with the rows whose values their points add up, and the values that make one point. */
const charts: [key: TableReportKey, query: ReportParameters, value: string, point: string[]][] = [
  ['generalReasons', {}, 'count', ['reasonKey']],
  ['generalReasons', { by: 'TRACK' }, 'count', ['reasonKey', 'group']],
  ['pathLosses', {}, 'count', ['reasonKey']],
  ['pathLosses', { pathBy: 'TRACK' }, 'count', ['reasonKey', 'group']],
  ['pivotProjects', { rows: 'INDUSTRY' }, 'applications', ['key']],
  ['pivotProjects', { rows: 'MONTH' }, 'applications', ['key']],
  ['pivotTrackers', {}, 'reviewed', ['uid']],
  ['pathTimes', {}, 'median', ['key']],
  ['pathTimes', { pathBy: 'TRACK' }, 'median', ['key']],
  ['projectProfileInTask', {}, 'filled', ['code']],
  ['questionCost', {}, 'totalMinutes', ['code']],
]

describe('the chart is of all rows', () => {
  test.each(charts)('%s %j', async (key, query, value, point) => {
    for (const person of [acc, tracker]) {
      const contract = reportContracts[key]
      const all = await readAll(contract, person, query)
      expect(all.total).toBe(all.items.length)
      const sums = new Map<string, number>()
      for (const row of all.items) {
        const key = JSON.stringify(point.map((name) => row[name]))
        sums.set(key, (sums.get(key) ?? 0) + Number(row[value] ?? 0))
      }
      const expected = [...sums.values()].filter((sum) => sum > 0).toSorted((a, b) => b - a)
      const { points, others, rest } = all.chart!
      expect(points.map((one) => one.value)).toEqual(expected.slice(0, maxChartPoints))
      expect(others).toBe(Math.max(0, expected.length - maxChartPoints))
      if (rest !== null)
        expect(rest).toBeCloseTo(expected.slice(maxChartPoints).reduce((sum, one) => sum + one, 0))
      const second = await read(contract, person, { ...query, limit: '1', offset: '1' })
      expect(second.chart).toEqual(all.chart)
      const behind = await read(contract, person, { ...query, limit: '10', offset: '5000' })
      expect(behind.chart).toEqual(all.chart)
    }
  })

  test('more points than are drawn are counted, and summed up where they add up', async () => {
    const { make } = portal
    const accelerator = await make.accelerator()
    const member = await make.member({ accelerator, role: 'ACC' })
    const programme = await make.programme({ accelerator })
    for (let n = 0; n < maxChartPoints + 3; n += 1) {
      const track = await make.track({ programme })
      await make.request({ track, project: await make.project() })
    }
    const { body } = await portal.as(member).send(pivotProjects, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { rows: 'TRACK', limit: 2 },
    })
    const { chart, items } = body as unknown as Answer
    expect(items).toHaveLength(2)
    expect(chart!.points).toHaveLength(maxChartPoints)
    expect([chart!.others, chart!.rest]).toEqual([3, 3])
  })

  test('two dimensions have their table instead', async () => {
    expect((await read(pivotProjects, acc, { rows: 'TRACK', columns: 'STATE' })).chart).toBeNull()
  })

  test.each(reportKeys.filter(isTable))('%s: answers with a chart if it declares one', async (key) => {
    const contract = reportContracts[key]
    const { chart } = await read(contract, acc)
    expect(chart !== undefined).toBe(contract.report.chart !== null)
  })
})

describe('a bar opens the rows that it counts', () => {
  const lists: Record<string, List> = {
    '/bch/view/projects-in-work': listProjectsInWork,
    '/bch/view/acceleration-summary/projects': listSummaryProjects,
    '/bch/view/tracker-work-status/reviews': listReviews,
    '/reports/analytic/project-reason-list': projectReasonList,
    '/reports/analytic/path-projects': pathProjects,
    '/reports/analytic/figure-rows': reportContracts.figureRows,
  }

  const countBehind = async (link: PageHref, person: Person): Promise<number> => {
    const [path, search = ''] = link.split('?')
    const list = lists[path!]
    if (!list) throw new Error(`${link} opens a list that this test does not know`)
    return (await read(list, person, { ...Object.fromEntries(new URLSearchParams(search)), limit: '1' }))
      .total
  }

  test.each([
    ['generalReasons', {}],
    ['generalReasons', { by: 'PROGRAMME' }],
    ['generalReasons', { kind: 'APPLICATION,BLOCK' }],
    ['pathLosses', {}],
    ['pathLosses', { pathBy: 'TRACK' }],
    ['pathLosses', { pathBy: 'INDUSTRY' }],
    ['pivotProjects', { rows: 'TRACK' }],
    ['pivotProjects', { rows: 'INDUSTRY' }],
    ['pivotTrackers', {}],
  ] as [TableReportKey, ReportParameters][])('%s %j', async (key, query) => {
    const { report } = reportContracts[key]
    const columns = report.columns as unknown as Record<string, ReportColumn<Row>>
    const linkOf = (report.chart!.to ?? columns[report.chart!.value]!.to) as
      | ((row: Row, parameters: ReportParameters) => PageHref | null)
      | undefined
    for (const person of [acc, tracker]) {
      const { chart } = await read(reportContracts[key], person, query)
      expect(chart!.points.length).toBeGreaterThan(0)
      for (const { row, value } of chart!.points) {
        const link = linkOf!(row, query)
        if (link) expect(await countBehind(link, person), link).toBe(value)
      }
    }
  })
})

test('a project on two tracks is one bar of the scoring', async () => {
  const { chart } = await read(scoring, acc)
  const projects = chart!.points.map(({ row }) => (row['project'] as { id: number }).id)
  expect(new Set(projects).size).toBe(projects.length)
  expect(chart!.points.length).toBeGreaterThan(0)
})
