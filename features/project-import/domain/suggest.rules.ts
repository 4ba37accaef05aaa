/** Something a column may fill, with all the names it goes by. */
export type Named = { key: string; names: readonly string[] }

/** What makes two headings the same: case, ё, punctuation and spaces do not. */
export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const pairsOf = (text: string): Set<string> => {
  const padded = ` ${text} `
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)))
}

/** How alike two normalized texts are, from 0 to 1: what their triples of letters have in common. */
export const likeness = (a: string, b: string): number => {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const common = [...left].filter((triple) => right.has(triple)).length
  return (2 * common) / (left.size + right.size)
}

/** Below it, a likeness is chance. */
const enough = 0.55

/** The targets a heading is most like, all alike ones of them; none where nothing is alike. */
const likeliest = (header: string, targets: readonly Named[]): { key: string; score: number }[] => {
  const scored = targets.map(({ key, names }) => ({
    key,
    score: Math.max(0, ...names.map((name) => likeness(normalized(header), normalized(name)))),
  }))
  const best = Math.max(enough, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best)
}

/**
 * A target for each heading, the likeliest; no target is suggested twice. A heading whose target was likelier another's
 * gets none: what it is less like would be a guess.
 */
export const suggest = (headers: readonly string[], targets: readonly Named[]): (string | null)[] => {
  const candidates = headers.flatMap((header, column) =>
    likeliest(header, targets).map((candidate) => ({ ...candidate, column })),
  )
  const chosen = new Map<number, string>()
  const taken = new Set<string>()
  for (const { column, key } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (chosen.has(column) || taken.has(key)) continue
    chosen.set(column, key)
    taken.add(key)
  }
  return headers.map((_, column) => chosen.get(column) ?? null)
}

/** What a saved mapping says about these headings; a target that is no more, or was given before, is left out. */
export const applyMapping = (
  headers: readonly string[],
  saved: readonly { header: string; target: string }[],
  known: ReadonlySet<string>,
): (string | null)[] => {
  const byHeader = new Map(saved.map(({ header, target }) => [normalized(header), target]))
  const taken = new Set<string>()
  return headers.map((header) => {
    const target = byHeader.get(normalized(header))
    if (target === undefined || !known.has(target) || taken.has(target)) return null
    taken.add(target)
    return target
  })
}
