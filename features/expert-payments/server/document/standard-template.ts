import { zipSync } from 'fflate'
import type { ActLanguage } from '../../domain/states.ts'

/** Texts of the standard act; tags in braces are filled in. */
const words = {
  ru: {
    lang: 'ru-RU',
    title: 'Акт № {{Number}} об оказании услуг по экспертизе',
    date: 'от {{Date}}',
    intro:
      '{{Accelerator}} («Заказчик») и {{Expert}} («Исполнитель») составили этот акт о том, что с {{PeriodFrom}} по {{PeriodTo}} Исполнитель выполнил, а Заказчик принял экспертизы, перечисленные ниже.',
    basis: 'Основание: {{Basis}}',
    columns: ['№', 'Номер экспертизы', 'Вид работы', 'Принята', 'Сумма, {{Currency}}'],
    total: 'Итого экспертиз: {{JobCount}} на сумму {{Total}} {{Currency}} ({{TotalInWords}}).',
    settled: 'Работы выполнены полностью. Стороны не имеют претензий по объёму, качеству и срокам.',
    client: 'Заказчик: {{Accelerator}}',
    expert: 'Исполнитель: {{Expert}}',
  },
  en: {
    lang: 'en-GB',
    title: 'Payment statement No. {{Number}} for expert review services',
    date: 'dated {{Date}}',
    intro:
      '{{Accelerator}} (the “Client”) and {{Expert}} (the “Contractor”) confirm that from {{PeriodFrom}} to {{PeriodTo}} the Contractor carried out, and the Client accepted, the expert reviews listed below.',
    basis: 'Under: {{Basis}}',
    columns: ['No.', 'Review', 'Kind of work', 'Accepted', 'Amount, {{Currency}}'],
    total: 'Reviews: {{JobCount}}. Total: {{Total}} {{Currency}} ({{TotalInWords}}).',
    settled: 'The work has been done in full. Neither party has claims as to its scope, quality or timing.',
    client: 'Client: {{Accelerator}}',
    expert: 'Contractor: {{Expert}}',
  },
} as const satisfies Record<ActLanguage, object>

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`
const relationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`
const documentRelationships = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`

const paragraph = (text: string, { style = '', bold = false, end = false } = {}): string => {
  const styled = style ? `<w:pStyle w:val="${style}"/>` : ''
  const aligned = end ? '<w:jc w:val="right"/>' : ''
  const run = `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
  return `<w:p><w:pPr>${styled}${aligned}</w:pPr>${text ? run : ''}</w:p>`
}

/** Column widths in twentieths of a point; the sum is the text width of an A4 page. */
const widths = [700, 2200, 3400, 1600, 1738]

const row = (cells: readonly string[], head = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${head ? '<w:tblHeader/>' : ''}</w:trPr>${cells
    .map(
      (text, i) =>
        `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/></w:tcPr>${paragraph(text, { style: 'Cell', bold: head, end: i === 4 })}</w:tc>`,
    )
    .join('')}</w:tr>`

const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="777777"/>`)
  .join('')

// Row that is repeated for each job: the list starts in its first cell and ends in its last.
const jobRow = row([
  '{{#Jobs}}{{Position}}',
  '{{JobNumber}}',
  '{{Work}}',
  '{{AcceptedOn}}',
  '{{Amount}}{{/Jobs}}',
])

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr>'

const style = (id: string, paragraphs: string, runs: string, isDefault = ''): string =>
  `<w:style w:type="paragraph"${isDefault} w:styleId="${id}"><w:name w:val="${id}"/><w:pPr>${paragraphs}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`

const stylesOf = (lang: string): string => {
  const fonts = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>'
  return `${xml}<w:styles ${space}>${style('Normal', '<w:spacing w:after="160"/>', `${fonts}<w:sz w:val="20"/><w:lang w:val="${lang}"/>`, ' w:default="1"')}${style('Title', '<w:spacing w:after="80"/>', `${fonts}<w:b/><w:sz w:val="28"/>`)}${style('Cell', '<w:spacing w:before="40" w:after="40"/>', `${fonts}<w:sz w:val="18"/>`)}</w:styles>`
}

/** Standard template of acts in a language. An accelerator may use it as a starting point for its own. */
export const standardTemplate = (language: ActLanguage): Buffer => {
  const texts = words[language]
  const sign = (who: string): string => `${paragraph(who)}${paragraph('_______________________________')}`
  const table = `<w:tbl><w:tblPr><w:tblW w:w="9638" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((w) => `<w:gridCol w:w="${w}"/>`).join('')}</w:tblGrid>${row(texts.columns, true)}${jobRow}</w:tbl>`
  const body = [
    paragraph(texts.title, { style: 'Title' }),
    paragraph(texts.date),
    paragraph(texts.intro),
    paragraph(texts.basis),
    table,
    paragraph(''),
    paragraph(texts.total, { bold: true }),
    paragraph(texts.settled),
    paragraph(''),
    sign(texts.client),
    sign(texts.expert),
    page,
  ].join('')
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from(contentTypes),
      '_rels/.rels': Buffer.from(relationships),
      'word/document.xml': Buffer.from(`${xml}<w:document ${space}><w:body>${body}</w:body></w:document>`),
      'word/styles.xml': Buffer.from(stylesOf(texts.lang)),
      'word/_rels/document.xml.rels': Buffer.from(documentRelationships),
    }),
  )
}
