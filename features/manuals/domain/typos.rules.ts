/** Number of mistakes that a word of this length may have. */
const mostMistakes = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/**
 * Number of letters inserted, left out, replaced or swapped with the next between two words; more than `limit` is returned as
 * `limit + 1`.
 */
export const mistakesBetween = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (same ? 0 : 1),
        ...(swapped ? [beforeLast[j - 2]! + 1] : []),
      )
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length]!, limit + 1)
}

/** Returns the word of the vocabulary that was most likely meant, or null; among equally near ones the most frequent. */
export const meantWord = (typed: string, vocabulary: ReadonlyMap<string, number>): string | null => {
  let limit = mostMistakes(typed.length)
  let meant: string | null = null
  if (limit === 0) return null
  for (const [word, uses] of vocabulary) {
    if (word.length < 4) continue
    const mistakes = mistakesBetween(typed, word, limit)
    if (mistakes > limit || (mistakes === limit && meant !== null && uses <= vocabulary.get(meant)!)) continue
    meant = word
    limit = mistakes
  }
  return meant
}
