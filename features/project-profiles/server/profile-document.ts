import type { DocumentBlock } from '#platform/server/documents/write-docx.ts'
import { isShown } from '../../fields/domain/conditions.rules.ts'
import { shownTable } from '../../fields/domain/shown.rules.ts'
import { rowsOf } from '../../fields/domain/table.rules.ts'
import type { Element, TableElement } from '../../fields/domain/tree.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import { cellOf, tableCells, titleOf, type TableSource } from './table-cells.ts'

/** Names of the rows that the template gives, if no column shows them. */
const rowNames = (whole: TableElement, { tree, values, locale }: TableSource): string[] => {
  const { columns, fixedRows, code } = shownTable(tree, whole, values.plain)
  if (fixedRows.length === 0 || columns.some(({ columnType }) => columnType === 'ADD')) return []
  return rowsOf({ fixedRows }, values.items[code] ?? []).map(({ fixed }) =>
    fixed ? wordsIn(fixed.name, locale) : '',
  )
}

/** An element as blocks: empty if nothing is filled in. */
const blocksOf = (element: Element, source: TableSource): DocumentBlock[] => {
  const { values, locale } = source
  const name = wordsIn(element.name, locale)
  if (element.kind === 'PLAIN') {
    const value = cellOf(element, values.plain[element.code], source)
    return value === null ? [] : [{ kind: 'value', name: titleOf(element, locale), value }]
  }
  if (element.kind === 'GROUP') {
    const items = values.items[element.code] ?? []
    return items.flatMap((item, at) => {
      const shown = element.fields.flatMap((field): DocumentBlock[] => {
        const value = cellOf(field, item.values[field.code], source)
        return value === null ? [] : [{ kind: 'value', name: titleOf(field, locale), value }]
      })
      if (shown.length === 0) return []
      return [{ kind: 'part', text: items.length > 1 ? `${name}: ${at + 1}` : name }, ...shown]
    })
  }
  const { titles, rows } = tableCells(element, source)
  if (rows.length === 0) return []
  const names = rowNames(element, source)
  return [
    names.length === 0
      ? { kind: 'table', name, titles, rows }
      : {
          kind: 'table',
          name,
          titles: ['', ...titles],
          rows: rows.map((cells, at) => [names[at] ?? null, ...cells]),
        },
  ]
}

/** A profile as a document to read: sections with what is filled in, tables as tables. */
export const profileBlocks = (source: TableSource): DocumentBlock[] =>
  source.tree.sections.flatMap((section) => {
    const blocks = section.elements
      .filter((element) => isShown(source.tree, element, source.values.plain))
      .flatMap((element) => blocksOf(element, source))
    return blocks.length === 0
      ? []
      : [{ kind: 'section', text: wordsIn(section.name, source.locale) }, ...blocks]
  })
