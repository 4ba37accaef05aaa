import { tableFormulas } from '#features/fields'
import { shownTable } from '../../fields/domain/shown.rules.ts'
import { calculatedCells, calculatedValue, rowsOf, withDisplayed } from '../../fields/domain/table.rules.ts'
import { elementsOf, type ElementTree, type TableElement } from '../../fields/domain/tree.ts'
import type { Item } from '../../fields/domain/values.ts'

type Values<I extends Item> = { plain: Record<string, Item['values'][string]>; items: Record<string, I[]> }

const cellsOf = <I extends Item>(
  tree: ElementTree,
  whole: TableElement,
  { plain, items }: Values<I>,
): I[] => {
  const table = shownTable(tree, whole, plain)
  const rows = rowsOf(table, items[table.code] ?? []).map(({ item }) => item)
  const displayed = withDisplayed(table, rows, plain)
  const calculated = calculatedCells(displayed, tableFormulas(table, whole))
  const formulas = table.columns.filter(({ columnType }) => columnType === 'CALCULATE')
  return rows.map((item, at) => ({
    ...item,
    values: {
      ...displayed[at]?.values,
      ...Object.fromEntries(
        formulas.map((column) => [
          column.code,
          calculatedValue(column, calculated[at]?.[column.code] ?? null),
        ]),
      ),
    },
  }))
}

/** Values in which tables also have the calculated cells: displayed values of other elements, and formulas. */
export const withCells = <I extends Item, V extends Values<I>>(
  tree: ElementTree,
  values: V & Values<I>,
): V => ({
  ...values,
  items: {
    ...values.items,
    ...Object.fromEntries(
      elementsOf(tree)
        .filter((element) => element.kind === 'TABLE')
        .filter(({ code }) => code in values.items)
        .map((table) => [table.code, cellsOf(tree, table, values)]),
    ),
  },
})

const displays = ({ columns }: TableElement): boolean =>
  columns.some(({ columnType }) => columnType === 'DISPLAY')

/**
 * The same for readers without access to other elements: a table that displays one of them shows typed values only,
 * because its formulas would reveal the others.
 */
export const withoutDisplayed = <I extends Item, V extends Values<I>>(
  tree: ElementTree,
  values: V & Values<I>,
): V => {
  const facts = {
    sections: tree.sections.map((section) => ({
      ...section,
      elements: section.elements.filter((element) => element.kind !== 'TABLE' || !displays(element)),
    })),
  }
  return withCells(facts, values)
}
