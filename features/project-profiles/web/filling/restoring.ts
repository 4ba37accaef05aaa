import { randomId } from '#platform/web/random-id.ts'
import type { Draft } from '#platform/web/save-queue/entry.ts'
import { fieldFinder } from '../../../fields/domain/places.rules.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { placeKey, placeOfKey, type Place, type Value } from '../../../fields/domain/values.ts'
import { layBlock } from './block-operation.ts'
import { addItem } from './items.ts'
import type { Operation, ProfileDraft, StoreContext } from './store-types.ts'

const codesOf = (operation: Operation): string[] => {
  if (operation.kind === 'add') return [operation.item.code]
  return operation.kind === 'block' ? operation.add.map(({ code }) => code) : [operation.code]
}

/** Whether this page can restore a draft: it shows the fields, and they are writable. */
export const mayRestore = (tree: ElementTree, isReadOnly: (code: string) => boolean) => {
  const fieldOf = fieldFinder(tree)
  const known = new Set(tree.sections.flatMap(({ elements }) => elements.map(({ code }) => code)))
  const isWritten = (place: Place): boolean => fieldOf(place) !== undefined && !isReadOnly(place.code)
  return (key: string, draft: ProfileDraft): boolean => {
    if ('entry' in draft) return isWritten(placeOfKey(key))
    const { operation } = draft
    const places = operation.kind === 'block' ? operation.cells.map(({ place }) => place) : []
    return places.every(isWritten) && codesOf(operation).every((code) => known.has(code) && !isReadOnly(code))
  }
}

/** New ids of items that others removed meanwhile. */
type Renamed = Map<string, string>

/** The target of a value from an earlier page. */
const placeFor = (context: StoreContext, { code, item, field }: Place, renamed: Renamed): Place => {
  if (item === null || context.state.hasItem(code, item)) return { code, item, field }
  const id = renamed.get(item) ?? randomId()
  renamed.set(item, id)
  if (!context.state.hasItem(code, id)) addItem(context, { code, id })
  return { code, item: id, field }
}

const restoreCell = (context: StoreContext, place: Place, draft: Draft<Value>, renamed: Renamed): void =>
  context.queue.restoreEntry(placeKey(placeFor(context, place, renamed)), draft)

const restoreOperation = (
  context: StoreContext,
  key: string,
  operation: Operation,
  renamed: Renamed,
): void => {
  const { state, queue } = context
  if (operation.kind === 'add') {
    if (!state.hasItem(operation.item.code, operation.item.id)) addItem(context, operation.item)
  } else if (operation.kind === 'block') {
    for (const item of operation.add) if (!state.hasItem(item.code, item.id)) addItem(context, item)
    queue.hold(operation.cells.map(({ place }) => placeKey(place)))
    for (const { place, ...cell } of operation.cells)
      restoreCell(context, place, { ...cell, sent: [], refusal: null }, renamed)
    const cells = operation.cells.filter(({ place }) => queue.isHeld(placeKey(place)))
    layBlock(context, key, { ...operation, cells })
  } else {
    const ids = operation.kind === 'remove' ? operation.ids : [operation.id]
    const there = ids.filter((id) => state.hasItem(operation.code, id))
    if (there.length === 0) return
    if (operation.kind === 'remove') state.remove(operation.code, new Set(there))
    else state.move(operation.code, operation.id, operation.index)
    context.notify(operation.code)
    queue.enqueue(key, operation)
  }
}

/** Resumes the unsaved changes of an earlier page, a closed tab or an expired session. */
export const restore = (
  context: StoreContext,
  left: readonly { key: string; draft: ProfileDraft }[],
): void => {
  const renamed: Renamed = new Map()
  for (const { key, draft } of left) {
    if ('entry' in draft) restoreCell(context, placeOfKey(key), draft.entry, renamed)
    else restoreOperation(context, key, draft.operation, renamed)
  }
}
