/** An unchanged, removed or added piece of a text. */
export type Piece = { text: string; kind: 'same' | 'removed' | 'added' }

/** Maximum number of word pairs to compare; above it the whole text counts as replaced. */
const maxPairs = 1_000_000

const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((word, i) => word !== b[i])
  return at < 0 ? a.length : at
}

/** Table of lengths of the longest common subsequence, from the end. */
const commonLengths = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

const walk = (a: readonly string[], b: readonly string[]): Piece[] => {
  if (a.length * b.length > maxPairs)
    return [
      { text: a.join(''), kind: 'removed' },
      { text: b.join(''), kind: 'added' },
    ]
  const lengths = commonLengths(a, b)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ text: a[i]!, kind: 'same' })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      pieces.push({ text: a[i++]!, kind: 'removed' })
    else pieces.push({ text: b[j++]!, kind: 'added' })
  }
  return pieces
}

/** Merges adjacent pieces of the same kind and drops empty ones. */
const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1)
    if (!piece.text) return all
    if (last?.kind === piece.kind) last.text += piece.text
    else all.push({ ...piece })
    return all
  }, [])

/**
 * The word-by-word difference of two texts: removed and unchanged pieces form the first, added and unchanged ones the
 * second.
 */
export const wordDifference = (before: string, after: string): Piece[] => {
  const [a, b] = [words(before), words(after)]
  const start = sharedStart(a, b)
  const end = sharedStart(a.slice(start).toReversed(), b.slice(start).toReversed())
  return joined([
    { text: a.slice(0, start).join(''), kind: 'same' },
    ...walk(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { text: a.slice(a.length - end).join(''), kind: 'same' },
  ])
}
