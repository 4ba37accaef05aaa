import { scaleQuantize } from '@visx/scale'
import type { PageHref } from '#platform/domain/screen-paths.ts'

/** A number of a heat table with a link to its rows, and its description for screen readers. */
export type HeatNumber = { text: string; to?: PageHref | null | undefined; label?: string }

/** A cell: its number, and its shade from 0 to 1; null is an empty cell. */
export type HeatCell = (HeatNumber & { shade: number }) | null

export type HeatRow = {
  key: string
  name: string
  /** A second, smaller line of the name. */
  note?: string
  /** The row has the sums of the rows after it, up to the next such row. */
  isGroup?: boolean
  total?: HeatNumber
  cells: readonly HeatCell[]
}

export type HeatData = {
  /** Heading of the rows' names; without it only for screen readers. */
  corner?: string
  /** Heading of the totals, and their side, if rows have any. */
  totals?: { name: string; at: 'start' | 'end' }
  columns: readonly { key: string; name: string }[]
  rows: readonly HeatRow[]
  /** The row of totals below the others. */
  foot?: HeatRow
}

/** A column as it is shown: `at` is its place in the cells of a row, and null that of the totals. */
export type HeatColumn = { key: string; name: string; at: number | null }

export const shownHeads = ({
  totals,
  columns,
}: Pick<HeatData, 'totals' | 'columns'>): readonly HeatColumn[] => {
  const counted = columns.map((column, at) => ({ ...column, at }))
  if (!totals) return counted
  const total = { key: 'totals', name: totals.name, at: null }
  return totals.at === 'start' ? [total, ...counted] : [...counted, total]
}

const shadeOf = scaleQuantize<number>({ domain: [0, 1], range: [1, 2, 3, 4, 5] })

export const heatClass = (cell: HeatCell): string =>
  cell && cell.shade > 0 ? `chart-heat-${shadeOf(Math.min(cell.shade, 1))}` : ''

/** Rows in groups: each begins with its sums, or all rows are one group. */
export const groupsOf = (rows: readonly HeatRow[]): HeatRow[][] =>
  rows.reduce<HeatRow[][]>((groups, row) => {
    const last = groups.at(-1)
    if (!last || row.isGroup) groups.push([row])
    else last.push(row)
    return groups
  }, [])
