import { z } from 'zod'
import type { TableWords } from '#platform/contract/list-table.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { workDimensions } from '../../acceleration-requests/domain/work-dimensions.ts'
import type { WorkAsked } from '../../acceleration-requests/domain/work-asked.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import type { BoardColumn } from '../../acceleration-requests/domain/states.ts'
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

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

type Filters = WorkAsked & { programmeId?: string; acceleratorId?: string }

/** Filters of the list of applications for a value of a dimension; null if there is no value. */
export const pivotFilter = (dimension: PivotDimension, key: string): Filters | null => {
  if (key === noValue) return null
  const filter = workDimensions[dimension]
  return filter === null ? { createdFrom: `${key}-01`, createdTo: lastDay(key) } : { [filter]: key }
}

type Asked = Readonly<Record<string, string | undefined>>

/**
 * Link to the applications behind a number of some groups; null if a group has no value that the list can filter by. A
 * report that names an accelerator or the whole portal opens the list of the summary, which is available for those too;
 * any other the projects in work.
 */
export const applicationsHref = (
  figure: WorkAsked,
  groups: readonly [dimension: PivotDimension | null, value: PivotValue | null][],
  { from, to, pathBy: _pathBy, rows: _rows, columns: _columns, measure: _measure, ...asked }: Asked,
): PageHref | null => {
  let filters: Filters = { ...asked, ...figure }
  if (from !== undefined) filters = { ...filters, createdFrom: from }
  if (to !== undefined) filters = { ...filters, createdTo: to }
  for (const [dimension, value] of groups) {
    const ofGroup = dimension && value ? pivotFilter(dimension, value.key) : {}
    if (ofGroup === null) return null
    filters = { ...filters, ...ofGroup }
  }
  if (asked['acceleratorId'] !== undefined) return linkTo('/bch/view/acceleration-summary/projects', filters)
  const { acceleratorId: _own, ...here } = filters
  return linkTo('/bch/view/projects-in-work', here)
}
