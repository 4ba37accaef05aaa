import { allOf, childrenOf, textIn, type XmlElement } from '#platform/server/documents/xml-tree.ts'
import type { Layout } from './layout.ts'
import { cellOf, mapFormula, type MapRows } from './references.ts'
import { put, readPart, relationsOf, type Parts, type Sheet } from './workbook.ts'

const rangesIn = (source: string): [string, string][] =>
  source
    .split(/\s+/)
    .filter(Boolean)
    .map((range) => {
      const [first = 'A1', last = first] = range.split(':')
      return [first, last]
    })

const written = (first: string, last: string): string => (first === last ? first : `${first}:${last}`)

/** Where ranges stand once rows have grown, as one range each. */
const widened = (source: string, { rowsFor }: Layout): string =>
  rangesIn(source)
    .map(([first, last]) => {
      const [from, until] = [cellOf(first), cellOf(last)]
      const map = rowsFor([])
      const start = map(from.row).start
      return written(`${from.column}${start}`, `${until.column}${Math.max(start, map(until.row).end)}`)
    })
    .join(' ')

/** The same where each repetition has its own: joined cells, links. */
const repeated = (element: XmlElement, { placesOf }: Layout): XmlElement[] =>
  rangesIn(element.attributes['ref'] ?? '').flatMap(([first, last]) => {
    const [from, until] = [cellOf(first), cellOf(last)]
    return placesOf(from.row, until.row).map(({ start, end }) => ({
      ...element,
      attributes: {
        ...element.attributes,
        ref: written(`${from.column}${start}`, `${until.column}${end}`),
      },
    }))
  })

const remapped = (holder: XmlElement, map: (value: string) => string, ...names: string[]): void => {
  for (const name of names) {
    const source = holder.attributes[name]
    if (source !== undefined) holder.attributes[name] = map(source)
  }
}

/** Moves what surrounds the cells of a sheet along with its rows: merged cells, links, rules, filters, page breaks. */
export const rewriteAround = (sheet: Sheet, layout: Layout, rows: MapRows): void => {
  const { root } = sheet
  const wide = (source: string) => widened(source, layout)
  root.children = root.children.filter(
    (node) => typeof node === 'string' || !/(?:^|:)dimension$/.test(node.name),
  )
  for (const merged of childrenOf(root, 'mergeCells')) {
    merged.children = childrenOf(merged, 'mergeCell').flatMap((one) => repeated(one, layout))
    merged.attributes['count'] = String(merged.children.length)
  }
  for (const links of childrenOf(root, 'hyperlinks'))
    links.children = childrenOf(links, 'hyperlink').flatMap((one) => repeated(one, layout))
  for (const one of [...childrenOf(root, 'conditionalFormatting'), ...allOf(root, 'dataValidation')])
    remapped(one, wide, 'sqref')
  for (const filter of childrenOf(root, 'autoFilter')) remapped(filter, wide, 'ref')
  for (const name of ['formula', 'formula1', 'formula2'])
    for (const formula of [
      ...childrenOf(root, 'conditionalFormatting'),
      ...childrenOf(root, 'dataValidations'),
    ].flatMap((holder) => allOf(holder, name)))
      formula.children = [mapFormula(textIn(formula), rows)]
  const map = layout.rowsFor([])
  for (const breaks of childrenOf(root, 'rowBreaks'))
    for (const one of childrenOf(breaks, 'brk')) remapped(one, (id) => String(map(Number(id)).end), 'id')
}

/** Tables, drawings and notes of a sheet follow its rows. */
export const rewriteRelated = (parts: Parts, sheet: Sheet, layout: Layout): void => {
  const map = layout.rowsFor([])
  for (const name of relationsOf(parts, sheet.path).values()) {
    const root =
      /^xl\/(?:tables|drawings|comments)/.test(name) && name.endsWith('.xml')
        ? readPart(parts, name)
        : undefined
    if (!root) continue
    if (name.startsWith('xl/tables/')) {
      for (const one of [root, ...allOf(root, 'autoFilter')])
        remapped(one, (source) => widened(source, layout), 'ref')
    } else if (name.startsWith('xl/drawings/')) {
      for (const row of allOf(root, 'row'))
        row.children = [String(Math.max(0, map(Number(textIn(row)) + 1).start - 1))]
    } else
      for (const note of allOf(root, 'comment'))
        remapped(note, (source) => `${cellOf(source).column}${map(cellOf(source).row).start}`, 'ref')
    put(parts, name, root)
  }
}
