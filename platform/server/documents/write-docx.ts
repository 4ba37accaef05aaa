import { zipSync } from 'fflate'
import type { SheetCell, SheetWriter } from '../spreadsheets/write-sheet.ts'

/** The type of a docx file. */
export const docxMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A document with one table: the content above it, and the table's headings. */
export type DocumentHead = {
  name: string
  /** Named facts above the table. */
  about: readonly (readonly [name: string, fact: string])[]
  titles: readonly string[]
  locale: 'ru' | 'en'
}

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign]!)

/** A text in a run, with its line breaks. */
const run = (text: string, properties = ''): string => {
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
  return `<w:r>${properties}${lines.join('<w:br/>')}</w:r>`
}

const bold = '<w:rPr><w:b/></w:rPr>'

const paragraph = (runs: string, style = ''): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${runs}</w:p>`

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** A day in the language's format (spec 9); instants are already local time. */
const dayText = (at: Date, locale: DocumentHead['locale']): string => {
  const parts = [String(at.getUTCFullYear()), twoDigits(at.getUTCMonth() + 1), twoDigits(at.getUTCDate())]
  return locale === 'ru' ? parts.toReversed().join('.') : parts.join('/')
}

const cellText = (cell: SheetCell, locale: DocumentHead['locale']): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell.toLocaleString(locale)
  if (cell instanceof Date) return dayText(cell, locale)
  if (typeof cell === 'object' && 'link' in cell) return cellText(cell.shown, locale)
  if (typeof cell === 'object' && 'share' in cell)
    return cell.share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  if (typeof cell === 'object')
    return `${dayText(cell.clock, locale)} ${twoDigits(cell.clock.getUTCHours())}:${twoDigits(cell.clock.getUTCMinutes())}`
  return String(cell)
}

const row = (cells: readonly string[], properties: string, runProperties = ''): string =>
  `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${cells
    .map((text) => `<w:tc><w:tcPr/>${paragraph(run(text, runProperties), 'Cell')}</w:tc>`)
    .join('')}</w:tr>`

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`
const relationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`
const documentRelationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`

const style = (id: string, name: string, paragraphs: string, runs: string, isDefault = ''): string =>
  `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${paragraphs}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`

const stylesOf = (locale: DocumentHead['locale']): string => {
  const language = locale === 'ru' ? 'ru-RU' : 'en-GB'
  const fonts = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>'
  return `${xml}<w:styles ${space}>${style('Normal', 'Normal', '<w:spacing w:after="80"/>', `${fonts}<w:sz w:val="20"/><w:lang w:val="${language}"/>`, ' w:default="1"')}${style('Title', 'Title', '<w:spacing w:after="240"/>', `${fonts}<w:b/><w:sz w:val="32"/>`)}${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/>', `${fonts}<w:b/><w:sz w:val="28"/>`)}${style('Heading2', 'heading 2', '<w:keepNext/><w:spacing w:before="160" w:after="60"/><w:outlineLvl w:val="1"/>', `${fonts}<w:b/><w:sz w:val="20"/>`)}${style('Name', 'Name', '<w:keepNext/><w:spacing w:before="100" w:after="20"/>', `${fonts}<w:color w:val="5A6270"/><w:sz w:val="17"/>`)}${style('Cell', 'Cell', '<w:spacing w:before="40" w:after="40"/>', `${fonts}<w:sz w:val="18"/>`)}</w:styles>`
}

const border = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`
const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')

/** The beginning of a table as wide as the page, whose heading repeats on each page. */
const tableHead = (titles: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${'<w:gridCol/>'.repeat(titles.length)}</w:tblGrid>${row(titles, '<w:tblHeader/>', bold)}`

/** A4 landscape, with margins of 1.5 cm. */
const page =
  '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>'

/** A4 portrait, with margins of 2 cm. */
const portraitPage =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>'

/** A docx file with this body. */
const packed = (body: string, locale: DocumentHead['locale']): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(contentTypes),
      '_rels/.rels': Buffer.from(relationships),
      'word/document.xml': Buffer.from(`${xml}<w:document ${space}><w:body>${body}</w:body></w:document>`),
      'word/styles.xml': Buffer.from(stylesOf(locale)),
      'word/_rels/document.xml.rels': Buffer.from(documentRelationships),
    }),
  )

/** A page with a short text: a certificate. */
export type PageOfWords = { title: string; lines: readonly { text: string; isLarge?: boolean }[] }

const centred = (text: string, size: number): string =>
  `<w:p><w:pPr><w:spacing w:before="200" w:after="200"/><w:jc w:val="center"/></w:pPr>${run(text, `<w:rPr>${size > 30 ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`)}</w:p>`

/** Writes a docx file of one landscape page, with its title and lines centred. */
export const writePageOfWords = ({ title, lines }: PageOfWords, locale: DocumentHead['locale']): Buffer =>
  packed(
    `${centred('', 40)}${centred(title, 56)}${lines.map(({ text, isLarge }) => centred(text, isLarge ? 36 : 26)).join('')}${page}`,
    locale,
  )

/**
 * Starts a docx file: a title, facts, and a table whose heading repeats on each page. Texts are escaped. Errors: none
 * of its own.
 */
export const openDocument = ({ name, about, titles, locale }: DocumentHead): SheetWriter => {
  const body = [
    paragraph(run(name), 'Title'),
    ...about.map(([fact, value]) => paragraph(`${run(`${fact}: `, bold)}${run(value)}`)),
    tableHead(titles),
  ]
  return {
    write: (cells) =>
      void body.push(
        row(
          cells.map((cell) => cellText(cell, locale)),
          '',
        ),
      ),
    end: async () => packed(`${body.join('')}</w:tbl>${paragraph('')}${page}`, locale),
  }
}

/** A part of a document: a heading, a named value, or a table with its name. */
export type DocumentBlock =
  | { kind: 'section'; text: string }
  | { kind: 'part'; text: string }
  | { kind: 'value'; name: string; value: SheetCell }
  | { kind: 'table'; name: string; titles: readonly string[]; rows: readonly (readonly SheetCell[])[] }

const blockXml = (block: DocumentBlock, locale: DocumentHead['locale']): string => {
  if (block.kind === 'section') return paragraph(run(block.text), 'Heading1')
  if (block.kind === 'part') return paragraph(run(block.text), 'Heading2')
  if (block.kind === 'value')
    return `${paragraph(run(block.name), 'Name')}${paragraph(run(cellText(block.value, locale)))}`
  const rows = block.rows.map((cells) =>
    row(
      cells.map((cell) => cellText(cell, locale)),
      '',
    ),
  )
  return `${paragraph(run(block.name), 'Heading2')}${tableHead(block.titles)}${rows.join('')}</w:tbl>`
}

/** Writes a docx file to read and print, portrait: a title, a line below it, and blocks. Texts are escaped. */
export const writeDocument = (
  { title, line, blocks }: { title: string; line: string; blocks: readonly DocumentBlock[] },
  locale: DocumentHead['locale'],
): Buffer =>
  packed(
    `${paragraph(run(title), 'Title')}${paragraph(run(line), 'Name')}${blocks.map((block) => blockXml(block, locale)).join('')}${paragraph('')}${portraitPage}`,
    locale,
  )

/** A cell of a grid: a heading, and named values below it. */
export type GridCell = { title: string; values: readonly (readonly [name: string, value: SheetCell])[] }

/** A3 landscape, with margins of 1.5 cm. */
const largePage =
  '<w:sectPr><w:pgSz w:w="23811" w:h="16838" w:orient="landscape"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>'

/** Width of the printed area of `largePage` in twentieths of a point. */
const largeWidth = 23_811 - 2 * 850

type Grid<Name extends string> = {
  title: string
  about: DocumentHead['about']
  /** The rows of the grid: neighbours of the same name, also below one another, are one cell. */
  areas: readonly (readonly Name[])[]
  cells: Readonly<Record<Name, GridCell>>
}

/** Writes a docx file of one A3 page in landscape, with cells of different sizes. Texts are escaped. */
export const writeGrid = <Name extends string>(
  { title, about, areas, cells }: Grid<Name>,
  locale: DocumentHead['locale'],
): Buffer => {
  const width = Math.floor(largeWidth / (areas[0]?.length ?? 1))
  const contentOf = (name: Name): string =>
    paragraph(run(cells[name].title, bold), 'Cell') +
    cells[name].values
      .map(
        ([label, value]) =>
          `${paragraph(run(label), 'Name')}${paragraph(run(cellText(value, locale)), 'Cell')}`,
      )
      .join('')
  const cell = (name: Name, at: number, below: number): string => {
    const span = areas[below]!.filter((one) => one === name).length
    const [isContinued, continues] = [areas[below - 1]?.[at] === name, areas[below + 1]?.[at] === name]
    const merge = isContinued ? '<w:vMerge/>' : continues ? '<w:vMerge w:val="restart"/>' : ''
    return `<w:tc><w:tcPr><w:tcW w:w="${width * span}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}${merge}</w:tcPr>${isContinued ? paragraph('') : contentOf(name)}</w:tc>`
  }
  const rows = areas.map(
    (names, below) =>
      `<w:tr>${names.map((name, at) => (names[at - 1] === name ? '' : cell(name, at, below))).join('')}</w:tr>`,
  )
  const columns = `<w:gridCol w:w="${width}"/>`.repeat(areas[0]?.length ?? 0)
  const facts = about.map(([fact, value]) => paragraph(`${run(`${fact}: `, bold)}${run(value)}`)).join('')
  return packed(
    `${paragraph(run(title), 'Title')}${facts}<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>${paragraph('')}${largePage}`,
    locale,
  )
}
