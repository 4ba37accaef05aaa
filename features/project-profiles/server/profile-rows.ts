import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import type { Element } from '../../fields/domain/tree.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import { cellOf, tableCells, titleOf, type TableSource } from './table-cells.ts'

/** A row of a profile's file: section, field, value. */
export type ProfileRow = [section: string, field: string, value: SheetCell]

type Named = [field: string, value: SheetCell]

const filled = (cell: SheetCell | undefined): cell is Exclude<SheetCell, null> =>
  cell !== null && cell !== undefined && cell !== ''

/** A cell within a row that is one text. */
const asText = (cell: SheetCell): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)

const rowsOfElement = (element: Element, source: TableSource): Named[] => {
  const { values, locale } = source
  const name = wordsIn(element.name, locale)
  if (element.kind === 'PLAIN')
    return [[titleOf(element, locale), cellOf(element, values.plain[element.code], source)]]
  if (element.kind === 'GROUP') {
    const items = values.items[element.code] ?? []
    const numbered = (at: number): string => (items.length > 1 ? `${name} ${at + 1}` : name)
    return items.length === 0
      ? [[name, null]]
      : items.flatMap((item, at) =>
          element.fields.map((field): Named => [
            `${numbered(at)}: ${titleOf(field, locale)}`,
            cellOf(field, item.values[field.code], source),
          ]),
        )
  }
  const { titles, rows } = tableCells(element, source)
  return rows.length === 0
    ? [[name, null]]
    : rows.map((cells, at): Named => [
        `${name}: ${at + 1}`,
        cells
          .flatMap((cell, column) => (filled(cell) ? [`${titles[column]}: ${asText(cell)}`] : []))
          .join('; '),
      ])
}

/** The contents of an element in one cell: the value of a plain one; otherwise its items, one per line. */
export const cellOfElement = (element: Element, source: TableSource): SheetCell => {
  const rows = rowsOfElement(element, source)
  if (element.kind === 'PLAIN') return rows[0]![1]
  const lines = rows.flatMap(([field, value]) =>
    value === null || value === ''
      ? []
      : [element.kind === 'TABLE' ? asText(value) : `${field}: ${asText(value)}`],
  )
  return lines.length === 0 ? null : lines.join('\n')
}

/** A profile as rows, in the order of its sections; without elements that conditions hide. */
export const profileRows = (source: TableSource): ProfileRow[] =>
  source.tree.sections.flatMap((section) =>
    section.elements
      .filter((element) => isShown(source.tree, element, source.values.plain))
      .flatMap((element) =>
        rowsOfElement(element, source).map(([field, value]): ProfileRow => [
          wordsIn(section.name, source.locale),
          field,
          value,
        ]),
      ),
  )
