import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What tells a row apart, which is in its handle's id as well, and what it is called. */
type Identity = { key: string; name: string }

const handleId = (key: string): string => `row-order-${key}`

/** The rows with one of them in another place. */
export const moved = <T>(rows: readonly T[], from: number, to: number): T[] => {
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)]
}

/**
 * Puts the rows of a list into order: by mouse, and by arrows on the handle, which keeps the focus. Where `change` answers that
 * it may not be, all stays as it was.
 */
export const useRowOrder = <T>(
  rows: readonly T[],
  identify: (row: T) => Identity,
  change: (rows: T[]) => boolean | void,
) => {
  const t = useTexts()
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
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (by === null) return
        event.preventDefault()
        put(at, at + by)
      },
    }),
    row: (at: number) => ({
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
