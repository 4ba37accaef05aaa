import { ProductError } from '#platform/domain/product-error.ts'
import type { XmlElement } from '#platform/server/documents/xml-tree.ts'
import { evaluate, type Formats } from '../../domain/evaluate.rules.ts'
import type { Tag } from '../../domain/tag.rules.ts'
import type { Scope } from '../../domain/template-values.ts'
import { nothingHere, type TextPart } from '../template/text-parts.ts'
import type { MapRow } from './references.ts'

/** A cell of a template; `parts` of one that has tags. */
export type SheetCell = { node: XmlElement; column: string; parts: TextPart[] | null }

export type SheetRow = { node: XmlElement; number: number; cells: SheetCell[] }

/** Loop iterations around a row, outermost first; each entry identifies an iteration together with its ancestors. */
type Path = readonly string[]

/** An output row: its template row, its row number, its values (`null` leaves tags blank) and the loop iterations around it. */
export type PlacedRow = { source: SheetRow; number: number; scopes: readonly Scope[] | null; path: Path }

type Standing = { start: number; end: number; path: Path }

/** Range of the output rows made from one template row, in the whole file or within one loop iteration. */
type Extent = { start: number; end: number; last: number }

/** Output positions of one template row, and their ranges per loop iteration; the key `''` covers the whole file. */
type Placed = { places: Standing[]; within: Map<string, Extent> }

/** Positions of the rows of a sheet after its loops are expanded. */
export type Layout = {
  rows: PlacedRow[]
  /** Maps row references from a row inside these loop iterations; use an empty path for references from elsewhere. */
  rowsFor: (path: Path) => MapRow
  /** Output ranges of the template rows `row` to `until`, one per output position of `row`. */
  placesOf: (row: number, until: number) => { start: number; end: number }[]
}

/** The most rows that a sheet may grow to. */
const maxRows = 100_000

type Marker = { row: number; tag: Tag; id: number }

const markersOf = (rows: readonly SheetRow[]): Marker[] => {
  let id = 0
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ parts }) =>
      (parts ?? []).flatMap((part) =>
        part.kind === 'open' || part.kind === 'close' ? [{ row, tag: part.tag, id: (id += 1) }] : [],
      ),
    ),
  )
}

/** A row that only opens or closes loops is not written. */
const onlyMarks = ({ cells }: SheetRow): boolean => {
  const filled = cells.filter(({ node, parts }) => parts !== null || node.children.length > 0)
  return (
    filled.length > 0 &&
    filled.every(({ parts }) =>
      parts?.every(
        (part) =>
          part.kind === 'open' || part.kind === 'close' || (part.kind === 'words' && !part.text.trim()),
      ),
    )
  )
}

const widen = ({ within }: Placed, key: string, { start, end }: Standing): void => {
  const last = Math.max(end, start - 1)
  const known = within.get(key)
  if (!known) {
    within.set(key, { start, end, last })
    return
  }
  known.start = Math.min(known.start, start)
  known.end = Math.max(known.end, end)
  known.last = Math.max(known.last, last)
}

/** Lays a sheet out: rows between an opening and a closing tag are repeated for each of a list, or left out. */
export const layOut = (rows: readonly SheetRow[], scopes: readonly Scope[], formats: Formats): Layout => {
  const markers = markersOf(rows)
  const placed: PlacedRow[] = []
  const standing = new Map<number, Placed>()
  let lastNew = 0
  let lastSource = 0
  const stand = (source: number, place: Standing) => {
    const placed: Placed = standing.get(source) ?? { places: [], within: new Map() }
    standing.set(source, placed)
    placed.places.push(place)
    for (const key of ['', ...place.path]) widen(placed, key, place)
  }
  const advanceTo = (number: number): void => {
    // Back at the beginning of a loop, the next repetition follows at once.
    lastNew += number > lastSource ? number - lastSource : 1
    lastSource = number
  }
  const skip = (row: SheetRow, path: Path): void => {
    advanceTo(row.number)
    lastNew -= 1
    stand(row.number, { start: lastNew + 1, end: lastNew, path })
  }
  const place = (row: SheetRow, filled: readonly Scope[] | null, path: Path): void => {
    if (onlyMarks(row)) {
      skip(row, path)
      return
    }
    advanceTo(row.number)
    if (placed.length >= maxRows) throw new ProductError('EXPORT_TOO_LARGE', { limit: maxRows })
    placed.push({ source: row, number: lastNew, scopes: filled, path })
    stand(row.number, { start: lastNew, end: lastNew, path })
  }
  const closing = (opened: Marker): Marker | undefined => {
    let depth = 0
    for (const marker of markers) {
      if (marker.id < opened.id) continue
      depth += marker.tag.kind === 'open' ? 1 : -1
      if (depth === 0) return marker
    }
    return undefined
  }
  const lay = (
    from: number,
    until: number,
    done: ReadonlySet<number>,
    filled: readonly Scope[] | null,
    path: Path,
  ): void => {
    for (let at = from; at <= until; at += 1) {
      const opened = markers.find((one) => one.row === at && one.tag.kind === 'open' && !done.has(one.id))
      const closed = opened && closing(opened)
      if (!opened || !closed || closed.row > until) {
        place(rows[at]!, filled, path)
        continue
      }
      const inside = new Set(done).add(opened.id)
      const found = filled === null ? [] : evaluate(opened.tag, filled, formats)
      if (Array.isArray(found)) {
        const each = found.length === 0 ? [null] : found
        each.forEach((one, index) =>
          lay(at, closed.row, inside, one === null ? null : [...(filled ?? []), one], [
            ...path,
            `${path.at(-1) ?? ''}/${opened.id}:${index}`,
          ]),
        )
      } else if (found === true) lay(at, closed.row, inside, filled, path)
      else for (let gone = at; gone <= closed.row; gone += 1) skip(rows[gone]!, path)
      at = closed.row
    }
  }
  lay(0, rows.length - 1, new Set(), scopes, [])
  const known = [...standing.keys()].toSorted((a, b) => a - b)
  /** Last template row at or before this row number. */
  const atOrBefore = (number: number): number | undefined => {
    let [low, high] = [0, known.length - 1]
    let found: number | undefined
    while (low <= high) {
      const middle = (low + high) >> 1
      if (known[middle]! <= number) {
        found = known[middle]
        low = middle + 1
      } else high = middle - 1
    }
    return found
  }
  const rowsFor =
    (path: Path): MapRow =>
    (number) => {
      const source = atOrBefore(number)
      if (source === undefined) return { start: number, end: number }
      const { within } = standing.get(source)!
      const beyond = number - source
      if (beyond > 0) {
        const at = within.get('')!.last + beyond
        return { start: at, end: at }
      }
      const nearest = path.findLast((key) => within.has(key)) ?? ''
      const { start, end } = within.get(nearest)!
      return { start, end }
    }
  const placesOf = (row: number, until: number): { start: number; end: number }[] => {
    const placed = standing.get(row)
    if (!placed) {
      const map = rowsFor([])
      return [{ start: map(row).start, end: map(until).end }]
    }
    return placed.places.flatMap(({ start, end, path }) => {
      const last = Math.max(end, rowsFor(path)(until).end)
      return last >= start ? [{ start, end: last }] : []
    })
  }
  return { rows: placed, rowsFor, placesOf }
}

/** What a row is filled with when nothing is in the list it is repeated by. */
export const scopesOf = ({ scopes }: PlacedRow): readonly Scope[] => scopes ?? [nothingHere]
