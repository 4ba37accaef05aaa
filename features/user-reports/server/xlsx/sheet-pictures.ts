import { strToU8 } from 'fflate'
import {
  childOf,
  childrenOf,
  readXml,
  xmlText,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'
import type { PlacedPicture } from '../pictures/report-picture.ts'
import { columnNumber } from './references.ts'
import { addRelations, addTypes, put, readPart, relationsOf, type Parts, type Sheet } from './workbook.ts'

/** The pictures of a cell, at the row as it is written. */
export type CellPictures = { column: string; row: number; pictures: readonly PlacedPicture[] }

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'
const drawingType = 'application/vnd.openxmlformats-officedocument.drawing+xml'

/** Units of drawings, and points of heights, in a millimetre. */
const unitsOfMillimetre = 36_000
const pointsOfMillimetre = 72 / 25.4

/** Room around a picture in its cell, in millimetres. */
const margin = 1

/** The highest row of a spreadsheet, in points. */
const highestRow = 409

const emptyDrawing = `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main"/>`

const anchorOf = (
  { column, row }: CellPictures,
  { name, wide, high }: PlacedPicture,
  { id, relation, left }: { id: number; relation: string; left: number },
): XmlElement => {
  const [cx, cy, x, y] = [wide, high, left, margin].map((side) => Math.round(side * unitsOfMillimetre))
  const described = xmlText(name).replaceAll('"', '&quot;')
  return readXml(
    `<xdr:oneCellAnchor xmlns:xdr="${drawing}/spreadsheetDrawing"><xdr:from><xdr:col>${columnNumber(column) - 1}</xdr:col><xdr:colOff>${x}</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>${y}</xdr:rowOff></xdr:from><xdr:ext cx="${cx}" cy="${cy}"/><xdr:pic xmlns:a="${drawing}/main"><xdr:nvPicPr><xdr:cNvPr id="${id}" name="Picture ${id}" descr="${described}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip xmlns:r="${office}" r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`,
  )
}

/** The drawing of a sheet, made where there is none yet. */
const drawingOf = (parts: Parts, sheet: Sheet): string => {
  const known = [...relationsOf(parts, sheet.path).values()].find((name) =>
    /^xl\/drawings\/[^/]+\.xml$/.test(name),
  )
  if (known) return known
  const stem = /([^/]+)\.xml$/.exec(sheet.path)?.[1] ?? 'sheet'
  const name = `xl/drawings/pictures-${stem}.xml`
  parts[name] = strToU8(emptyDrawing)
  addRelations(parts, sheet.path, [
    `<Relationship Id="rIdPictures" Type="${office}/drawing" Target="/${name}"/>`,
  ])
  addTypes(parts, [`<Override PartName="/${name}" ContentType="${drawingType}"/>`])
  const before = sheet.root.children.findIndex(
    (node) =>
      typeof node !== 'string' &&
      /(?:^|:)(?:legacyDrawing|legacyDrawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)$/.test(
        node.name,
      ),
  )
  const prefix = /^\w+:/.exec(sheet.root.name)?.[0] ?? ''
  sheet.root.attributes['xmlns:r'] ??= office
  sheet.root.children.splice(before === -1 ? sheet.root.children.length : before, 0, {
    name: `${prefix}drawing`,
    attributes: { 'r:id': 'rIdPictures' },
    children: [],
  })
  return name
}

/** The row is as high as its pictures. */
const heighten = (row: XmlElement, millimetres: number): void => {
  const wanted = Math.min(highestRow, Math.ceil((millimetres + 2 * margin) * pointsOfMillimetre))
  if (Number(row.attributes['ht'] ?? 0) >= wanted) return
  row.attributes['ht'] = String(wanted)
  row.attributes['customHeight'] = '1'
}

/** Puts the pictures of cells onto a sheet whose rows are written already. */
export const placePictures = (parts: Parts, sheet: Sheet, placed: readonly CellPictures[]): void => {
  if (placed.length === 0) return
  const name = drawingOf(parts, sheet)
  const root = readPart(parts, name)!
  const data = childOf(sheet.root, 'sheetData')
  const rows = new Map((data ? childrenOf(data, 'row') : []).map((row) => [Number(row.attributes['r']), row]))
  const relations = new Map<Uint8Array, string>()
  const added: string[] = []
  let id = 10_000
  for (const cell of placed) {
    let left = margin
    for (const picture of cell.pictures) {
      const { bytes, format, wide, high } = picture
      const known = relations.get(bytes)
      const relation = known ?? `rIdPicture${relations.size + 1}`
      if (known === undefined) {
        const stem = name.slice(name.lastIndexOf('/') + 1, -4)
        const media = `xl/media/${stem}-${relations.size + 1}.${format}`
        parts[media] = bytes
        relations.set(bytes, relation)
        added.push(`<Relationship Id="${relation}" Type="${office}/image" Target="/${media}"/>`)
      }
      id += 1
      root.children.push(anchorOf(cell, picture, { id, relation, left }))
      left += wide + margin
      const row = rows.get(cell.row)
      if (row) heighten(row, high)
    }
  }
  addRelations(parts, name, added)
  addTypes(parts, [
    '<Default Extension="png" ContentType="image/png"/>',
    '<Default Extension="jpeg" ContentType="image/jpeg"/>',
  ])
  put(parts, name, root)
}
