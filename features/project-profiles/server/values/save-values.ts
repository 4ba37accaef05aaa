import { cleanRichText, type Pictures } from '#features/fields'
import { invalid, ProductError, type FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import { fieldFinder } from '../../../fields/domain/places.rules.ts'
import { takesPictures } from '../../../fields/domain/rich-text.rules.ts'
import { findElement, type Field, type ElementTree } from '../../../fields/domain/tree.ts'
import { isEmpty, placeKey, sameValue, type Place, type Value } from '../../../fields/domain/values.ts'
import { addItems, fixedKeys, type ItemToAdd } from './add-items.ts'
import { heldValues, nothingHeld, writeValues, type StoredCell } from './cells.repository.ts'
import { fixedRowId } from './fixed-rows.ts'
import { insertItems, standingItems, type NewItem } from './items.repository.ts'
import { lockProfile } from './lock-profile.ts'
import { picturesOf } from './pictures.repository.ts'
import { validateCells } from './validate-cells.ts'

/** A value to save, with the version it was read with. */
export type CellToSave = Place & { value: Value; version: number }

/** Items to add and values to save in one project's profile. */
export type ProfileSave = {
  projectId: number
  tree: ElementTree
  add: readonly ItemToAdd[]
  cells: readonly CellToSave[]
}

type Cell = CellToSave & { at: number; type: Field; stored: StoredCell }

/** Maximum number of cells that an error names. */
const named = 100

const refuse = (cells: readonly { at: number; problem: FieldErrorCode }[]): void => {
  if (cells.length === 0) return
  throw invalid(Object.fromEntries(cells.slice(0, named).map(({ at, problem }) => [`cells.${at}`, problem])))
}

const none: Pictures = new Map()

const normal = (field: Field, value: Value, pictures: Pictures): Value => {
  const isRich = fieldTypes[field.type].isRunningText && field.rich && typeof value === 'string'
  const clean = isRich ? cleanRichText(value, takesPictures(field) ? pictures : none) : value
  return isEmpty(clean) ? null : clean
}

/** The fields of the cells; each place may occur once per request. */
const typed = (
  tree: ElementTree,
  cells: readonly CellToSave[],
  pictures: Pictures,
): (CellToSave & { type: Field })[] => {
  const find = fieldFinder(tree)
  const seen = new Set<string>()
  const found = cells.map((given) => {
    const cell = { ...given, item: given.item?.toLowerCase() ?? null }
    const twice = seen.has(placeKey(cell))
    seen.add(placeKey(cell))
    return { cell, type: find(cell), twice }
  })
  refuse(
    found.flatMap(({ type, twice }, at) =>
      type && !twice ? [] : [{ at, problem: twice ? 'INVALID' : 'UNKNOWN_FIELD' }],
    ),
  )
  return found.map(({ cell, type }) => ({ ...cell, type: type!, value: normal(type!, cell.value, pictures) }))
}

/** The fixed rows of the tables that are written to, by id. */
const fixedRowsOf = (
  projectId: number,
  tree: ElementTree,
  codes: ReadonlySet<string>,
): Map<string, NewItem> =>
  new Map(
    [...codes].flatMap((code) => {
      const element = findElement(tree, code)
      if (element?.kind !== 'TABLE') return []
      return fixedKeys(element).map((rowKey): [string, NewItem] => {
        const id = fixedRowId(projectId, code, rowKey)
        return [id, { id, code, seq: 0, rowKey }]
      })
    }),
  )

/** Every item that is written to must exist; a fixed row is inserted on its first write. */
const checkItems = async (
  ctx: Context,
  { projectId, tree }: ProfileSave,
  places: readonly Place[],
): Promise<void> => {
  const written = new Map(places.flatMap(({ item, code }) => (item === null ? [] : [[item, code]])))
  const standing = await standingItems(ctx.db, projectId, [...written.keys()])
  const missing = [...written].filter(([item, code]) => standing.get(item) !== code)
  if (missing.length === 0) return
  const fixed = fixedRowsOf(projectId, tree, new Set(missing.map(([, code]) => code)))
  const rows = missing.map(([item, code]) => {
    const row = fixed.get(item)
    if (row?.code !== code) throw new ProductError('STATE_CHANGED')
    return row
  })
  await insertItems(ctx.db, projectId, rows, ctx.now)
}

const refuseConflicts = (cells: readonly Cell[]): void => {
  const conflicts = cells.filter(({ version, stored }) => version !== stored.version)
  if (conflicts.length === 0) return
  const at = conflicts.slice(0, named).map((cell) => cell.at)
  throw new ProductError('STATE_CHANGED', { cells: at.join(',') })
}

/**
 * Adds items and saves values, all or none, in the caller's transaction. A value equal to the stored one is skipped,
 * whatever its version: so a request repeated after a lost response succeeds. A value changed meanwhile is a
 * conflict, reported with the indexes of its cells.
 */
export const saveProfileValues = async (
  ctx: Context,
  save: ProfileSave,
): Promise<{ savedAt: string; versions: number[] }> => {
  const { projectId, tree } = save
  if (save.add.length > 0) {
    await lockProfile(ctx.db, projectId)
    await addItems(ctx, projectId, tree, save.add)
  }
  const pictures = await picturesOf(
    ctx,
    projectId,
    save.cells.map(({ value }) => value),
  )
  const given = typed(tree, save.cells, pictures)
  const places = given.map(({ code, item, field }) => ({ code, item, field }))
  // All in the lock's round trip: values read under the lock cannot change.
  const [, stored] = await Promise.all([
    lockProfile(ctx.db, projectId),
    heldValues(ctx.db, projectId, places),
    checkItems(ctx, save, given),
  ])
  const cells: Cell[] = given.map((cell, at) => ({
    ...cell,
    at,
    stored: stored.get(placeKey(cell)) ?? nothingHeld,
  }))
  const changed = cells.filter((cell) => !sameValue(cell.value, cell.stored.value))
  const problems = await validateCells(
    ctx.db,
    projectId,
    changed.map(({ type, value, stored: before }) => ({ field: type, value, stored: before.value })),
  )
  refuse(changed.flatMap(({ at }, n) => (problems[n] ? [{ at, problem: problems[n] }] : [])))
  refuseConflicts(changed)
  await writeValues(
    ctx,
    projectId,
    changed.map(({ code, item, field, value, stored: before }) => ({
      code,
      item,
      field,
      value,
      before: before.value,
    })),
  )
  const written = new Set(changed.map(({ at }) => at))
  return {
    savedAt: ctx.now.toISOString(),
    versions: cells.map(({ at, stored: before }) => before.version + (written.has(at) ? 1 : 0)),
  }
}
