import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import {
  findElement,
  type GroupElement,
  type TableElement,
  type ElementTree,
} from '../../../fields/domain/tree.ts'
import { placed, renumbered } from '../../domain/item-order.rules.ts'
import { fixedRowId } from './fixed-rows.ts'
import { insertItems, itemsOf, renumberItems } from './items.repository.ts'

/** A repetition or row to add; the caller generates its id. */
export type ItemToAdd = { code: string; id: string; index?: number | undefined }

type Repeating = GroupElement | TableElement
type Given = ItemToAdd & { at: number }

/** The fixed rows of an element: they come first and cannot be added or removed. */
export const fixedKeys = (element: Repeating): string[] =>
  element.kind === 'TABLE' ? element.fixedRows.map(({ key }) => key) : []

/** Inserts items of one element; existing ones are unchanged. */
const addToElement = async (
  ctx: Context,
  projectId: number,
  element: Repeating,
  given: readonly Given[],
): Promise<void> => {
  const { code } = element
  const existing = await itemsOf(ctx.db, projectId, code)
  const fixed = new Set(fixedKeys(element).map((key) => fixedRowId(projectId, code, key)))
  const standing = existing.filter(({ removed, rowKey }) => !removed && rowKey === null)
  const known = new Set([...standing.map(({ id }) => id), ...fixed])
  const fresh = given.filter(({ id }, at) => !known.has(id) && given.findIndex((one) => one.id === id) === at)
  if (fresh.length === 0) return
  if (element.kind === 'TABLE' && element.rowsClosed) throw new ProductError('ROWS_CLOSED')
  const room = (element.kind === 'TABLE' ? element.maxRows : element.maxItems) - known.size
  if (fresh.length > room) throw invalid({ [`add.${fresh[Math.max(0, room)]!.at}`]: 'TOO_MANY' })
  const order = fresh.reduce(
    (ids, { id, index }) => placed(ids, id, index === undefined ? undefined : index - fixed.size),
    standing.map(({ id }) => id),
  )
  const seqs = new Map(renumbered(order, standing).map(({ id, seq }) => [id, seq]))
  const items = fresh.map(({ id }) => ({ id, code, seq: seqs.get(id)!, rowKey: null }))
  const free = await insertItems(ctx.db, projectId, items, ctx.now)
  // A used id belongs to a removed item: the caller has not seen the removal.
  if (free.size < items.length) throw new ProductError('STATE_CHANGED')
  await renumberItems(
    ctx.db,
    [...seqs].flatMap(([id, seq]) => (free.has(id) ? [] : [{ id, seq }])),
  )
}

/** Adds repetitions and rows; a repeated request finds its own and does not add them twice. */
export const addItems = async (
  ctx: Context,
  projectId: number,
  tree: ElementTree,
  add: readonly ItemToAdd[],
): Promise<void> => {
  const given = add.map((item, at): Given => ({ ...item, id: item.id.toLowerCase(), at }))
  for (const code of new Set(given.map((item) => item.code))) {
    const own = given.filter((item) => item.code === code)
    const element = findElement(tree, code)
    if (!element || element.kind === 'PLAIN') throw invalid({ [`add.${own[0]!.at}`]: 'UNKNOWN_FIELD' })
    await addToElement(ctx, projectId, element, own)
  }
}
