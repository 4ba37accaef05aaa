import type { NumberRow } from '../../../fields/domain/formula.ts'
import { calculatedValue, type TableRow } from '../../../fields/domain/table.rules.ts'
import type { Column } from '../../../fields/domain/tree.ts'
import type { Item } from '../../../fields/domain/values.ts'
import type { TextSource } from '../../../fields/web/format/text-source.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { cellSource, withoutUnit, wordsOfCell } from './grid/columns.ts'

/** The text of a read-only table cell. */
export const readText = (
  column: Column,
  row: TableRow<Item>,
  calculated: NumberRow,
  source: TextSource,
): string => {
  const from = cellSource(column, row)
  if (from === 'words') return wordsOfCell(column, row)
  if (from === 'calculated')
    return valueText(withoutUnit(column), calculatedValue(column, calculated[column.code] ?? null), source)
  return valueText(withoutUnit(column), row.item.values[column.code], source)
}
