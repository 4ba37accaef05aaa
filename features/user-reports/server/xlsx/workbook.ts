import { strFromU8 } from 'fflate'
import {
  allOf,
  childOf,
  childrenOf,
  readXml,
  textIn,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'

export type Parts = Record<string, Uint8Array>

/** Constant values by sheet and address, for the caches of charts. */
export type KnownCells = Map<string, Map<string, number | string>>

/** A sheet of a workbook. */
export type Sheet = { name: string; path: string; root: XmlElement }

/** A parsed workbook: its main part, its sheets in order, and the shared strings. */
export type Workbook = { root: XmlElement; sheets: Sheet[]; shared: string[] }

/** Parses a part. */
export const readPart = (parts: Parts, name: string): XmlElement | undefined => {
  const bytes = parts[name]
  return bytes && readXml(strFromU8(bytes))
}

/** Resolves the target of a relation to the name of a part. */
const targetOf = (from: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const folder = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folder.pop()
    else if (step !== '.') folder.push(step)
  }
  return folder.join('/')
}

/** Targets of a part's relations, by id. */
export const relationsOf = (parts: Parts, name: string): Map<string, string> => {
  const at = name.lastIndexOf('/')
  const rels = readPart(parts, `${name.slice(0, at)}/_rels/${name.slice(at + 1)}.rels`)
  if (!rels) return new Map()
  return new Map(
    childrenOf(rels, 'Relationship').map(({ attributes }) => [
      attributes['Id'] ?? '',
      targetOf(name, attributes['Target'] ?? ''),
    ]),
  )
}

/** The text of a string, without phonetic hints of Asian scripts. */
export const stringText = (item: XmlElement): string =>
  item.children
    .map((node) => {
      if (typeof node === 'string' || /(?:^|:)(?:rPh|phoneticPr)$/.test(node.name)) return ''
      return /(?:^|:)t$/.test(node.name) ? textIn(node) : stringText(node)
    })
    .join('')

/** Parses a workbook. */
export const readWorkbook = (parts: Parts): Workbook => {
  const root = readPart(parts, 'xl/workbook.xml')!
  const relations = relationsOf(parts, 'xl/workbook.xml')
  const sheets = allOf(root, 'sheet').flatMap(({ attributes }): Sheet[] => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
    const path = relations.get(id)
    const sheet = path?.startsWith('xl/worksheets/') ? readPart(parts, path) : undefined
    return path && sheet ? [{ name: attributes['name'] ?? '', path, root: sheet }] : []
  })
  const strings = readPart(parts, 'xl/sharedStrings.xml')
  return { root, sheets, shared: strings ? childrenOf(strings, 'si').map(stringText) : [] }
}

/** The text of a cell; undefined if it has none. */
export const cellText = (cell: XmlElement, shared: readonly string[]): string | undefined => {
  const { t: type } = cell.attributes
  if (type === 's') return shared[Number(textIn(childOf(cell, 'v') ?? cell))]
  if (type === 'inlineStr') {
    const inline = childOf(cell, 'is')
    return inline && stringText(inline)
  }
  return undefined
}
