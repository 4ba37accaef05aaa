import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../../database/demo/index.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { columnsOf, type Answer, type Query } from '../../../tests/support/report-numbers.ts'
import { TestWorkbook, type WorkbookValue } from '../../../tests/support/workbook.ts'
import { exportList } from '../../exports/contract/export.endpoints.ts'
import type { KnownList } from '../../exports/server/known-lists.ts'
import { plainSpaces } from '../../exports/server/list-cells.ts'
import { wordsOf } from '../../exports/server/list-words.ts'
import { shownMatrix, type PivotMatrix } from '../contract/pivot-sheet.ts'
import { isTable, reportKeys, reports, type TableReportKey } from '../domain/reports.ts'
import { cellValue } from '../web/report-cells.ts'
import { reportContracts } from '../web/report-contracts.ts'

let portal: TestPortal
let acceleratorId: string
let programmeId: string
let acc: Person
let sponsor: Person

const personOf = async (email: string): Promise<Person> => {
  const { uid } = await portal.db
    .selectFrom('person')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { uid, email } as Person
}

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  acc = await personOf('acc@demo.example')
  sponsor = await personOf('cst@demo.example')
  const { id } = await portal.db
    .selectFrom('accelerator_member as m')
    .innerJoin('person as p', 'p.uid', 'm.person_uid')
    .select(['m.accelerator_id as id'])
    .where('p.email', '=', 'acc-admin@demo.example')
    .executeTakeFirstOrThrow()
  acceleratorId = String(id)
  const { programme_id } = await portal.db
    .selectFrom('programme_sponsor')
    .select('programme_id')
    .where('email', '=', 'cst@demo.example')
    .executeTakeFirstOrThrow()
  programmeId = String(programme_id)
}, 120_000)

const textsIn = (folder: string) => ({
  ru: JSON.parse(readFileSync(`${folder}/ru.json`, 'utf8')),
  en: JSON.parse(readFileSync(`${folder}/en.json`, 'utf8')),
})

const ofFeatures = new Map(
  readdirSync('features').flatMap((name) =>
    readdirSync(`features/${name}`).includes('texts') ? [[name, textsIn(`features/${name}/texts`)]] : [],
  ),
)

/** The words of reports as the screen has them. */
const t = wordsOf(
  {
    texts: ofFeatures.get('reports'),
    others: ofFeatures,
    shared: textsIn('platform/web/texts'),
  } as unknown as KnownList,
  'ru',
)

const headersOf = (by: Person) => (by === sponsor ? {} : { 'accelerator-id': acceleratorId })

const readScreen = async (key: TableReportKey, by: Person, query: Query): Promise<Answer> => {
  const { status, body } = await portal
    .as(by)
    .send(reportContracts[key], { headers: headersOf(by), query: { limit: 50, ...query } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Answer
}

const download = async (key: TableReportKey, by: Person, query: Query): Promise<TestWorkbook> => {
  await sql`delete from rate_limit`.execute(portal.db)
  const contract = reportContracts[key]
  const { status, bytes } = await portal.as(by).download(exportList, {
    headers: headersOf(by),
    body: {
      list: contract.name,
      search: new URLSearchParams(query as Record<string, string>).toString(),
      columns: columnsOf(contract).map(([name]) => name),
      format: 'xlsx',
      timeZone: 'Europe/Moscow',
    },
  })
  expect(status).toBe(200)
  return TestWorkbook.read(bytes)
}

/** The value of a cell, without its link; an empty one is null. */
const plainCell = (value: WorkbookValue | undefined): unknown => {
  if (typeof value === 'object' && value !== null && 'formula' in value) return value.result
  return value === undefined || value === '' ? null : value
}

const linkOf = (value: WorkbookValue | undefined): string | null =>
  typeof value === 'object' && value !== null && 'formula' in value
    ? (/^HYPERLINK\("([^"]*)"/.exec(value.formula)?.[1] ?? null)
    : null

const shownValue = (value: unknown): unknown =>
  typeof value === 'string' ? (plainSpaces(value) === '' ? null : plainSpaces(value)) : (value ?? null)

/** Compares the first table of a file with the rows of the screen; returns the number of links in it. */
const compareRows = (key: TableReportKey, workbook: TestWorkbook, { items }: Answer): number => {
  const [, ...rows] = workbook.sheets[0]!.values()
  let links = 0
  for (const [at, item] of items.entries())
    for (const [column, [name, declared]] of columnsOf(reportContracts[key]).entries()) {
      const cell = rows[at]?.[column]
      if (linkOf(cell)) links += 1
      const value = cellValue(declared, item, t, 'ru')
      const { kind = 'text' } = declared
      // Files have local time, which `exports.api.test.ts` compares.
      if (kind === 'time' || kind === 'day')
        expect(plainCell(cell) === null, `${name} ${at}`).toBe(value === null)
      else expect(plainCell(cell), `${name} of row ${at}`).toEqual(shownValue(value))
    }
  return links
}

const sheetOf = (workbook: TestWorkbook, title: string) =>
  workbook.sheets.find(({ name }) => name === title.slice(0, 31).trim())?.values()

const compareTotals = (key: TableReportKey, workbook: TestWorkbook, { totals }: Answer): void => {
  const shown = Object.entries(totals).filter(([, value]) => value !== null)
  const [, ...rows] = sheetOf(workbook, t('totals')) ?? []
  expect(rows.map(([name, value]) => [name, plainCell(value)])).toEqual(
    shown.map(([name, value]) => [plainSpaces(t(`${key}.columns.${name}`)), value]),
  )
}

const tables = reportKeys.filter(isTable)

describe('a file has the numbers of the screen, typed and with their links', () => {
  const cases: [key: TableReportKey, query: Query][] = [
    ...tables.map((key): [TableReportKey, Query] => [key, {}]),
    ['wholePath', { pathBy: 'TRACK' }],
    ['generalReasons', { from: '2026-01-01' }],
    ['projectsStatusAsOfDate', { against: '2026-11-01' }],
    ['pivotProjects', { rows: 'TRACK', columns: 'STATE', measure: 'acceptedTasks' }],
    ['pivotProjects', { rows: 'INDUSTRY', columns: 'TRACK', cells: 'SHARE_OF_ROW' }],
  ]

  test.each(cases)('%s %j', async (key, query) => {
    const [screen, workbook] = [await readScreen(key, acc, query), await download(key, acc, query)]
    const links = compareRows(key, workbook, screen)
    compareTotals(key, workbook, screen)
    const hasNumbers = screen.items.some((item) =>
      columnsOf(reportContracts[key]).some(
        ([, column]) => column.to?.(item, query) && Number(cellValue(column, item, t, 'ru')) > 0,
      ),
    )
    if (hasNumbers) expect(links).toBeGreaterThan(0)
  })
})

test('contacts without consent, or that are not given, are empty cells of the file, and a column says why', async () => {
  await sql`update person set phone = '' where uid in (select leader_uid from project)`.execute(portal.db)
  const { items } = await readScreen('projectLeaderContacts', acc, {})
  const file = await download('projectLeaderContacts', acc, {})
  const [titles = [], ...rows] = file.sheets[0]!.values()
  const at = (name: string) => titles.indexOf(plainSpaces(t(`projectLeaderContacts.columns.${name}`)))
  for (const [index, { email, contacts }] of (
    items as unknown as { email: string | null; contacts: string }[]
  ).entries()) {
    const row = rows[index]!
    expect([plainCell(row[at('email')]), plainCell(row[at('phone')]), plainCell(row[at('why')])]).toEqual([
      email,
      null,
      plainSpaces(t(`contacts.${contacts}`)),
    ])
  }
  expect(new Set(items.map(({ contacts }) => contacts)).size).toBeGreaterThan(1)
})

test('totals open their rows, but not in a searched report, whose link would open all rows', async () => {
  const linksOfTotals = async (query: Query): Promise<(string | null)[]> => {
    const [, ...rows] = sheetOf(await download('pivotTrackers', acc, query), t('totals'))!
    return rows.map(([, value]) => linkOf(value))
  }
  expect((await linksOfTotals({})).some((link) => link !== null)).toBe(true)
  const { items } = await readScreen('pivotTrackers', acc, {})
  const { name } = items[0]!['person'] as { name: string }
  const found = await linksOfTotals({ findText: name })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((link) => link !== null)).toEqual([])
})

test('the table of two dimensions is a sheet of the file, as it is shown', async () => {
  const query = { rows: 'TRACK', columns: 'STATE', cells: 'SHARE_OF_COLUMN' }
  const [screen, workbook] = [
    await readScreen('pivotProjects', acc, query),
    await download('pivotProjects', acc, query),
  ]
  const { matrix } = screen as unknown as { matrix: PivotMatrix }
  const shown = shownMatrix(matrix, { rows: 'TRACK', columns: 'STATE' }, query)
  const [, ...rows] = sheetOf(workbook, t('pivot.matrix'))!
  const expected = [
    ...shown.rows.map(({ cells, total }) => [...cells, total]),
    [...shown.totals, shown.total],
  ].map((cells) => cells.map(({ value }) => value))
  expect(rows.map(([, ...cells]) => expected[0]!.map((_cell, at) => plainCell(cells[at])))).toEqual(expected)
  expect(rows.flat().some((cell) => linkOf(cell)?.includes('trackId='))).toBe(true)
})

test('the cohorts are a sheet of the file', async () => {
  const query = { step: 'ACCEPTED' }
  const [screen, workbook] = [
    await readScreen('pathCohorts', acc, query),
    await download('pathCohorts', acc, query),
  ]
  const { triangle } = screen as unknown as {
    triangle: { applied: number; cells: { share: number }[] }[]
  }
  const [, ...rows] = sheetOf(workbook, t('pathCohorts.triangle'))!
  expect(rows.map(([, ...cells]) => cells.map(plainCell).filter((cell) => cell !== null))).toEqual(
    triangle.map(({ applied, cells }) => [applied, ...cells.map(({ share }) => share)]),
  )
})

test('the summary of curators has the period, its tracks, trackers and experts on a sheet of the file', async () => {
  const query = { from: '2026-01-01', to: '2026-11-30' }
  const [screen, workbook] = [
    await readScreen('curatorsSummaryReport', acc, query),
    await download('curatorsSummaryReport', acc, query),
  ]
  const { tracks, trackers, experts } = screen as unknown as {
    tracks: { name: string; projects: number }[]
    trackers: number
    experts: number
  }
  expect(tracks.length).toBeGreaterThan(0)
  const [, ...rows] = sheetOf(workbook, t('curatorsSummaryReport.sheet'))!
  const counts = rows.slice(0, tracks.length + 2)
  expect(counts.map(([name, value]) => [name, plainCell(value)])).toEqual([
    ...tracks.map(({ name, projects }) => [plainSpaces(name), projects]),
    [plainSpaces(t('curatorsSummaryReport.trackers')), trackers],
    [plainSpaces(t('curatorsSummaryReport.experts')), experts],
  ])
  expect(linkOf(counts[0]?.[1])).toContain('figure-rows')
  expect(rows.slice(counts.length).map(([name]) => name)).toEqual(
    ['from', 'to'].map((name) => t(`parameters.${name}`)),
  )
})

test('links name the accelerator; a sponsor gets those that a sponsor may open', async () => {
  const ofTeam = await download('wholePath', acc, {})
  const links = ofTeam.sheets[0]!.values()
    .flat()
    .map(linkOf)
    .filter((link) => link !== null)
  expect(links.every((link) => link.includes(`inAccelerator=${acceleratorId}`))).toBe(true)
  for (const key of tables.filter((one) => !reports[one].people)) {
    const file = await download(key, sponsor, { programmeId })
    const opened = file.sheets[0]!.values()
      .flat()
      .map(linkOf)
      .filter((link) => link !== null)
    for (const link of opened)
      expect(link).toMatch(
        /\/(bch\/view\/acceleration-summary\/projects|reports\/analytic\/figure-rows|details\/)/,
      )
    if (key === 'wholePath') expect(opened.length).toBeGreaterThan(0)
  }
})
