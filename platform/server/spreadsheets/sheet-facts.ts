import { strFromU8 } from 'fflate'

/** A range of merged cells, counted from 1. */
export type JoinedCells = { top: number; bottom: number; column: number }

/** Data of a sheet besides its cells. */
export type SheetFacts = {
  joined: readonly JoinedCells[]
  /** URLs that cells link to, by cell name: "B7". */
  links: ReadonlyMap<string, string>
  /** Whether a cell's formula was calculated and returned an empty text. */
  isEmptyResult: (cell: string) => boolean
}

/** Maximum number of merged ranges and links examined per sheet. */
const maxCells = 20_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name]!)

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

/** Tags of a name in a part, up to the maximum. */
const tagsOf = (xml: string, name: string): string[] => {
  const tags: string[] = []
  for (const [tag] of xml.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))) {
    if (tags.length === maxCells) break
    tags.push(tag)
  }
  return tags
}

type Parts = Readonly<Record<string, Uint8Array>>

const partText = (parts: Parts, path: string): string => {
  const part = parts[path]
  return part ? strFromU8(part) : ''
}

/** Targets of a part's relationships by their ids. */
const targetsOf = (xml: string): Map<string, string> =>
  new Map(
    tagsOf(xml, 'Relationship').map((tag) => [attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '']),
  )

const pathOf = (parts: Parts, sheetName: string): string | undefined => {
  const sheet = tagsOf(partText(parts, 'xl/workbook.xml'), 'sheet').find(
    (tag) => attribute(tag, 'name') === sheetName,
  )
  const target =
    sheet && targetsOf(partText(parts, 'xl/_rels/workbook.xml.rels')).get(attribute(sheet, 'r:id') ?? '')
  return target?.replace(/^(\/?xl\/)?/, 'xl/')
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const joinedOf = (xml: string): JoinedCells[] =>
  tagsOf(xml, 'mergeCell').flatMap((tag) => {
    const [, letters, top, bottom] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attribute(tag, 'ref') ?? '') ?? []
    if (!letters || Number(bottom) <= Number(top)) return []
    return [{ top: Number(top), bottom: Number(bottom), column: columnNumber(letters) }]
  })

const linksOf = (xml: string, relations: string): Map<string, string> => {
  const targets = targetsOf(relations)
  return new Map(
    tagsOf(xml, 'hyperlink').flatMap((tag) => {
      const cell = attribute(tag, 'ref')
      const target = targets.get(attribute(tag, 'r:id') ?? '')
      return cell && target && /^(https?:\/\/|mailto:)/i.test(target) ? [[cell, target]] : []
    }),
  )
}

const noFacts: SheetFacts = { joined: [], links: new Map(), isEmptyResult: () => false }

/** Reads from a workbook's parts what the cell parser omits. */
export const sheetFacts = (parts: Parts, sheetName: string): SheetFacts => {
  const path = pathOf(parts, sheetName)
  if (!path) return noFacts
  const xml = partText(parts, path)
  const relations = partText(parts, path.replace(/([^/]+)$/, '_rels/$1.rels'))
  let emptyResults: Set<string> | undefined
  return {
    joined: joinedOf(xml),
    links: linksOf(xml, relations),
    isEmptyResult: (cell) => {
      // The type of a cell shows a text result; only needed for formulas without a result.
      emptyResults ??= new Set(
        Array.from(xml.matchAll(/<c\s[^>]*\bt="str"[^>]*>/g), ([tag]) => attribute(tag, 'r') ?? ''),
      )
      return emptyResults.has(cell)
    },
  }
}
