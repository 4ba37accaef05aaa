import { ProductError } from '#platform/domain/product-error.ts'

/** Eight-bit Cyrillic encodings, with a bonus for the usual one, which decides short texts. */
const cyrillic = [
  ['windows-1251', 3],
  ['ibm866', 0],
  ['koi8-r', 0],
  ['x-mac-cyrillic', 0],
] as const

/** Lower-case letters of Russian texts, by frequency. */
const byFrequency = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'

const weights: ReadonlyMap<string, number> = new Map(
  [...byFrequency].map((letter, at) => [letter, byFrequency.length - at]),
)

/** Characters examined: more do not change the result. */
const judged = 20_000

const neutral = /[\s\p{ASCII}«»—–№…°“”„’]/u

/**
 * How much a text looks like Russian, per non-Latin letter: frequent letters score most, a capital only at the
 * beginning of a word or among capitals; other characters lower the score.
 */
const likeness = (text: string): number => {
  let score = 0
  let count = 0
  let before = ''
  for (const sign of text.slice(0, judged)) {
    if (!neutral.test(sign)) {
      const isCapital = sign !== sign.toLowerCase()
      const weight = weights.get(sign.toLowerCase())
      const isInside = before !== before.toUpperCase()
      score += weight === undefined ? -40 : isCapital && isInside ? -40 : isCapital ? weight * 0.8 : weight
      count += 1
    }
    before = sign
  }
  return count === 0 ? 0 : score / count
}

/** A non-ASCII letter inside a Latin word: "café" decoded as if it were Russian. */
const insideLatinWord = /[A-Za-z]\P{ASCII}|\P{ASCII}[A-Za-z]/gu

/** Whether the non-ASCII letters are Western European, and most of them parts of Latin words. */
const isWestern = (text: string): boolean => {
  const beyond = text.match(/\P{ASCII}/gu)?.length ?? 0
  if (/[^\p{ASCII}À-ÿŠšŽžŒœŸ€£§©®°«»„“”’–—…\u00a0]/u.test(text)) return false
  return (text.match(insideLatinWord)?.length ?? 0) > beyond / 2
}

/** Below it a text is not Russian in any encoding. */
const leastLikeness = 10

const decode = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16, by its byte order mark, or by every second byte being zero for Latin letters, digits and separators. */
export const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, 4000)
  const zeros = [0, 0]
  beginning.forEach((byte, at) => (zeros[at % 2]! += byte === 0 ? 1 : 0))
  const enough = beginning.length / 40
  if (zeros[1]! > enough && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! > enough && zeros[1] === 0 ? 'utf-16be' : null
}

/**
 * The text of a file in UTF-8, UTF-16, windows-1252, or the eight-bit Russian encoding in which it looks most like
 * Russian. Errors: `FILE_ENCODING_UNKNOWN` for a text that fits none, `FILE_INCORRECT` for bytes that are not text.
 */
export const decodedText = (bytes: Uint8Array): string => {
  const wide = utf16Of(bytes)
  const text = wide ? decode(wide, bytes) : decode('utf-8', bytes)
  if (wide && text === null) throw new ProductError('FILE_INCORRECT')
  if (text !== null) {
    if (text.includes('\u0000')) throw new ProductError('FILE_INCORRECT')
    return text
  }
  if (bytes.includes(0)) throw new ProductError('FILE_INCORRECT')
  const western = decode('windows-1252', bytes)
  if (western !== null && isWestern(western)) return western
  const [best] = cyrillic
    .map(([encoding, ahead]) => ({ decoded: decode(encoding, bytes) ?? '', ahead }))
    .map(({ decoded, ahead }) => ({ decoded, score: likeness(decoded) + ahead }))
    .toSorted((a, b) => b.score - a.score)
  if (!best || best.score < leastLikeness) throw new ProductError('FILE_ENCODING_UNKNOWN')
  return best.decoded
}
