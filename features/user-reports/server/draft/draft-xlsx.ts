import { strToU8, zipSync } from 'fflate'
import { xmlText } from '#platform/server/documents/xml-tree.ts'
import type { KnownTag } from '../../domain/template-values.ts'
import { columnName } from '../xlsx/references.ts'
import { draftTag, type ChosenTags } from './chosen-tags.ts'

type Draft = { title: string; tags: ChosenTags; words: { projects: string; project: string; total: string } }

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles by type. */
const styles = { plain: 0, title: 1, head: 2, day: 3, number: 4, money: 5, total: 6, wrapped: 7 } as const

type Style = keyof typeof styles

const font = (isBold: boolean, size: number): string =>
  `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`

const format = (number: number, fontId: number, fill: number, border: number, more = ''): string =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${more ? ' applyAlignment="1"' : ''}>${more}</xf>`

const thin = ['left', 'right', 'top', 'bottom']
  .map((side) => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`)
  .join('')

const wrap = '<alignment vertical="top" wrapText="1"/>'

const styleSheet = `${xml}<styleSheet xmlns="${main}"><fonts count="3">${font(false, 11)}${font(true, 16)}${font(true, 11)}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF0F0F0"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${thin}<diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${[
  format(0, 0, 0, 0),
  format(0, 1, 0, 0),
  format(0, 2, 2, 1, wrap),
  format(14, 0, 0, 1),
  format(3, 0, 0, 1),
  format(4, 0, 0, 1),
  format(4, 2, 2, 1),
  format(0, 0, 0, 1, wrap),
].join('')}</cellXfs></styleSheet>`

const cell = (column: number, row: number, text: string, style: Style): string =>
  `<c r="${columnName(column)}${row}" s="${styles[style]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

const styleOf = ({ type }: KnownTag): Style => {
  if (type === 'day') return 'day'
  if (type === 'money') return 'money'
  return type === 'number' ? 'number' : 'wrapped'
}

type Column = { name: string; text: string; style: Style }

/** Width of a column, in characters. */
const widthOf = (style: Style): number => (style === 'wrapped' ? 32 : 16)

const sheetOf = (title: string, columns: readonly Column[], total: string): string => {
  const head = columns.map(({ name }, at) => cell(at + 1, 4, name, 'head')).join('')
  const filled = columns.map(({ text, style }, at) => cell(at + 1, 5, text, style)).join('')
  const sums = columns
    .map(({ style }, at) => {
      const name = columnName(at + 1)
      if (at === 0) return cell(1, 6, total, 'total')
      return style === 'money' || style === 'number'
        ? `<c r="${name}6" s="${styles.total}"><f>SUM(${name}5:${name}5)</f></c>`
        : `<c r="${name}6" s="${styles.total}"/>`
    })
    .join('')
  // The first column is only numbered.
  const hasSums = columns.slice(1).some(({ style }) => style === 'money' || style === 'number')
  const widths = columns
    .map(
      ({ style }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(style)}" customWidth="1"/>`,
    )
    .join('')
  // Not every program makes a row as high as its wrapped words; words break early, so a line holds less than its width.
  const lines = Math.max(
    1,
    ...columns.map(({ name, style }) => Math.ceil(name.length / (widthOf(style) - 6))),
  )
  const last = `${columnName(columns.length)}5`
  return `${xml}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="4" topLeftCell="A5" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${cell(1, 1, title, 'title')}</row><row r="2">${cell(1, 2, '{{Accelerator}}, {{Date}}', 'plain')}</row><row r="4" ht="${15 * Math.min(lines, 6)}" customHeight="1">${head}</row><row r="5">${filled}</row>${hasSums ? `<row r="6">${sums}</row>` : ''}</sheetData><autoFilter ref="A4:${last}"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

/** Unique sheet names of at most 31 characters, without characters that are invalid in formulas. */
const sheetNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name, at) => {
    const bare =
      name
        .replace(/[\\/?*[\]:']/g, ' ')
        .trim()
        .slice(0, 28) || String(at + 1)
    const own = taken.has(bare.toLowerCase()) ? `${bare} ${at + 1}` : bare
    taken.add(own.toLowerCase())
    return own
  })
}

const filledBy = (
  opens: string,
  closes: string,
  columns: readonly { tag: string; known: KnownTag }[],
): Column[] =>
  columns.map(({ tag, known }, at) => ({
    name: known.name,
    text: `${at === 0 ? opens : ''}${draftTag(tag, known)}${at === columns.length - 1 ? closes : ''}`,
    style: styleOf(known),
  }))

/** A starting workbook: a row per project, and a sheet per list with the project in the first columns. */
export const draftXlsx = ({ title, tags, words }: Draft): Buffer => {
  const name = { tag: 'Name', known: { name: words.project } }
  const position = { tag: 'Position', known: { name: '№', type: 'number' as const } }
  const single = [position, name, ...tags.single.filter(({ tag }) => tag !== 'Name')]
  const sheets = [
    { name: words.projects, columns: filledBy('{{#Projects}}', '{{/Projects}}', single) },
    ...tags.lists.map(({ tag, name: called, columns }) => ({
      name: called,
      columns: filledBy(`{{#Projects}}{{#${tag}}}`, `{{/${tag}}}{{/Projects}}`, [name, ...columns]),
    })),
  ]
  const names = sheetNames(sheets.map((sheet) => sheet.name))
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheets.map((_sheet, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((one, at) => `<sheet name="${xmlText(one).replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships">${sheets.map((_sheet, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
  }
  for (const [at, { columns }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(title || '{{Report}}', columns, words.total)
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([part, content]) => [part, strToU8(content)]))),
  )
}
