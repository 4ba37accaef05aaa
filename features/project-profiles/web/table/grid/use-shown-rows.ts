import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import type { TableModel } from '../model/use-table-model.ts'

/** Heights in pixels, as table.css draws them. */
export const heights = { head: 52, row: 36, foot: 40 }

/** Tables up to this many rows are drawn whole. */
const whole = 60

/** The rows that are drawn: those in sight, those about to be, and the one on which somebody stands. */
export const useShownRows = (
  model: TableModel,
  count: number,
  scroller: RefObject<HTMLElement | null>,
): number[] => {
  const isLong = count > whole
  const [, measure] = useState(false)
  // The box that scrolls stands around the table: it is there only after the table is.
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

/** Scrolls so far that a row is drawn and in sight. */
export const bringIntoSight = (scroller: HTMLElement | null, row: number, hasFoot: boolean): void => {
  if (!scroller) return
  const top = row * heights.row
  const room = scroller.clientHeight - heights.head - (hasFoot ? heights.foot : 0)
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + heights.row > scroller.scrollTop + room) scroller.scrollTop = top + heights.row - room
}
