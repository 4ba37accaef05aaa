import type { Field } from '../../fields/domain/tree.ts'
import { agrees, type Meaning } from './meanings.ts'
import { normalized } from './normalized.ts'
import { fits, toldByCells } from './value-fit.rules.ts'

/** A target that a column may fill, with all its names, and its meaning if it is a known one. */
export type Named = { key: string; names: readonly string[]; field?: Field; meaning?: Meaning | undefined }

/** What two headings are compared by. */
type Look = { text: string; triples: ReadonlySet<string> }

/** A heading is a few words; of a whole text in its place the beginning says enough. */
const comparedLength = 120

/** How a heading looks when it is compared: its letters three by three. */
export const lookOf = (heading: string): Look => {
  const text = normalized(heading.slice(0, comparedLength))
  const padded = ` ${text} `
  const triples = Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3))
  return { text, triples: new Set(triples) }
}

/** How alike two headings are, from 0 to 1: what their triples of letters have in common. */
export const likeness = (a: Look, b: Look): number => {
  if (a.text === '' || b.text === '') return 0
  if (a.text === b.text) return 1
  let common = 0
  for (const triple of a.triples) if (b.triples.has(triple)) common += 1
  return (2 * common) / (a.triples.size + b.triples.size)
}

/** Below it, a likeness is chance. */
const enough = 0.55

type Seen = {
  key: string
  looks: readonly Look[]
  field: Field | undefined
  meaning: Meaning | undefined
}

/** The targets a heading is most like, all alike ones of them; none where nothing is alike. */
const likeliest = (header: Look, targets: readonly Seen[]): { key: string; score: number }[] => {
  const scored = targets.map(({ key, looks }) => ({
    key,
    score: Math.max(0, ...looks.map((look) => likeness(header, look))),
  }))
  const best = Math.max(enough, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best)
}

/** What one column may fill: by its heading, and by its cells alone. */
type Candidates = { byHeading: readonly { key: string; score: number }[]; byCells: string | undefined }

/** Finds what one column may fill; a file may have a hundred of them, so that callers let others through in between. */
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
    const told = toldByCells(cells)
    const look = lookOf(header)
    const isNamed = ({ looks }: Seen): boolean => looks.some(({ text }) => text === look.text)
    return {
      byHeading: likeliest(
        look,
        seen.filter(
          (one) => fits(one.key, cells, one.field) && (agrees(header, one.meaning) || isNamed(one)),
        ),
      ),
      byCells: seen.some(({ key }) => key === told) ? told : undefined,
    }
  }
}

/**
 * A target for each column, the one its heading is likest and its cells may be; no target is chosen twice. A heading
 * whose target was likelier another's gets none: what it is less like would be a guess. A column that nobody's heading
 * names but whose cells are all addresses is taken for what it is.
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

/** Chooses targets for all columns at once: for a few columns with few cells. */
export const suggest = (
  headers: readonly string[],
  targets: readonly Named[],
  columns: readonly (readonly string[])[] = [],
): (string | null)[] => {
  const candidatesOf = candidatesAmong(targets)
  return chooseTargets(headers.map((header, at) => candidatesOf(header, columns[at] ?? [])))
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
