import {
  ImagePlugin,
  officeMarkup,
  RelType,
  ScopeData,
  TagPlacement,
  TemplatePlugin,
  xml,
  type PluginContent,
  type Tag,
  type TemplateContext,
} from 'easy-template-x'
import { writableText, xmlText } from '#platform/server/documents/xml-tree.ts'
import type { PlacedPart, PlacedPicture } from '../pictures/report-picture.ts'

/** What a tag is filled with when it shows pictures, alone or between words. */
export type PicturesContent = PluginContent & { _type: 'pictures'; parts: readonly PlacedPart[] }

/** Units of drawings in a millimetre. */
const unitsOfMillimetre = 36_000
const pixelsOfMillimetre = 96 / 25.4

/** Ids of drawings begin where no template's own are. */
const firstId = 500_000

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const markupOf = (id: number, relation: string, { name, wide, high }: PlacedPicture): string => {
  const [cx, cy] = [wide, high].map((side) => Math.max(1, Math.round(side * unitsOfMillimetre)))
  const described = xmlText(name).replaceAll('"', '&quot;')
  return `<w:drawing xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><wp:inline xmlns:wp="${drawing}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${id}" name="Picture ${id}" descr="${described}"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="${drawing}/main"><a:graphicData uri="${drawing}/picture"><pic:pic xmlns:pic="${drawing}/picture"><pic:nvPicPr><pic:cNvPr id="${id}" name="Picture ${id}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${office}" r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
}

const mimeOf = ({ format }: PlacedPicture) =>
  format === 'png' ? ('image/png' as const) : ('image/jpeg' as const)

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Words as they are in a run, a break between lines. */
const wordsMarkup = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [`<w:br ${word}/>`] : []),
      `<w:t ${word} xml:space="preserve">${xmlText(writableText(line))}</w:t>`,
    ])

/** Puts all pictures of a field in the place of its tag; a picture whose description is a tag is exchanged. */
export class PicturesPlugin extends TemplatePlugin {
  override readonly contentType = 'pictures'
  private readonly one = new ImagePlugin()
  private nextId = firstId

  override async simpleTagReplacements(tag: Tag, data: ScopeData, context: TemplateContext): Promise<void> {
    const { parts } = data.getScopeData<PicturesContent>()
    const [first] = parts.flatMap((part) => ('picture' in part ? [part.picture] : []))
    if (first && tag.placement === TagPlacement.Attribute) {
      const { wide, high } = first
      const content = {
        _type: 'image',
        source: Buffer.from(first.bytes.buffer, first.bytes.byteOffset, first.bytes.length),
        format: mimeOf(first),
        width: Math.round(wide * pixelsOfMillimetre),
        height: Math.round(high * pixelsOfMillimetre),
      }
      const data = new ScopeData({})
      data.scopeDataResolver = () => content
      await this.one.simpleTagReplacements(tag, data, context)
      return
    }
    if (tag.placement === TagPlacement.TextNode) {
      const text = officeMarkup.query.containingTextNode(tag.xmlTextNode)
      const markup: string[] = []
      for (const [at, part] of parts.entries()) {
        const before = parts[at - 1]
        // Words and pictures stand on lines of their own; pictures alone stand side by side.
        if (before && ('text' in part || 'text' in before)) markup.push(`<w:br ${word}/>`)
        // oxlint-disable-next-line no-await-in-loop
        markup.push(...('text' in part ? wordsMarkup(part.text) : [await this.drawn(part.picture, context)]))
      }
      // Each is put right behind the tag: the last one first.
      for (const one of markup.toReversed()) xml.modify.insertAfter(xml.parser.parse(one), text)
    }
    officeMarkup.modify.removeTag(tag)
  }

  private async drawn(picture: PlacedPicture, context: TemplateContext): Promise<string> {
    this.nextId += 1
    const id = this.nextId
    return markupOf(id, await this.relationOf(picture, context), picture)
  }

  private readonly buffers = new Map<Uint8Array, Buffer>()

  /** The file of a picture, the same for all the tags that show it. */
  private async relationOf(picture: PlacedPicture, context: TemplateContext): Promise<string> {
    const { bytes } = picture
    const buffer = this.buffers.get(bytes) ?? Buffer.from(bytes)
    this.buffers.set(bytes, buffer)
    const path = await context.docx.mediaFiles.add(buffer, mimeOf(picture))
    await context.docx.contentTypes.ensureContentType(mimeOf(picture))
    return context.currentPart.rels.add(path, RelType.Image)
  }
}
