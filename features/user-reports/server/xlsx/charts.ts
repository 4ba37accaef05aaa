import { strToU8 } from 'fflate'
import { allOf, childOf, textIn, writeXml, type XmlElement } from '#platform/server/documents/xml-tree.ts'
import { cellOf, columnName, columnNumber, mapFormula, type MapRows } from './references.ts'
import { readPart, type KnownCells, type Parts } from './workbook.ts'

/** Maximum number of cached points of a chart. */
const maxPoints = 2000

/** The values of a range, cell by cell; null if it is not a simple range or contains a formula. */
const valuesOf = (range: string, known: KnownCells): (number | string | undefined)[] | null => {
  const [, quoted, bare, first, last = first] =
    /^(?:'((?:[^']|'')+)'|([^'!]+))!(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?$/.exec(range) ?? []
  const cells = known.get(quoted?.replaceAll("''", "'") ?? bare ?? '')
  if (!cells || first === undefined || last === undefined) return null
  const [from, until] = [cellOf(first), cellOf(last)]
  const [left, right] = [columnNumber(from.column), columnNumber(until.column)]
  if ((right - left + 1) * (until.row - from.row + 1) > maxPoints) return null
  const values: (number | string | undefined)[] = []
  for (let row = from.row; row <= until.row; row += 1)
    for (let column = left; column <= right; column += 1)
      values.push(cells.get(`${columnName(column)}${row}`))
  return values
}

const element = (name: string, attributes: Record<string, string>, children: XmlElement['children']) => ({
  name,
  attributes,
  children,
})

/** The cached values of a chart, for viewers that do not calculate; without them the chart is redrawn when opened. */
const cacheOf = (prefix: string, kind: 'num' | 'str', values: (number | string | undefined)[]): XmlElement =>
  element(`${prefix}${kind}Cache`, {}, [
    ...(kind === 'num' ? [element(`${prefix}formatCode`, {}, ['General'])] : []),
    element(`${prefix}ptCount`, { val: String(values.length) }, []),
    ...values.flatMap((value, at) =>
      value === undefined || (kind === 'num' && typeof value !== 'number')
        ? []
        : [element(`${prefix}pt`, { idx: String(at) }, [element(`${prefix}v`, {}, [String(value)])])],
    ),
  ])

/** Updates the ranges of charts and their cached values. */
export const rewriteCharts = (parts: Parts, rows: MapRows, known: KnownCells): void => {
  for (const name of Object.keys(parts)) {
    if (!/^xl\/charts\/chart[^/]*\.xml$/.test(name)) continue
    const root = readPart(parts, name)
    if (!root) continue
    for (const kind of ['num', 'str'] as const)
      for (const reference of allOf(root, `${kind}Ref`)) {
        const formula = childOf(reference, 'f')
        if (!formula) continue
        const range = mapFormula(textIn(formula), rows, true)
        formula.children = [range]
        const values = valuesOf(range, known)
        const prefix = reference.name.slice(0, reference.name.indexOf(':') + 1)
        const isComplete = values?.every((value) => value !== undefined) ?? false
        reference.children = [formula, ...(values && isComplete ? [cacheOf(prefix, kind, values)] : [])]
      }
    parts[name] = strToU8(writeXml(root))
  }
}
