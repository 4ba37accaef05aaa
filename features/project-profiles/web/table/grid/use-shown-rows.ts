import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import type { TableModel } from '../model/use-table-model.ts'

/** Heights in pixels, as in table.css. */
export const heights = { head: 52, row: 36, foot: 40 }

/** Tables up to this number of rows are rendered completely. */
const whole = 60

/** The rows to render: the visible ones, those near them, and the current one. */
export const useShownRows = (
  model: TableModel,
  count: number,
  scroller: RefObject<HTMLElement | null>,
): number[] => {
  const isLong = count > whole
  const [, measure] = useState(false)
  // The scroll container is an ancestor: it is mounted after the table.
  useLayoutEffect(() => measure(true), [])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const { row } = model.grid.get().selection.at
      const inSight = defaultRangeExtractor(range)
      return row >= count || inSight.includes(row) ? inSight : [...inSight, row].toSorted((a, b) => a - b)
    },
    [model, count],
  )
  const rows = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => heights.row,
    scrollMargin: heights.head,
    overscan: 6,
    rangeExtractor,
  })
  return isLong
    ? rows.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_none, at) => at)
}

/** Scrolls until a row is rendered and visible. */
export const bringIntoSight = (scroller: HTMLElement | null, row: number, hasFoot: boolean): void => {
  if (!scroller) return
  const top = row * heights.row
  const room = scroller.clientHeight - heights.head - (hasFoot ? heights.foot : 0)
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + heights.row > scroller.scrollTop + room) scroller.scrollTop = top + heights.row - room
}
