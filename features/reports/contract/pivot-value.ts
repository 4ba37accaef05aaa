import { z } from 'zod'
import type { TableWords } from '#platform/contract/list-table.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import type { BoardColumn } from '../../acceleration-requests/domain/states.ts'
import { workDimensions } from '../../acceleration-requests/domain/work-dimensions.ts'
import type { WorkQuery } from '../../acceleration-requests/domain/work-query.ts'
import type { Figure } from '../domain/figure-rows.ts'
import type { PivotDimension } from '../domain/pivot.ts'

/**
 * A value of a dimension: its key, and its name, if stored; states and months are formatted in the reader's language.
 */
export const pivotValue = z.object({ key: z.string(), name: z.string().nullable() })

export type PivotValue = z.output<typeof pivotValue>

const monthName = (key: string, locale: 'ru' | 'en'): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${key}-01T00:00:00Z`),
  )

/** The name of a dimension's value in tables and files. */
export const pivotName = (
  dimension: PivotDimension,
  { key, name }: PivotValue,
  t: TableWords,
  locale: 'ru' | 'en',
): string => {
  if (key === noValue) return t(`pivot.none.${dimension}`)
  if (dimension === 'STATE') return t(boardColumnShown[key as BoardColumn].key)
  return dimension === 'MONTH' ? monthName(key, locale) : (name ?? key)
}

/** The last day of a month, `YYYY-MM`. */
export const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

type Filters = WorkQuery & { programmeId?: string; acceleratorId?: string }

/** Filters of the list of applications for a value of a dimension; null if there is no value. */
export const pivotFilter = (dimension: PivotDimension, key: string): Filters | null => {
  if (key === noValue) return null
  const filter = workDimensions[dimension]
  return filter === null ? { createdFrom: `${key}-01`, createdTo: lastDay(key) } : { [filter]: key }
}

/** The later and the earlier of two days, by filter. */
const inBoth: Readonly<Record<string, (a: string, b: string) => string>> = {
  createdFrom: (a, b) => (a > b ? a : b),
  createdTo: (a, b) => (a < b ? a : b),
}

/**
 * Filters with those of a group; null if both ask for different values, because one filter cannot ask for the rows that
 * have both. Only the accelerator is one at a time, so the group's replaces it.
 */
const narrowed = (filters: Filters, ofGroup: Filters): Filters | null => {
  const both: Record<string, string | undefined> = { ...filters }
  for (const [key, value] of Object.entries(ofGroup)) {
    const current = both[key]
    const isFree = current === undefined || current === value || key === 'acceleratorId'
    if (!isFree && !inBoth[key]) return null
    both[key] = isFree ? value : inBoth[key]!(current, value)
  }
  return both
}

type Asked = Readonly<Record<string, string | undefined>>

/** The groups that a number is of; null without a group. */
export type Groups = readonly (readonly [dimension: PivotDimension | null, value: PivotValue | null])[]

/** Parameters that narrow what a report counts, without those that only arrange it. */
const countedOf = ({
  pathBy: _pathBy,
  by: _by,
  rows: _rows,
  columns: _columns,
  measure: _measure,
  cells: _cells,
  ...parameters
}: Asked): Asked => parameters

/**
 * Link to the rows behind a number of some groups, in the report that lists them. `filters` narrow the rows in addition
 * to the report's parameters.
 */
export const figureHref = (
  figure: Figure,
  groups: Groups,
  parameters: Asked,
  filters: Readonly<Record<string, string | undefined>> = {},
): PageHref => {
  const [first, second] = groups.filter(([by, value]) => by !== null && value !== null)
  return linkTo('/reports/analytic/figure-rows', {
    ...countedOf(parameters),
    ...filters,
    figure,
    ...(first ? { rowsBy: first[0]!, rowValue: first[1]!.key } : {}),
    ...(second ? { columnsBy: second[0]!, columnValue: second[1]!.key } : {}),
  })
}

/** Filters of the list of applications for the parameters of a report and some groups; null if it has none for them. */
const listFilters = (
  figure: WorkQuery,
  groups: Groups,
  { from, to, ...parameters }: Asked,
): Filters | null => {
  let filters: Filters = { ...parameters, ...figure }
  if (from !== undefined) filters = { ...filters, createdFrom: from }
  if (to !== undefined) filters = { ...filters, createdTo: to }
  for (const [dimension, value] of groups) {
    const ofGroup = dimension && value ? pivotFilter(dimension, value.key) : {}
    const both = ofGroup && narrowed(filters, ofGroup)
    if (both === null) return null
    filters = both
  }
  return filters
}

/**
 * Link to the applications behind a number of some groups. A report that names an accelerator or the whole portal opens
 * the list of the summary, which is available for those too; any other the projects in work. Where these cannot filter by
 * a group, as for applications without a stream, the report of rows behind a number lists them.
 */
export const applicationsHref = (figure: WorkQuery, groups: Groups, parameters: Asked): PageHref => {
  const counted = countedOf(parameters)
  const filters = listFilters(figure, groups, counted)
  if (filters === null) return figureHref('APPLICATIONS', groups, parameters, figure)
  if (counted['acceleratorId'] !== undefined)
    return linkTo('/bch/view/acceleration-summary/projects', filters)
  const { acceleratorId: _own, ...here } = filters
  return linkTo('/bch/view/projects-in-work', here)
}
