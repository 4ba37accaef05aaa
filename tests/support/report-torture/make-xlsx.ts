import { strToU8, zipSync } from 'fflate'
import { xmlText } from '#platform/server/documents/xml-tree.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'

/** A cell of a template: a text, a number, a formula behind `=`, or a whole element. */
export type Cell = string | number | null

const cellOf = (cell: Cell, address: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (cell.startsWith('<')) return cell.replace('<c', `<c r="${address}"`)
  if (cell.startsWith('=')) return `<c r="${address}"><f>${xmlText(cell.slice(1))}</f><v>777</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

/** A formula that cells share: written once, in the first of them. */
export const shared = (id: number, formula = '', range = ''): string =>
  `<c><f t="shared" si="${id}"${range ? ` ref="${range}"` : ''}>${formula}</f><v>777</v></c>`

export const dated = (day: string): string => `<c s="1" t="inlineStr"><is><t>${xmlText(day)}</t></is></c>`

type Sheet = {
  name: string
  /** Rows by their numbers. */
  rows: Readonly<Record<number, readonly Cell[]>>
  /** Elements after the cells: joined cells, rules. */
  after?: string
  chart?: { names: string; values: string }
  table?: { range: string; columns: readonly string[] }
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><dxfs count="1"><dxf><font><b/></font></dxf></dxfs></styleSheet>`

const chartPart = ({ names, values }: { names: string; values: string }): string =>
  `${head}<c:chartSpace xmlns:c="${drawing}/chart" xmlns:a="${drawing}/main"><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:cat><c:strRef><c:f>${names}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>old</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${values}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>777</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`

const drawingPart = `${head}<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main"><xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>6</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>10</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>20</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart 1"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawing}/chart"><c:chart xmlns:c="${drawing}/chart" xmlns:r="${office}" r:id="rIdChart"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`

const tablePart = ({ range, columns }: { range: string; columns: readonly string[] }, id: number): string =>
  `${head}<table xmlns="${main}" id="${id}" name="Table${id}" displayName="Table${id}" ref="${range}"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${columns.map((name, at) => `<tableColumn id="${at + 1}" name="${name}"/>`).join('')}</tableColumns></table>`

const relations = (all: readonly [id: string, kind: string, target: string][]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${all.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

const columnOf = (at: number): string => String.fromCharCode(65 + at)

const sheetPart = ({ rows, after = '', chart, table }: Sheet): string => {
  const data = Object.entries(rows)
    .map(
      ([row, cells]) =>
        `<row r="${row}">${cells.map((cell, at) => cellOf(cell, `${columnOf(at)}${row}`)).join('')}</row>`,
    )
    .join('')
  return `${head}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${data}</sheetData>${after}${chart ? '<drawing r:id="rIdDrawing"/>' : ''}${table ? '<tableParts count="1"><tablePart r:id="rIdTable"/></tableParts>' : ''}</worksheet>`
}

/** A workbook of these sheets, with names when some are given. */
export const makeXlsx = (sheets: readonly Sheet[], names = ''): Uint8Array => {
  const parts: Record<string, string> = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets>${names ? `<definedNames>${names}</definedNames>` : ''}<calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_sheet, at): [string, string, string] => [
        `rId${at + 1}`,
        'worksheet',
        `worksheets/sheet${at + 1}.xml`,
      ]),
      ['rIdStyles', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  }
  const types = [`<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>`]
  types.push(`<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>`)
  for (const [at, sheet] of sheets.entries()) {
    const number = at + 1
    parts[`xl/worksheets/sheet${number}.xml`] = sheetPart(sheet)
    types.push(
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
    )
    const own: [string, string, string][] = []
    if (sheet.chart) {
      own.push(['rIdDrawing', 'drawing', `../drawings/drawing${number}.xml`])
      parts[`xl/drawings/drawing${number}.xml`] = drawingPart
      parts[`xl/drawings/_rels/drawing${number}.xml.rels`] = relations([
        ['rIdChart', 'chart', `../charts/chart${number}.xml`],
      ])
      parts[`xl/charts/chart${number}.xml`] = chartPart(sheet.chart)
      types.push(
        `<Override PartName="/xl/drawings/drawing${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>`,
        `<Override PartName="/xl/charts/chart${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
      )
    }
    if (sheet.table) {
      own.push(['rIdTable', 'table', `../tables/table${number}.xml`])
      parts[`xl/tables/table${number}.xml`] = tablePart(sheet.table, number)
      types.push(`<Override PartName="/xl/tables/table${number}.xml" ContentType="${sheetType}.table+xml"/>`)
    }
    if (own.length > 0) parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relations(own)
  }
  parts['[Content_Types].xml'] =
    `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])))
}
