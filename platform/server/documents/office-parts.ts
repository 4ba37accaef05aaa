import { unzipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { countElements } from '#platform/server/spreadsheets/xml-bounds.ts'
import { fetches, runsField, runsFormula } from './office-dangers.ts'

/** Maximum unpacked size of a template's parts in bytes, and maximum number of parts and elements. */
const maxUnfolded = 32 * 1024 * 1024
const maxParts = 300
const maxElements = 300_000

const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)

/** Parts that a document would run or fetch when opened: no template needs them. */
const isActive = (name: string): boolean =>
  /(?:vbaProject|activeX|embeddings|externalLinks|macrosheets|connections\.xml|queryTables|customUI)/i.test(
    name,
  )

/** A name that leads out of the folder it is unpacked into: generated files contain the parts of their template. */
const leadsOut = (name: string): boolean => /^\/|[\\:\0]|(?:^|\/)\.{1,2}(?:\/|$)/.test(name)

const unfold = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let unfolded = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unfolded += originalSize
      parts += 1
      // A part may unpack to no more than its declared size.
      if (unfolded > maxUnfolded || parts > maxParts || isActive(name) || leadsOut(name))
        throw new ProductError('FILE_INCORRECT')
      return !name.endsWith('/')
    },
  })
}

/** Text of a part. Errors: `FILE_INCORRECT` for an encoding other than UTF-8, which the checks would not read as Word does. */
const wordsOf = (part: Uint8Array): string => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(part)
  const declared = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? 'utf-8'
  if (text.includes('\0') || declared.toLowerCase() !== 'utf-8') throw new ProductError('FILE_INCORRECT')
  return text
}

/** The main part of a document, by kind. */
const mainPart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

/** Kinds of templates. */
type OfficeKind = keyof typeof mainPart

/**
 * The parts of a document, unpacked and checked for size before parsing. Errors: `FILE_INCORRECT` if it is no
 * document, is a zip bomb, or would run or fetch something when opened.
 */
export const partsOfOffice = (bytes: Uint8Array, kind: OfficeKind): Record<string, Uint8Array> => {
  try {
    const parts = unfold(bytes)
    if (!parts[mainPart[kind]] || !parts['[Content_Types].xml']) throw new ProductError('FILE_INCORRECT')
    const names = Object.keys(parts).map((name) => name.toLowerCase())
    // Word matches names case-insensitively: of two parts it might use the other one.
    if (new Set(names).size < names.length) throw new ProductError('FILE_INCORRECT')
    let remaining = maxElements
    for (const [name, part] of Object.entries(parts)) {
      if (!isXml(name)) continue
      remaining -= countElements(part, remaining)
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
