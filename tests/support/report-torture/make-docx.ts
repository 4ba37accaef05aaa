import { strToU8, zipSync } from 'fflate'
import { xmlText } from '#platform/server/documents/xml-tree.ts'
import { dot } from './case.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'

const spaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}" xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"`

export const run = (text: string, look = ''): string =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`

export const paragraph = (inside: string, look = ''): string =>
  `<w:p>${look ? `<w:pPr>${look}</w:pPr>` : ''}${inside.startsWith('<') || inside === '' ? inside : run(inside)}</w:p>`

export const cell = (inside: string, look = ''): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/>${look}</w:tcPr>${inside.startsWith('<') ? inside : paragraph(inside)}</w:tc>`

export const table = (rows: readonly (readonly string[])[], columns = rows[0]!.length): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(columns)}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`

export const control = (inside: string, facts = ''): string =>
  `<w:sdt><w:sdtPr><w:id w:val="${inside.length}"/>${facts}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`

/** A text box as Word writes it: for new programs, and repeated for old ones. */
export const textBox = (inside: string): string => {
  const content = `<w:txbxContent>${inside}</w:txbxContent>`
  return paragraph(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2000000" cy="900000"/><wp:docPr id="7" name="Box"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:150pt;height:70pt"><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  )
}

/** A placeholder picture: its description is a tag. */
export const placeholder = (tag: string): string =>
  paragraph(
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="900000" cy="900000"/><wp:docPr id="9" name="Picture 9" descr="${tag}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="9" name="Picture 9"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdDot"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  )

const numbering = `<w:numbering ${spaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

/** The list that `numbering` declares. */
export const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'

type More = { header?: string; footer?: string; notes?: string }

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
const type = (part: string, kind: string): string =>
  `<Override PartName="/word/${part}.xml" ContentType="${word}.${kind}+xml"/>`

/** A document with what a template may hold besides its text. */
export const makeDocx = (body: string, { header, footer, notes }: More = {}): Uint8Array => {
  const section = `<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rIdHeader"/>' : ''}${footer ? '<w:footerReference w:type="default" r:id="rIdFooter"/>' : ''}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${type('document', 'document.main')}${type('numbering', 'numbering')}${header ? type('header1', 'header') : ''}${footer ? type('footer1', 'footer') : ''}${notes ? type('footnotes', 'footnotes') : ''}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `${head}<w:document ${spaces}><w:body>${body}${section}</w:body></w:document>`,
    'word/numbering.xml': head + numbering,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${relation('rIdNumbers', 'numbering', 'numbering.xml')}${relation('rIdDot', 'image', 'media/dot.png')}${header ? relation('rIdHeader', 'header', 'header1.xml') : ''}${footer ? relation('rIdFooter', 'footer', 'footer1.xml') : ''}${notes ? relation('rIdNotes', 'footnotes', 'footnotes.xml') : ''}</Relationships>`,
    ...(header ? { 'word/header1.xml': `${head}<w:hdr ${spaces}>${header}</w:hdr>` } : {}),
    ...(footer ? { 'word/footer1.xml': `${head}<w:ftr ${spaces}>${footer}</w:ftr>` } : {}),
    ...(notes
      ? {
          'word/footnotes.xml': `${head}<w:footnotes ${spaces}><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote><w:footnote w:id="1">${notes}</w:footnote></w:footnotes>`,
        }
      : {}),
  }
  return zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])),
    'word/media/dot.png': dot,
  })
}
