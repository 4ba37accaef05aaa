import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { AskedField } from './use-asked-fields.ts'
import { wordsIn } from './words-in.ts'

const handleId = (code: string): string => `field-order-${code}`

const moved = (fields: readonly AskedField[], from: number, to: number): AskedField[] => {
  const rest = fields.filter((_, at) => at !== from)
  return [...rest.slice(0, to), fields[from]!, ...rest.slice(to)]
}

/** Puts asked fields into order: by mouse, and by arrows on the handle, which keeps the focus. */
export const useFieldOrder = (fields: readonly AskedField[], change: (fields: AskedField[]) => void) => {
  const t = useTexts('programmes')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  const put = (from: number, to: number) => {
    const field = fields[from]
    if (!field || from === to || to < 0 || to >= fields.length) return
    const values = { name: wordsIn(field.name), position: to + 1, total: fields.length }
    setSaid(t('settings.row.moved', values))
    change(moved(fields, from, to))
    // The browser drops the focus of an element that is moved about.
    requestAnimationFrame(() => document.getElementById(handleId(field.code))?.focus())
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    said,
    dropOf: (at: number): 'before' | 'after' | null =>
      dragged === null || over !== at || dragged === at ? null : dragged > at ? 'before' : 'after',
    handle: (at: number, code: string) => ({
      id: handleId(code),
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
