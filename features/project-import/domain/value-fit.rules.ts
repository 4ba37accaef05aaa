import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'
import { readEmail } from './cell.rules.ts'

/** Cells of a column that are looked at. */
export const sampledCells = 200

const isEmail = (cell: string): boolean => 'value' in readEmail(cell)
const isSite = (cell: string): boolean => /\.\p{L}{2,}/u.test(cell) && isWebAddress(wholeWebAddress(cell))

const shareOf = (cells: readonly string[], holds: (cell: string) => boolean): number =>
  cells.filter(holds).length / Math.max(1, cells.length)

/** Targets whose cells are known by their form. */
const forms: Readonly<Record<string, (cell: string) => boolean>> = {
  'leader.email': isEmail,
  'main.website': isSite,
}

/** Below this share a heading that says so is mistaken; above it the cells that differ are mistakes to be told. */
const enough = 0.2

/**
 * Whether the cells of a column may be what its heading says: "Founders" with names are no addresses. One cell alone
 * says nothing against it.
 */
export const fits = (target: string, cells: readonly string[]): boolean => {
  if (cells.length < 2) return true
  if (target === 'main.name') return shareOf(cells, (cell) => isEmail(cell) || isSite(cell)) < 0.5
  const form = forms[target]
  return !form || shareOf(cells, form) >= enough
}

/** The target that cells alone give away, whatever stands above them. */
export const toldByCells = (cells: readonly string[]): string | undefined =>
  Object.keys(forms).find((target) => shareOf(cells, forms[target]!) >= 0.5)
