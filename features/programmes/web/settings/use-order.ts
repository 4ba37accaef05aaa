import type { DragEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useOptimisticCommand } from '#platform/web/query/use-optimistic-command.ts'
import { moved, useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { getSettingsTree, orderContent } from '../../contract/content.endpoints.ts'
import { movesStarted } from '../../domain/edit-locks.rules.ts'
import type { ContentKind } from './settings.queries.ts'
import { reordered } from './tree.ts'

type Item = { id: number; name: string; reliedOn: number }

/** Sorts siblings by drag and drop, by arrow keys on the handle and by the menu, with optimistic updates. */
export const useOrder = (kind: ContentKind, items: readonly Item[]) => {
  const t = useTexts('programmes')
  const { send } = useOptimisticCommand(getSettingsTree, undefined, orderContent)
  const ids = items.map(({ id }) => id)
  const at = (id: number): number => ids.indexOf(id)
  const keyOf = (id: number): string => `${kind}-${id}`

  const started = new Set(
    items.flatMap((item) => (kind === 'trackpoint' && item.reliedOn > 0 ? [item.id] : [])),
  )
  const rows = useRowOrder(
    items,
    ({ id, name }) => ({ key: keyOf(id), name }),
    (next) => {
      const nextIds = next.map(({ id }) => id)
      if (movesStarted(ids, nextIds, started)) {
        notify({ code: 400, text: t('settings.whyNot.started') })
        return false
      }
      void send({ body: { kind, ids: nextIds } }, (now) => reordered(now, kind, nextIds))
      return true
    },
  )
  const isThere = (id: number, by: -1 | 1): boolean => ids[at(id) + by] !== undefined
  /** Whether the next position belongs to another started task. */
  const isLocked = (id: number, by: -1 | 1): boolean =>
    isThere(id, by) && movesStarted(ids, moved(ids, at(id), at(id) + by), started)
  return {
    announcement: rows.announcement,
    isHeld: isLocked,
    canMove: (id: number, by: -1 | 1) => isThere(id, by) && !isLocked(id, by),
    move: (id: number, by: -1 | 1) => rows.put(at(id), at(id) + by),
    dropOf: (id: number) => rows.dropOf(at(id)),
    handle: (id: number) => {
      const handle = rows.handle(at(id), keyOf(id))
      return {
        ...handle,
        onDragStart: (event: DragEvent) => {
          const row = event.currentTarget.closest('.settings-row')
          if (row) event.dataTransfer.setDragImage(row, 12, 20)
          handle.onDragStart(event)
        },
      }
    },
    row: (id: number) => rows.row(at(id)),
  }
}

export type Order = ReturnType<typeof useOrder>
