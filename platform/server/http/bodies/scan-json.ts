import type { BodyBounds } from './body-bounds.ts'
import type { Pace } from './pace.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openArray = 0x5b
const closeArray = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** The bound that a text exceeds. */
export type BrokenBound = Exclude<keyof BodyBounds, 'bytes'>

/** Counts the tokens of a JSON text on its bytes, without parsing; does not check that it is JSON. */
const createScan = (bytes: Buffer, bounds: Omit<BodyBounds, 'bytes'>) => {
  let isInText = false
  let textFrom = 0
  let tokens = 1
  /** Separators of each open container, and whether it is an array. */
  const counts: number[] = []
  const arrays: boolean[] = []

  const open = (isArray: boolean): BrokenBound | null => {
    counts.push(1)
    arrays.push(isArray)
    if (counts.length > bounds.depth) return 'depth'
    return ++tokens > bounds.tokens ? 'tokens' : null
  }
  const separate = (): BrokenBound | null => {
    const top = counts.length - 1
    if (top >= 0 && ++counts[top]! > (arrays[top] ? bounds.items : bounds.keys))
      return arrays[top] ? 'items' : 'keys'
    return ++tokens > bounds.tokens ? 'tokens' : null
  }

  /** Continues the scan; returns the exceeded bound. */
  return (from: number, to: number): BrokenBound | null => {
    for (let i = from; i < to; i++) {
      const byte = bytes[i]!
      if (byte === quote) {
        if (isInText && isEscaped(bytes, i)) continue
        isInText = !isInText
        if (isInText) textFrom = i
        else if (i - textFrom > bounds.text) return 'text'
      } else if (!isInText) {
        let broken: BrokenBound | null = null
        if (byte === comma) broken = separate()
        else if (byte === openArray || byte === openObject) broken = open(byte === openArray)
        else if (byte === closeArray || byte === closeObject) {
          counts.pop()
          arrays.pop()
        }
        if (broken) return broken
      }
    }
    return null
  }
}

/** Whether the quote at `at` is part of the string: an odd number of backslashes precedes it. */
export const isEscaped = (bytes: Buffer, at: number): boolean => {
  let backslashes = 0
  while (bytes[at - 1 - backslashes] === backslash) backslashes++
  return backslashes % 2 === 1
}

/** Returns the first bound that a JSON text exceeds, or null. */
export const brokenBound = (bytes: Buffer, bounds: Omit<BodyBounds, 'bytes'>): BrokenBound | null =>
  createScan(bytes, bounds)(0, bytes.length)

const sliceBytes = 256 * 1024

/** The same for a large text, with pauses. */
export const brokenBoundInSlices = async (
  bytes: Buffer,
  bounds: Omit<BodyBounds, 'bytes'>,
  pace: Pace,
): Promise<BrokenBound | null> => {
  const scan = createScan(bytes, bounds)
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    const broken = scan(from, Math.min(from + sliceBytes, bytes.length))
    if (broken) return broken
    if (pace.isDue()) await pace.rest()
  }
  return null
}
