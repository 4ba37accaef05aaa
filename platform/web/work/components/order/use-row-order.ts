import { useId, useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Unique key of a row, also in its handle's id, and its name. */
type Identity = { key: string; name: string }

/** The id of a row's handle: code that moves a row elsewhere focuses it. */
export const handleId = (key: string): string => `row-order-${key}`

/** The rows with one of them moved. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] => {
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)]
}

/**
 * Reorders the rows of a list: by mouse, by touch on the handle, and by arrow keys on it, which retains the focus. If
 * `change` returns false, the order is unchanged. `leave` is called when an arrow leads past an end of the list.
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
  const [announcement, setAnnouncement] = useState('')

  const put = (from: number, to: number) => {
    const row = rows[from]
    if (row === undefined || from === to || to < 0 || to >= rows.length) return
    const { key, name } = identify(row)
    if (change(moved(rows, from, to)) === false) return
    setAnnouncement(t('order.moved', { name, position: to + 1, total: rows.length }))
    // The browser drops the focus of an element that is moved in the DOM.
    requestAnimationFrame(() => document.getElementById(handleId(key))?.focus())
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  /** The row under a finger: native drag works by mouse alone. */
  const rowUnder = ({ clientX, clientY }: PointerEvent): number | null => {
    const row = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>(`[data-order-list="${listId}"]`)
    return row ? Number(row.dataset['orderAt']) : null
  }
  const isTouched = ({ pointerType }: PointerEvent): boolean => pointerType !== 'mouse'
  return {
    announcement,
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
      // Touch on the handle moves the row, not the page.
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
