import { strToU8, zipSync } from 'fflate'
import { xmlText } from '#platform/server/documents/xml-tree.ts'
import { documentTag, type ChosenTags } from './chosen-tags.ts'

type Draft = { title: string; oneFile: boolean; locale: 'ru' | 'en'; tags: ChosenTags }

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`
const relationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`
const documentRelationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`

const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>'

const style = (id: string, paragraph: string, run: string, isDefault = false): string =>
  `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${id}"/>${isDefault ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${paragraph}</w:pPr><w:rPr>${fonts}${run}</w:rPr></w:style>`

const stylesOf = (locale: 'ru' | 'en'): string =>
  `${xml}<w:styles ${space}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="22"/><w:lang w:val="${locale === 'ru' ? 'ru-RU' : 'en-GB'}"/></w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', '<w:spacing w:after="120"/>', '', true)}${style('Title', '<w:spacing w:after="200"/>', '<w:b/><w:sz w:val="36"/>')}${style('Heading1', '<w:keepNext/><w:spacing w:before="320" w:after="120"/>', '<w:b/><w:sz w:val="28"/>')}${style('Heading2', '<w:keepNext/><w:spacing w:before="200" w:after="80"/>', '<w:b/><w:sz w:val="24"/>')}${style('Cell', '<w:spacing w:before="40" w:after="40"/>', '<w:sz w:val="20"/>')}</w:styles>`

const paragraph = (text: string, styled: string, isBold = false): string =>
  `<w:p><w:pPr><w:pStyle w:val="${styled}"/></w:pPr><w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`

const line = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`
const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')

/** Text width of an A4 page, in twentieths of a point. */
const textWidth = 9638

const table = (rows: readonly string[], widths: readonly number[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${lines}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.join('')}</w:tbl>${paragraph('', 'Normal')}`

const cell = (text: string, width: number, isHead: boolean): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="F0F0F0"/>' : ''}</w:tcPr>${paragraph(text, 'Cell', isHead)}</w:tc>`

const row = (cells: readonly string[], isHead = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.join('')}</w:tr>`

const factsOf = ({ single }: ChosenTags): string => {
  const widths = [3400, textWidth - 3400]
  const facts = single.filter(({ tag }) => tag !== 'Name')
  if (facts.length === 0) return ''
  return table(
    facts.map(({ tag, known }) =>
      row([cell(known.name, widths[0]!, true), cell(documentTag(tag, known), widths[1]!, false)]),
    ),
    widths,
  )
}

const listTable = ({ tag, name, columns }: ChosenTags['lists'][number]): string => {
  const width = Math.floor(textWidth / columns.length)
  const widths = columns.map(() => width)
  const cells = columns.map((column, at) => {
    const opens = at === 0 ? `{{#${tag}}}` : ''
    const closes = at === columns.length - 1 ? `{{/${tag}}}` : ''
    return cell(`${opens}${documentTag(column.tag, column.known)}${closes}`, width, false)
  })
  const head = columns.map(({ known }) => cell(known.name, width, true))
  return paragraph(name, 'Heading2') + table([row(head, true), row(cells)], widths)
}

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'

/** A starting document: a section per project, single values as facts, lists as tables. */
export const draftDocx = ({ title, oneFile, locale, tags }: Draft): Buffer => {
  const project = [paragraph('{{Name}}', 'Heading1'), factsOf(tags), ...tags.lists.map(listTable)].join('')
  const body = [
    paragraph(title || '{{Report}}', 'Title'),
    paragraph('{{Accelerator}}, {{Date}}', 'Normal'),
    oneFile ? paragraph('{{#Projects}}', 'Normal') + project + paragraph('{{/Projects}}', 'Normal') : project,
  ].join('')
  const document = `${xml}<w:document ${space}><w:body>${body}${page}</w:body></w:document>`
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relationships),
      'word/document.xml': strToU8(document),
      'word/styles.xml': strToU8(stylesOf(locale)),
      'word/_rels/document.xml.rels': strToU8(documentRelationships),
    }),
  )
}
