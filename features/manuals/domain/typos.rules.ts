/** Number of mistakes that a word of this length may have. */
const maxMistakes = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

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
    let fewestInRow = i
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      let fewest = last[j - 1]! + (same ? 0 : 1)
      if (last[j]! + 1 < fewest) fewest = last[j]! + 1
      if (row[j - 1]! + 1 < fewest) fewest = row[j - 1]! + 1
      if (swapped && beforeLast[j - 2]! + 1 < fewest) fewest = beforeLast[j - 2]! + 1
      row[j] = fewest
      if (fewest < fewestInRow) fewestInRow = fewest
    }
    if (fewestInRow > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length]!, limit + 1)
}

/** Words by their length, with how often they are used. */
export type WordsByLength = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Groups words by length: a mistyped word is compared only with words of about its length. */
export const byLength = (vocabulary: ReadonlyMap<string, number>): WordsByLength => {
  const groups = new Map<number, Map<string, number>>()
  for (const [word, uses] of vocabulary) {
    const group = groups.get(word.length) ?? new Map<string, number>()
    groups.set(word.length, group.set(word, uses))
  }
  return groups
}

/** Returns the word of the vocabulary that was most likely meant, or null; among equally near ones the most frequent. */
export const meantWord = (typed: string, words: WordsByLength): string | null => {
  const maxDistance = maxMistakes(typed.length)
  if (maxDistance === 0) return null
  let limit = maxDistance
  let meant: string | null = null
  let usesOfMeant = 0
  for (let length = Math.max(4, typed.length - maxDistance); length <= typed.length + maxDistance; length++)
    for (const [word, uses] of words.get(length) ?? []) {
      const mistakes = mistakesBetween(typed, word, limit)
      if (mistakes > limit || (mistakes === limit && meant !== null && uses <= usesOfMeant)) continue
      meant = word
      usesOfMeant = uses
      limit = mistakes
    }
  return meant
}
