import type { Field } from '../../fields/domain/tree.ts'
import { agrees, type Meaning } from './meanings.ts'
import { normalized } from './normalized.ts'
import { fits, targetByCells } from './value-fit.rules.ts'

/** A target of a column, with all its names, and its meaning if it is a known one. */
export type Named = { key: string; names: readonly string[]; field?: Field; meaning?: Meaning | undefined }

/** Precomputed form in which headings are compared. */
type Look = { text: string; triples: ReadonlySet<string> }

/** Maximum length compared: a heading is a few words, and of a longer text the beginning suffices. */
const comparedLength = 120

/** Trigrams of a heading. */
export const lookOf = (heading: string): Look => {
  const text = normalized(heading.slice(0, comparedLength))
  const padded = ` ${text} `
  const triples = Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3))
  return { text, triples: new Set(triples) }
}

/** Similarity of two headings, from 0 to 1: their share of common trigrams. */
export const likeness = (a: Look, b: Look): number => {
  if (a.text === '' || b.text === '') return 0
  if (a.text === b.text) return 1
  let common = 0
  for (const triple of a.triples) if (b.triples.has(triple)) common += 1
  return (2 * common) / (a.triples.size + b.triples.size)
}

/** Minimum similarity; below it, a match is chance. */
const enough = 0.55

type Seen = {
  key: string
  looks: readonly Look[]
  field: Field | undefined
  meaning: Meaning | undefined
}

/** The targets most similar to a heading, all equally similar ones; empty if none is similar. */
const likeliest = (header: Look, targets: readonly Seen[]): { key: string; score: number }[] => {
  const scored = targets.map(({ key, looks }) => ({
    key,
    score: Math.max(0, ...looks.map((look) => likeness(header, look))),
  }))
  const best = Math.max(enough, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best)
}

/** Possible targets of one column: by its heading, and by its cells alone. */
type Candidates = { byHeading: readonly { key: string; score: number }[]; byCells: string | undefined }

/**
 * Finds possible targets of one column; a file may have a hundred columns, so callers yield to the event loop in
 * between.
 */
export const candidatesAmong = (
  targets: readonly Named[],
): ((header: string, cells: readonly string[]) => Candidates) => {
  const seen = targets.map(({ key, names, field, meaning }) => ({
    key,
    field,
    meaning,
    looks: names.map(lookOf),
  }))
  return (header, cells) => {
    const byCells = targetByCells(cells)
    const look = lookOf(header)
    const isNamed = ({ looks }: Seen): boolean => looks.some(({ text }) => text === look.text)
    return {
      byHeading: likeliest(
        look,
        seen.filter(
          (one) => fits(one.key, cells, one.field) && (agrees(header, one.meaning) || isNamed(one)),
        ),
      ),
      byCells: seen.some(({ key }) => key === byCells) ? byCells : undefined,
    }
  }
}

/**
 * Suggests a target for each column: the most similar to its heading whose cells fit. No target is used twice; a
 * heading whose best target is more similar to another heading gets none, because its second-best would be a guess.
 * A column with an unknown heading whose cells are all addresses gets that target.
 */
export const chooseTargets = (columns: readonly Candidates[]): (string | null)[] => {
  const candidates = columns.flatMap(({ byHeading }, column) => byHeading.map((one) => ({ ...one, column })))
  const chosen = new Map<number, string>()
  const taken = new Set<string>()
  for (const { column, key } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (chosen.has(column) || taken.has(key)) continue
    chosen.set(column, key)
    taken.add(key)
  }
  for (const [column, { byCells }] of columns.entries()) {
    if (!byCells || chosen.has(column) || taken.has(byCells)) continue
    chosen.set(column, byCells)
    taken.add(byCells)
  }
  return columns.map((_, column) => chosen.get(column) ?? null)
}

/** Suggests targets for all columns at once, for small files. */
export const suggest = (
  headers: readonly string[],
  targets: readonly Named[],
  columns: readonly (readonly string[])[] = [],
): (string | null)[] => {
  const candidatesOf = candidatesAmong(targets)
  return chooseTargets(headers.map((header, at) => candidatesOf(header, columns[at] ?? [])))
}

/** Targets of a saved mapping for these headings, without targets that no longer exist or are already used. */
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
