import { generatedCode } from '../../fields/domain/codes.rules.ts'
import { fieldsOf, type Column, type Element, type Field, type FixedRow } from '../../fields/domain/tree.ts'

type Renamed = ReadonlyMap<string, string>

const renamedIn = (formula: string, renamed: Renamed): string =>
  formula.replace(/[a-z_][a-z0-9_]*/gi, (word) => renamed.get(word) ?? word)

/** Updates a condition on a sibling field. */
const renamedField = <F extends Field>(field: F, renamed: Renamed): F => {
  const { code, showIf } = field
  return {
    ...field,
    code: renamed.get(code) ?? code,
    ...(showIf ? { showIf: { ...showIf, code: renamed.get(showIf.code) ?? showIf.code } } : {}),
  }
}

const renamedColumn = (column: Column, renamed: Renamed): Column => ({
  ...renamedField(column, renamed),
  ...(column.formula === undefined ? {} : { formula: renamedIn(column.formula, renamed) }),
})

const renamedRow = (row: FixedRow, renamed: Renamed): FixedRow => ({
  ...row,
  info: Object.fromEntries(
    Object.entries(row.info).map(([code, words]) => [renamed.get(code) ?? code, words]),
  ),
})

const withCodes = (element: Element, renamed: Renamed): Element => {
  const code = renamed.get(element.code) ?? element.code
  if (element.kind === 'PLAIN') return { ...element, code }
  if (element.kind === 'GROUP') {
    return { ...element, code, fields: element.fields.map((field) => renamedField(field, renamed)) }
  }
  return {
    ...element,
    code,
    columns: element.columns.map((column) => renamedColumn(column, renamed)),
    fixedRows: element.fixedRows.map((row) => renamedRow(row, renamed)),
  }
}

/** Returns the element with new codes for those that are taken, updated in formulas, conditions and fixed rows. */
export const withFreshCodes = (element: Element, taken: ReadonlySet<string>, templateId: number): Element => {
  const busy = new Set(taken)
  const renamed = new Map<string, string>()
  const codes = new Set([element.code, ...fieldsOf(element).map(({ code }) => code)])
  for (const code of codes) {
    const fresh =
      busy.has(code) || code === '' ? generatedCode(new Set([...busy, ...codes]), templateId) : code
    busy.add(fresh)
    renamed.set(code, fresh)
  }
  return withCodes(element, renamed)
}
