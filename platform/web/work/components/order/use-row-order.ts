import { useId, useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What tells a row apart, which is in its handle's id as well, and what it is called. */
type Identity = { key: string; name: string }

/** The id of a row's handle: whoever moves a row elsewhere puts the focus there. */
export const handleId = (key: string): string => `row-order-${key}`

/** The rows with one of them in another place. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] => {
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)]
}

/**
 * Puts the rows of a list into order: by mouse, by a finger on the handle, and by arrows on it, which keeps the focus. Where
 * `change` answers that it may not be, all stays as it was. `leave` is asked when an arrow leads past an end of the list.
 */
export const useRowOrder = <T>(
  rows: readonly T[],
  identify: (row: T) => Identity,
  change: (rows: T[]) => boolean | void,
  leave?: (row: T, by: -1 | 1) => void,
) => {
  const t = useTexts()
  const listId = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  const put = (from: number, to: number) => {
    const row = rows[from]
    if (row === undefined || from === to || to < 0 || to >= rows.length) return
    const { key, name } = identify(row)
    if (change(moved(rows, from, to)) === false) return
    setSaid(t('order.moved', { name, position: to + 1, total: rows.length }))
    // The browser drops the focus of an element that is moved about.
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus())
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  /** The row under a finger: browsers drag by mouse alone. */
  const rowUnder = ({ clientX, clientY }: PointerEvent): number | null => {
    const row = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>(`[data-order-list="${listId}"]`)
    return row ? Number(row.dataset['orderAt']) : null
  }
  const isTouched = ({ pointerType }: PointerEvent): boolean => pointerType !== 'mouse'
  return {
    said,
    put,
    dropOf: (at: number): 'before' | 'after' | null =>
      dragged === null || over !== at || dragged === at ? null : dragged > at ? 'before' : 'after',
    handle: (at: number, key: string) => ({
      id: handleId(key),
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(at)
      },
      onDragEnd: end,
      // A finger on the handle moves the row, not the page.
      style: { touchAction: 'none' },
      onPointerDown: (event: PointerEvent) => {
        if (!isTouched(event)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(at)
      },
      onPointerMove: (event: PointerEvent) => {
        if (isTouched(event) && dragged !== null) setOver(rowUnder(event))
      },
      onPointerUp: (event: PointerEvent) => {
        if (!isTouched(event) || dragged === null) return
        const to = rowUnder(event)
        if (to !== null) put(dragged, to)
        end()
      },
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (by === null) return
        event.preventDefault()
        const row = rows[at]
        const isPast = at + by < 0 || at + by >= rows.length
        if (isPast && leave && row !== undefined) leave(row, by)
        else put(at, at + by)
      },
    }),
    row: (at: number) => ({
      'data-order-list': listId,
      'data-order-at': at,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (over !== at) setOver(at)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        put(dragged, at)
        end()
      },
    }),
  }
}
