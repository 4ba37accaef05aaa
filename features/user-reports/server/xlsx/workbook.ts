import { strFromU8, strToU8 } from 'fflate'
import {
  allOf,
  childOf,
  childrenOf,
  readXml,
  textIn,
  writeXml,
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

/** Writes a part. */
export const put = (parts: Parts, name: string, root: XmlElement): void => {
  parts[name] = strToU8(writeXml(root))
}

/** Where a relation of a part leads, as the name of another part. */
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
  const rels = readPart(parts, relationsPart(name))
  if (!rels) return new Map()
  return new Map(
    childrenOf(rels, 'Relationship').map(({ attributes }) => [
      attributes['Id'] ?? '',
      targetOf(name, attributes['Target'] ?? ''),
    ]),
  )
}

/** The name of the part that holds what another one leads to. */
export const relationsPart = (name: string): string => {
  const at = name.lastIndexOf('/')
  return `${name.slice(0, at)}/_rels/${name.slice(at + 1)}.rels`
}

/** Adds relations, as texts, to what a part leads to. */
export const addRelations = (parts: Parts, name: string, relations: readonly string[]): void => {
  const relationsXml = readPart(parts, relationsPart(name))
  const holder: XmlElement = relationsXml ?? {
    name: 'Relationships',
    attributes: { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    children: [],
  }
  holder.children.push(...relations.map(readXml))
  put(parts, relationsPart(name), holder)
}

/** Names the types of parts that were added: whole elements, as texts. */
export const addTypes = (parts: Parts, types: readonly string[]): void => {
  const name = '[Content_Types].xml'
  const source = strFromU8(parts[name]!)
  const fresh = types.filter((type) => {
    const extension = /^<Default Extension="(\w+)"/.exec(type)?.[1]
    return extension === undefined || !new RegExp(`Extension="${extension}"`, 'i').test(source)
  })
  parts[name] = strToU8(source.replace('</Types>', () => `${fresh.join('')}</Types>`))
}

/** What a string says, without the reading aids of Asian scripts. */
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
