import { unzipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { countElements } from '#platform/server/spreadsheets/xml-bounds.ts'
import { fetches, runsField, runsFormula } from './office-dangers.ts'

/** The most bytes that the parts of a template may unfold to, and the most parts and elements there may be. */
const maxUnfolded = 32 * 1024 * 1024
const maxParts = 300
const maxElements = 300_000

const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)

/** What a document would run or fetch when it is opened: no template needs it. */
const isActive = (name: string): boolean =>
  /(?:vbaProject|activeX|embeddings|externalLinks|macrosheets|connections\.xml|queryTables|customUI)/i.test(
    name,
  )

/** A name that leads out of the folder it is unpacked into: what is made carries the parts of its template to whoever opens it. */
const leadsOut = (name: string): boolean => /^\/|[\\:\0]|(?:^|\/)\.{1,2}(?:\/|$)/.test(name)

const unfold = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unfolded = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unfolded += originalSize
      parts += 1
      // What a part says of its size is all the room it gets.
      if (unfolded > maxUnfolded || parts > maxParts || isActive(name) || leadsOut(name))
        throw new ProductError('FILE_INCORRECT')
      return !name.endsWith('/')
    },
  })
}

/** The words of a part. Errors: `FILE_INCORRECT` of another encoding than UTF-8, which the checks would not read as Word does. */
const wordsOf = (part: Uint8Array): string => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(part)
  const declared = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? 'utf-8'
  if (text.includes('\0') || declared.toLowerCase() !== 'utf-8') throw new ProductError('FILE_INCORRECT')
  return text
}

/** The part that a document of the kind begins with. */
const mainPart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

/** Kinds of documents that are filled in. */
type OfficeKind = keyof typeof mainPart

/**
 * The parts of a document, unfolded and measured before any parser sees them. Errors: `FILE_INCORRECT` of what is none, is a
 * bomb, or would run or fetch something when it is opened.
 */
export const partsOfOffice = (bytes: Uint8Array, kind: OfficeKind): Record<string, Uint8Array> => {
  try {
    const parts = unfold(bytes)
    if (!parts[mainPart[kind]] || !parts['[Content_Types].xml']) throw new ProductError('FILE_INCORRECT')
    const names = Object.keys(parts).map((name) => name.toLowerCase())
    // Word reads names in any letters: of two parts it might take the other one.
    if (new Set(names).size < names.length) throw new ProductError('FILE_INCORRECT')
    let room = maxElements
    for (const [name, part] of Object.entries(parts)) {
      if (!isXml(name)) continue
      room -= countElements(part, room)
      const words = wordsOf(part)
      const runs = runsField(words) || (kind === 'xlsx' && runsFormula(words))
      if (name.toLowerCase().endsWith('.rels') ? fetches(words) : runs)
        throw new ProductError('FILE_INCORRECT')
    }
    return parts
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}
