import type { List } from '#platform/contract/list.ts'
import { periodOn, type RelativePeriod } from '../domain/relative-periods.ts'

type Filters = Pick<List, 'list'>

const takesDays = ({ list: { filters } }: Filters, name: string): boolean => {
  const schema = filters[name]
  return schema !== undefined && schema.safeParse('2026-01-31').success && !schema.safeParse('day').success
}

/** Whether a list has a period of days as its filters `from` and `to`. */
export const hasPeriod = (list: Filters): boolean => takesDays(list, 'from') && takesDays(list, 'to')

/**
 * The query of a list on a day: with the days of a relative period, and with the day itself as the end of an open period,
 * or if the list shows rows as of a day, so that its link shows the same later.
 */
export const searchOn = (
  list: Filters,
  { search, period = null }: { search: string; period?: RelativePeriod | null | undefined },
  today: string,
): string => {
  const query = new URLSearchParams(search)
  if (period !== null) for (const [name, day] of Object.entries(periodOn(period, today))) query.set(name, day)
  if (hasPeriod(list) && !query.has('to')) query.set('to', today)
  if (takesDays(list, 'day') && !query.has('day')) query.set('day', today)
  return query.toString()
}

/** Parameters of the call that the page of a list names differently, or decides itself. */
const ofCall: ReadonlySet<string> = new Set([
  'sorting',
  'sortingDirection',
  'findText',
  'limit',
  'offset',
  'after',
])

/** The query of the page that shows a list with its filters, search, sorting and columns. */
export const pageSearchOf = ({ search, columns }: { search: string; columns: readonly string[] }): string => {
  const query = new URLSearchParams(search)
  const [sorting, text] = [query.get('sorting'), query.get('findText')]
  const words = new URLSearchParams([...query].filter(([name]) => !ofCall.has(name)))
  if (sorting) words.set('sort', query.get('sortingDirection') === 'ASC' ? sorting : `-${sorting}`)
  if (text) words.set('q', text)
  words.set('cols', columns.join(','))
  // The addresses of the portal write a space as a code.
  return words.toString().replaceAll('+', '%20')
}
