import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { getSettingsTree, orderContent } from '../../contract/content.endpoints.ts'
import { movesStarted } from '../../domain/edit-locks.rules.ts'
import type { ContentKind } from './settings.queries.ts'
import { movedBy, movedTo, reordered } from './tree.ts'

type Place = { id: number; after: boolean }

type Item = { id: number; name: string; reliedOn: number }

const handleId = (kind: ContentKind, id: number): string => `order-${kind}-${id}`

/** Puts siblings into order by mouse, by arrows on the handle and by the menu; the screen shows it before the server has answered. */
export const useOrder = (kind: ContentKind, items: readonly Item[]) => {
  const t = useTexts('programmes')
  const tree = useAnswer(getSettingsTree)
  const order = useCommand(orderContent)
  const [dragged, setDragged] = useState<number | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)

  const started = new Set(
    items.flatMap((item) => (kind === 'trackpoint' && item.reliedOn > 0 ? [item.id] : [])),
  )
  /** Whether the next place is another started task's. */
  const isHeld = (id: number, by: -1 | 1) => movesStarted(ids, movedBy(ids, id, by), started)

  const put = (id: number, next: number[]) => {
    if (next.join() === ids.join()) return
    if (movesStarted(ids, next, started)) return notify({ code: 400, text: t('settings.whyNot.started') })
    const name = items.find((item) => item.id === id)?.name ?? ''
    tree.put((now) => reordered(now, kind, next))
    setSaid(t('settings.row.moved', { name, position: next.indexOf(id) + 1, total: next.length }))
    order.mutate({ body: { kind, ids: next } }, { onError: () => void tree.refresh() })
  }
  const move = (id: number, by: -1 | 1) => {
    put(id, movedBy(ids, id, by))
    // The browser drops the focus of an element that is moved about.
    requestAnimationFrame(() => document.getElementById(handleId(kind, id))?.focus())
  }
  const end = () => {
    setDragged(null)
    setPlace(null)
  }
  return {
    said,
    isHeld,
    canMove: (id: number, by: -1 | 1) => ids[ids.indexOf(id) + by] !== undefined && !isHeld(id, by),
    move,
    placeOf: (id: number): 'before' | 'after' | undefined =>
      place?.id === id ? (place.after ? 'after' : 'before') : undefined,
    handle: (id: number) => ({
      id: handleId(kind, id),
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        const row = event.currentTarget.closest('.settings-row')
        if (row) event.dataTransfer.setDragImage(row, 12, 20)
        setDragged(id)
      },
      onDragEnd: end,
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (by === null) return
        event.preventDefault()
        move(id, by)
      },
    }),
    row: (id: number) => ({
      onDragOver: (event: DragEvent) => {
        // Only siblings change places: a row of another list is not taken.
        if (dragged === null) return
        event.preventDefault()
        event.stopPropagation()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const after = event.clientY > top + height / 2
        if (place?.id !== id || place.after !== after) setPlace({ id, after })
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (place) put(dragged, movedTo(ids, dragged, place.id, place.after))
        end()
      },
    }),
  }
}

export type Order = ReturnType<typeof useOrder>
