import {
  createDefaultPlugins,
  TemplateHandler,
  type ScopeDataArgs,
  TemplateExtension,
  type ScopeData,
  type TemplateContext,
} from 'easy-template-x'
import { unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { writableText } from '#platform/server/documents/xml-tree.ts'
import { evaluate, type Formats, type Found } from '../../domain/evaluate.rules.ts'
import { readTag } from '../../domain/tag.rules.ts'
import type { Scope } from '../../domain/template-values.ts'
import { placedParts, placedPictures, type Pictures } from '../pictures/report-picture.ts'
import { withFreeControls } from './free-controls.ts'
import { PicturesPlugin, type PicturesContent } from './pictures-plugin.ts'
import { withRowLoops } from './row-loops.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Fills footnotes and endnotes, which the library leaves as they are. */
class FillNotes extends TemplateExtension {
  override async execute(data: ScopeData, context: TemplateContext): Promise<void> {
    const { docx, currentPart } = context
    if (currentPart !== docx.mainDocument) return
    for (const kind of ['footnotes', 'endnotes'])
      // oxlint-disable-next-line no-await-in-loop
      for (const part of await docx.mainDocument.getPartsByType(`${office}/${kind}`)) {
        // oxlint-disable-next-line no-await-in-loop
        await this.utilities.compiler.compile(await part.xmlRoot(), data, { ...context, currentPart: part })
      }
  }
}

/** Maximum XML depth; real documents are a few dozen levels deep. */
const maxXmlDepth = 40

/** What tags come to where they stand: each is worked out once for the same place. */
const resolverOf = (root: readonly Scope[], formats: Formats, pictures: Pictures) => {
  const known = new Map<Scope, Map<string, Found>>()
  const worked = (source: string, scopes: readonly Scope[]): Found => {
    const innermost = scopes.at(-1)!
    const here = known.get(innermost) ?? new Map<string, Found>()
    known.set(innermost, here)
    const before = here.get(source)
    if (before !== undefined) return before
    const tag = readTag(source)
    const found: Found = tag ? evaluate(tag, scopes, formats) : { text: '' }
    here.set(source, found)
    return found
  }
  return ({ path }: ScopeDataArgs): Record<string, never>[] | string | boolean | PicturesContent => {
    const scopes = [...root]
    let found: Found = { text: '' }
    for (const part of path) {
      if (typeof part === 'number') {
        const one = Array.isArray(found) ? found[part] : undefined
        if (one) scopes.push(one)
        continue
      }
      found = worked(`${part.disposition === 'Open' ? '#' : ''}${part.name}`, scopes)
    }
    if (Array.isArray(found)) return found.map(() => ({}))
    if (typeof found === 'boolean') return found
    const placed = placedPictures(found.picture, pictures)
    if (placed) return { _type: 'pictures', parts: placed.map((picture) => ({ picture })) }
    const parts = placedParts(found.picture, pictures)
    return parts ? { _type: 'pictures', parts } : writableText(found.text)
  }
}

/** The library adds entries for folders, which a package does not have. */
const repacked = (bytes: Uint8Array): Uint8Array =>
  zipSync(unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') }), { level: 6 })

/** A template of a document filled in. Errors: `FILE_INCORRECT` of one that cannot be. */
export const fillDocx = async (
  parts: Record<string, Uint8Array>,
  scopes: readonly Scope[],
  formats: Formats,
  pictures: Pictures = {},
): Promise<Uint8Array> => {
  const handler = new TemplateHandler({
    delimiters: { tagStart: '{{', tagEnd: '}}', containerTagOpen: '#', containerTagClose: '/' },
    maxXmlDepth,
    plugins: [...createDefaultPlugins(), new PicturesPlugin()],
    extensions: { beforeCompilation: [new FillNotes()] },
    scopeDataResolver: resolverOf(scopes, formats, pictures),
  })
  // Not packed: the parser unfolds no more than was measured.
  const bounded = zipSync(withRowLoops(withFreeControls(parts)), { level: 0 })
  try {
    return repacked(new Uint8Array(await handler.process(Buffer.from(bounded), {})))
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}
