import { saveFailure } from '#platform/web/save-queue/save-failure.ts'
import type { Outcome } from '#platform/web/save-queue/request-queue.ts'
import { itemIsSaved } from './items.ts'
import { refresh } from './refreshing.ts'
import type { Operation, StoreContext } from './store-types.ts'

/** Saves operations on items. After a refusal the server's items are shown, with the reason. */
export const saveItems = async (
  context: StoreContext,
  key: string,
  operation: Exclude<Operation, { kind: 'block' }>,
): Promise<Outcome> => {
  const { backend, newItems, structure, queue } = context
  try {
    if (operation.kind === 'add' && newItems.has(operation.item.id)) {
      await backend.save({ add: [operation.item], cells: [] })
      itemIsSaved(context, operation.item.id)
    } else if (operation.kind === 'remove') await backend.removeItems?.(operation.code, operation.ids)
    else if (operation.kind === 'move')
      await backend.moveItem?.(operation.code, operation.id, operation.index)
    structure.changes += 1
    // It may have been moved again meanwhile.
    if (queue.operations.get(key) === operation) queue.settle(key)
    queue.shareReload()
    return 'again'
  } catch (error) {
    const { kind } = saveFailure(error)
    if (kind === 'away' || kind === 'later') return kind
    if (operation.kind === 'add') newItems.delete(operation.item.id)
    queue.settle(key)
    // Another person was faster: the current list is shown.
    if (kind !== 'changed') context.onError(error)
    await refresh(context).catch(() => undefined)
    return 'again'
  }
}
