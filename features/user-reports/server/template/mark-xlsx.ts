import { strFromU8, strToU8 } from 'fflate'
import { childOf, readXml, writeXml, xmlText, type XmlElement } from '#platform/server/documents/xml-tree.ts'
import { cellOf, columnNumber } from '../xlsx/references.ts'
import {
  addRelations,
  addTypes,
  readPart,
  readWorkbook,
  relationsOf,
  type Parts,
  type Sheet,
} from '../xlsx/workbook.ts'
import type { Mark } from './mark-docx.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const notesType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml'

/** Shape of a note, shown when pointing at its cell. */
const shapeOf = (address: string, at: number): string => {
  const { column, row } = cellOf(address)
  const left = columnNumber(column)
  return `<v:shape id="_mark${at}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${left}, 15, ${row - 1}, 2, ${left + 3}, 15, ${row + 3}, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${left - 1}</x:Column></x:ClientData></v:shape>`
}

const emptyDrawing =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>'

const noteOf = (address: string, words: string): XmlElement =>
  readXml(
    `<comment ref="${address}" authorId="0"><text><t xml:space="preserve">${xmlText(words)}</t></text></comment>`,
  )

/** Names of what a sheet says notes by, made where there is nothing yet. */
const notesOf = (parts: Parts, sheet: Sheet, at: number): { notes: string; drawing: string } => {
  const related = [...relationsOf(parts, sheet.path).values()]
  const notes = related.find((name) => /comments\d*\.xml$/.test(name))
  const drawing = related.find((name) => name.endsWith('.vml'))
  if (notes && drawing) return { notes, drawing }
  const made = { notes: `xl/commentsMark${at}.xml`, drawing: `xl/drawings/vmlDrawingMark${at}.vml` }
  parts[made.notes] = strToU8(
    `<comments xmlns="${main}"><authors><author>!</author></authors><commentList/></comments>`,
  )
  parts[made.drawing] = strToU8(emptyDrawing)
  addRelations(parts, sheet.path, [
    `<Relationship Id="rIdMarkNotes" Type="${office}/comments" Target="/${made.notes}"/>`,
    `<Relationship Id="rIdMarkDrawing" Type="${office}/vmlDrawing" Target="/${made.drawing}"/>`,
  ])
  addTypes(parts, [
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    `<Override PartName="/${made.notes}" ContentType="${notesType}"/>`,
  ])
  const before = sheet.root.children.findIndex(
    (node) =>
      typeof node !== 'string' &&
      /^(?:legacyDrawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)$/.test(node.name),
  )
  sheet.root.attributes['xmlns:r'] ??= office
  sheet.root.children.splice(before === -1 ? sheet.root.children.length : before, 0, {
    name: 'legacyDrawing',
    attributes: { 'r:id': 'rIdMarkDrawing' },
    children: [],
  })
  parts[sheet.path] = strToU8(writeXml(sheet.root))
  return made
}

/** Adds notes to the cells; notes on the whole file are added to the first cell. */
export const markXlsx = (parts: Parts, marks: readonly Mark[]): void => {
  const { sheets } = readWorkbook(parts)
  for (const [at, sheet] of sheets.entries()) {
    const own = marks.filter(({ part }) => part === sheet.name || (part === '' && at === 0))
    if (own.length === 0) continue
    // All problems of a cell are in one note.
    const byCell = new Map<string, string[]>()
    for (const { place, words } of own) {
      const address = place || 'A1'
      byCell.set(address, [...(byCell.get(address) ?? []), words])
    }
    const { notes, drawing } = notesOf(parts, sheet, at + 1)
    const root = readPart(parts, notes)!
    const list = childOf(root, 'commentList')
    list?.children.push(...[...byCell].map(([address, words]) => noteOf(address, words.join('\n'))))
    parts[notes] = strToU8(writeXml(root))
    const shapes = [...byCell.keys()].map((address, number) => shapeOf(address, at * 1000 + number)).join('')
    parts[drawing] = strToU8(strFromU8(parts[drawing]!).replace('</xml>', `${shapes}</xml>`))
  }
}
