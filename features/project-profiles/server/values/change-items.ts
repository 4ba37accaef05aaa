import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import {
  findElement,
  type GroupElement,
  type TableElement,
  type ElementTree,
} from '../../../fields/domain/tree.ts'
import { placed, renumbered } from '../../domain/item-order.rules.ts'
import { fixedKeys } from './add-items.ts'
import { changedBy } from './changed-by.ts'
import { fixedRowId } from './fixed-rows.ts'
import { itemsOf, renumberItems } from './items.repository.ts'
import { lockProfile } from './lock-profile.ts'

/** Items of one element of one project's profile. */
export type WhichItems = { projectId: number; tree: ElementTree; code: string }

const openElement = ({ tree, code }: WhichItems): GroupElement | TableElement => {
  const element = findElement(tree, code)
  if (!element || element.kind === 'PLAIN') throw invalid({ code: 'UNKNOWN_FIELD' })
  if (element.kind === 'TABLE' && element.rowsClosed) throw new ProductError('ROWS_CLOSED')
  return element
}

const refuseFixed = (which: WhichItems, ids: readonly string[]): void => {
  const keys = fixedKeys(openElement(which))
  const fixed = new Set(keys.map((key) => fixedRowId(which.projectId, which.code, key)))
  if (ids.some((id) => fixed.has(id))) throw new ProductError('ROWS_CLOSED')
}

/** Deletes repetitions or rows with their values; already deleted ones are ignored. Fixed rows remain. */
export const removeItems = async (
  ctx: Context,
  which: WhichItems,
  given: readonly string[],
): Promise<void> => {
  const ids = given.map((id) => id.toLowerCase())
  refuseFixed(which, ids)
  await lockProfile(ctx.db, which.projectId)
  const { by, acting } = changedBy(ctx)
  await sql`
    with gone as (
      update profile_item set removed_at = ${ctx.now.toISOString()}::timestamptz
      where project_id = ${which.projectId} and element_code = ${which.code} and id = any(${ids}::uuid[])
        and removed_at is null and row_key is null
      returning id
    ), emptied as (
      delete from profile_value v using gone where v.item_id = gone.id and v.project_id = ${which.projectId}
      returning v.element_code, v.item_id, v.field_code, v.value
    )
    insert into profile_value_change
      (project_id, element_code, item_id, field_code, before, after, changed_by, acting_by, at)
    select ${which.projectId}, element_code, item_id, field_code, value, null, ${by}, ${acting},
      ${ctx.now.toISOString()}::timestamptz
    from emptied where value is not null`.execute(ctx.db)
}

/** Moves a repetition or row to an index, from 0; fixed rows remain first. */
export const moveItem = async (
  ctx: Context,
  which: WhichItems,
  item: string,
  index: number,
): Promise<void> => {
  const id = item.toLowerCase()
  refuseFixed(which, [id])
  await lockProfile(ctx.db, which.projectId)
  const existing = await itemsOf(ctx.db, which.projectId, which.code)
  const own = existing.filter(({ removed, rowKey }) => !removed && rowKey === null)
  if (!own.some((one) => one.id === id)) throw new ProductError('STATE_CHANGED')
  const order = placed(
    own.map((one) => one.id),
    id,
    index - fixedKeys(openElement(which)).length,
  )
  await renumberItems(ctx.db, renumbered(order, own))
}
