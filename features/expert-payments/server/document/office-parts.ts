import { strFromU8, unzipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { countElements } from '#platform/server/spreadsheets/xml-bounds.ts'

/** The most bytes that the parts of a template may unfold to, and the most parts and elements there may be. */
const maxUnfolded = 32 * 1024 * 1024
const maxParts = 300
const maxElements = 300_000

const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)

/** What a document would run or fetch when it is opened: no template needs it. */
const isActive = (name: string): boolean => /(?:vbaProject|activeX|embeddings)/i.test(name)

const unfold = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unfolded = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unfolded += originalSize
      parts += 1
      // What a part says of its size is all the room it gets.
      if (unfolded > maxUnfolded || parts > maxParts || isActive(name))
        throw new ProductError('FILE_INCORRECT')
      return !name.endsWith('/')
    },
  })
}

/** Relations that fetch something from elsewhere, but for links that a reader presses. */
const fetches = (rels: string): boolean =>
  [...rels.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].some(
    ([tag]) => /TargetMode\s*=\s*["']External/i.test(tag) && !/\/hyperlink["']/i.test(tag),
  )

/**
 * The parts of a docx, unfolded and measured before any parser sees them. Errors: `FILE_INCORRECT` of what is none, is a bomb, or
 * would run or fetch something when it is opened.
 */
export const partsOfDocx = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    const parts = unfold(bytes)
    if (!parts['word/document.xml'] || !parts['[Content_Types].xml']) throw new ProductError('FILE_INCORRECT')
    let room = maxElements
    for (const [name, part] of Object.entries(parts)) {
      if (!isXml(name)) continue
      room -= countElements(part, room)
      if (name.endsWith('.rels') && fetches(strFromU8(part))) throw new ProductError('FILE_INCORRECT')
    }
    return parts
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}
