import { expect } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { listProjectsInWork } from '../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import { listReviews, listSummaryProjects } from '../../features/overviews/contract/work-lists.endpoints.ts'
import { membersHref, trackProjectsHref } from '../../features/reports/contract/person-figures.ts'
import { measureHref } from '../../features/reports/contract/pivot-links.ts'
import type { PivotValue } from '../../features/reports/contract/pivot-value.ts'
import type { ReportColumn } from '../../features/reports/contract/report.ts'
import type { PivotDimension, PivotMeasure } from '../../features/reports/domain/pivot.ts'
import { linkForSponsor } from '../../features/reports/domain/readable-link.ts'
import { isTable, reportKeys, reportPath } from '../../features/reports/domain/reports.ts'
import { reportContracts, type ReportContract } from '../../features/reports/web/report-contracts.ts'

export type Query = Record<string, string | undefined>
export type Row = Record<string, unknown>
export type Answer = { items: Row[]; total: number; totals: Record<string, number | null> }

/** A number of a report, the link that it has, and the column whose total it is, if it is no number of rows. */
export type ReportNumber = { where: string; value: number; link: PageHref | null; sums: string | null }

const counts: ReadonlySet<string> = new Set(['number', 'share', 'days'])

export const columnsOf = (contract: ReportContract): [string, ReportColumn<Row>][] =>
  Object.entries(contract.report.columns as unknown as Record<string, ReportColumn<Row>>)

/** Columns with numbers. */
export const numberColumns = (contract: ReportContract): [string, ReportColumn<Row>][] =>
  columnsOf(contract).filter(([, { kind }]) => counts.has(kind ?? 'text'))

const untranslated = (key: string): string => key

const valueIn = ({ value }: ReportColumn<Row>, row: Row): unknown =>
  typeof value === 'function' ? value(row, untranslated, 'ru') : value === null ? null : row[value as string]

type Matrix = {
  columns: PivotValue[]
  rows: { row: PivotValue; cells: (number | null)[]; total: number | null }[]
  totals: (number | null)[]
  total: number | null
  measure: PivotMeasure
}

const ofMatrix = (matrix: Matrix, first: Row, parameters: Query): ReportNumber[] => {
  const [by, across] = [first['rowDimension'], first['columnDimension']] as [PivotDimension, PivotDimension]
  const number = (where: string, value: number | null, groups: [PivotDimension, PivotValue][]) =>
    value === null || matrix.measure === 'daysInState'
      ? []
      : [
          {
            where: `matrix ${where}`,
            value,
            link: measureHref(matrix.measure, groups, parameters),
            sums: null,
          },
        ]
  return [
    ...matrix.rows.flatMap(({ row, cells, total }) => [
      ...cells.flatMap((cell, at) =>
        number(`${row.key} × ${matrix.columns[at]!.key}`, cell, [
          [by, row],
          [across, matrix.columns[at]!],
        ]),
      ),
      ...number(row.key, total, [[by, row]]),
    ]),
    ...matrix.totals.flatMap((total, at) =>
      number(matrix.columns[at]!.key, total, [[across, matrix.columns[at]!]]),
    ),
    ...number('total', matrix.total, []),
  ]
}

type Staff = { trackers: number; experts: number; tracks: { id: number; projects: number }[] }

/** The numbers above the table of the report on curators. */
const ofStaff = (answer: Answer, parameters: Query): ReportNumber[] => {
  if (!('experts' in answer)) return []
  const { trackers, experts, tracks } = answer as unknown as Staff
  return [
    { where: 'trackers', value: trackers, link: membersHref('TRACKERS', parameters), sums: null },
    { where: 'experts', value: experts, link: membersHref('EXPERTS', parameters), sums: null },
    ...tracks.map(({ id, projects }) => ({
      where: `projects of track ${id}`,
      value: projects,
      link: trackProjectsHref(id, parameters),
      sums: null,
    })),
  ]
}

/** The numbers of a report that count rows: of its rows, of its totals, and of its table of two dimensions. */
export const numbersOf = (contract: ReportContract, answer: Answer, parameters: Query): ReportNumber[] => {
  const columns = columnsOf(contract)
  const inRows = answer.items.flatMap((row) =>
    columns.flatMap(([name, column]) => {
      const { kind, to, sums = null, unlinked, onlyWith } = column
      if (kind !== 'number' || unlinked !== undefined) return []
      if (onlyWith !== undefined && parameters[onlyWith] === undefined) return []
      const value = valueIn(column, row)
      // A subtotal may be of days.
      if (typeof value !== 'number' || (name === 'subtotal' && parameters['measure'] === 'daysInState'))
        return []
      return [
        {
          where: `${name} ${JSON.stringify(row).slice(0, 200)}`,
          value,
          link: to?.(row, parameters) ?? null,
          sums,
        },
      ]
    }),
  )
  const inTotals = Object.entries(answer.totals ?? {}).flatMap(([name, value]) => {
    const column = columns.find(([key]) => key === name)?.[1]
    const total = column?.total ?? contract.report.totalLinks[name]
    if (value === null || (column ? column.kind !== 'number' : !total) || typeof total === 'string') return []
    return [{ where: `total ${name}`, value, link: total?.(parameters, answer) ?? null, sums: null }]
  })
  const { matrix } = answer as { matrix?: Matrix | null }
  const first = answer.items[0]
  return [
    ...inRows,
    ...inTotals,
    ...ofStaff(answer, parameters),
    ...(matrix && first ? ofMatrix(matrix, first, parameters) : []),
  ]
}

const lists: Readonly<Record<string, List>> = {
  '/bch/view/projects-in-work': listProjectsInWork,
  '/bch/view/acceleration-summary/projects': listSummaryProjects,
  '/bch/view/tracker-work-status/reviews': listReviews,
  ...Object.fromEntries(reportKeys.filter(isTable).map((key) => [reportPath(key), reportContracts[key]])),
}

type Send = (list: List, query: Query) => Promise<{ status: number; body: Record<string, unknown> }>

/**
 * Opens the links of numbers and compares each number with its rows. Returns how many were compared; a number with the
 * same link and value as another is opened once.
 */
export const openNumbers = async (
  numbers: readonly ReportNumber[],
  send: Send,
  { isSponsor = false }: { isSponsor?: boolean } = {},
): Promise<number> => {
  const opened = new Set<string>()
  for (const { where, value, link, sums } of numbers) {
    if (value === 0) continue
    const shown = link !== null && isSponsor ? linkForSponsor(link) : link
    expect(shown, `${where} has no link (${link})`).not.toBeNull()
    if (opened.has(`${shown} ${value}`)) continue
    opened.add(`${shown} ${value}`)
    const [path = '', search = ''] = shown!.split('?')
    const list = lists[path]
    if (!list) throw new Error(`${where} opens ${path}, which is no list of the tests`)
    const query = Object.fromEntries(new URLSearchParams(search))
    const { status, body } = await send(list, { limit: '1', ...query })
    expect(status, `${where} ${shown} ${JSON.stringify(body)}`).toBe(200)
    const { total, totals } = body as unknown as Answer
    expect(sums === null ? total : totals[sums], `${where} ${shown}`).toBe(value)
  }
  return opened.size
}
