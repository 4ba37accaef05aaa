import type { NumberRow } from '../../domain/formula.ts'
import { calculatedValue, type TableRow } from '../../domain/table.rules.ts'
import type { Column } from '../../domain/template.ts'
import type { Item } from '../../domain/values.ts'
import { valueText, type TextSource } from '../format/value-text.ts'
import { cellSource, withoutUnit, wordsOfCell } from './grid/columns.ts'

/** What a cell of a table says that is only read. */
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
