import { readValueOf } from '#platform/domain/typed/reading.ts'
import { readNumber } from '../../../../fields/types/number/number.type.ts'
import { totalOf, type TableRow } from '../../../../fields/domain/table.rules.ts'
import type { Column, FixedRow } from '../../../../fields/domain/tree.ts'
import type { ItemHead } from '../../renderer/profile-source.ts'
import type { PastedLine } from '../paste/paste-plan.ts'

/** The target column of each file column, by code; `null` for none. */
export type FileMapping = {
  /** The row with the names of columns; data begins below. `null`: there is none. */
  head: number | null
  codes: readonly (string | null)[]
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const namesOf = ({ name, shortName, code }: Column): string[] =>
  [name.ru, name.en, shortName.ru, shortName.en, code].map(plain).filter(Boolean)

/** "Price, ₽" matches the column "Price". */
const withoutUnit = (head: string): string => plain(head.replace(/\s*[,(][^,(]*$/, ''))

const codesBy = (head: readonly string[], columns: readonly Column[]): (string | null)[] => {
  const taken = new Set<string>()
  return head.map((text) => {
    const found = columns.find(
      (column) =>
        !taken.has(column.code) &&
        namesOf(column).some((name) => name === plain(text) || name === withoutUnit(text)),
    )
    if (found) taken.add(found.code)
    return found?.code ?? null
  })
}

/** Maximum number of rows searched for the heading. */
const searched = 10

/**
 * Guesses the mapping: by the row whose cells match most columns of the table; if none does, columns are mapped in
 * order and the file has no heading.
 */
export const guessMapping = (
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): FileMapping => {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const padded = (codes: readonly (string | null)[]) =>
    Array.from({ length: width }, (_none, at) => codes[at] ?? null)
  const tries = rows.slice(0, searched).map((row, head) => {
    const codes = codesBy(row, columns)
    return { head, codes, count: codes.filter(Boolean).length }
  })
  const best = tries.reduce<(typeof tries)[number] | null>(
    (found, one) => (one.count > (found?.count ?? 0) ? one : found),
    null,
  )
  if (best) return { head: best.head, codes: padded(best.codes) }
  return { head: null, codes: padded(columns.map(({ code }) => code)) }
}

const textsOf = (cells: readonly string[], codes: FileMapping['codes']): Map<string, string> =>
  new Map(codes.flatMap((code, at): [string, string][] => (code === null ? [] : [[code, cells[at] ?? '']])))

const isNamed = ({ name }: FixedRow, text: string | undefined): boolean =>
  text !== undefined && plain(text) !== '' && [name.ru, name.en].some((one) => plain(one) === plain(text))

const isFilled = (cells: readonly string[], codes: FileMapping['codes']): boolean =>
  codes.some((code, at) => code !== null && (cells[at] ?? '').trim() !== '')

/** Label of a totals row. */
const isTotalWord = (cell: string): boolean => ['итого', 'всего', 'total', 'totals'].includes(plain(cell))

const numberOf = (cell: string): number | null => readValueOf(readNumber(cell)) ?? null

const isTotalOf = (cell: string, above: readonly string[]): boolean => {
  const total = numberOf(cell)
  const numbers = above.map(numberOf)
  return (['SUM', 'AVERAGE'] as const).some(
    (kind) => total !== null && totalOf({ total: kind }, numbers) === total,
  )
}

/**
 * The totals row of a file: the last one, if it has a label for it and otherwise only sums or averages of the rows
 * above. It is not imported.
 */
export const totalsRowOf = (
  rows: readonly (readonly string[])[],
  { head, codes }: FileMapping,
): number | null => {
  const last = rows.findLastIndex((cells) => isFilled(cells, codes))
  const above = rows.slice(head === null ? 0 : head + 1, Math.max(last, 0))
  const cells = rows[last] ?? []
  const isTotals =
    above.some((one) => isFilled(one, codes)) &&
    cells.some(isTotalWord) &&
    cells.every(
      (cell, at) =>
        cell.trim() === '' ||
        isTotalWord(cell) ||
        isTotalOf(
          cell,
          above.map((one) => one[at] ?? ''),
        ),
    )
  return isTotals ? last : null
}

/**
 * The lines of a file: those named like a row of the template are assigned to it, the others to new rows, or, when
 * replacing, to the team's rows, which are cleared where the file is empty.
 */
export const linesOfFile = (
  rows: readonly (readonly string[])[],
  mapping: FileMapping,
  table: { rows: readonly TableRow<ItemHead>[]; nameCode: string | null; columns: readonly Column[] },
  way: 'append' | 'replace',
): { lines: PastedLine[]; surplus: string[] } => {
  const { head, codes } = mapping
  const fixed = table.rows.filter((row) => row.fixed)
  const free = way === 'replace' ? table.rows.filter((row) => !row.fixed) : []
  const empty = way === 'replace' ? table.columns.map(({ code }): [string, string] => [code, '']) : []
  let used = 0
  const lines = rows
    .slice(head === null ? 0 : head + 1, totalsRowOf(rows, mapping) ?? undefined)
    .filter((cells) => isFilled(cells, codes))
    .map((cells): PastedLine => {
      const texts = textsOf(cells, codes)
      const own = fixed.find((row) => isNamed(row.fixed!, texts.get(table.nameCode ?? '')))
      if (own) return { row: own, texts, outside: 0 }
      const row = free[used] ?? null
      if (row) used += 1
      return { row, texts: row ? new Map([...empty, ...texts]) : texts, outside: 0 }
    })
  return { lines, surplus: free.slice(used).map(({ item }) => item.id) }
}
