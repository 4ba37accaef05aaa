import { ProductError } from '#platform/domain/product-error.ts'
import type { XmlElement } from '#platform/server/documents/xml-tree.ts'
import { evaluate, type Formats } from '../../domain/evaluate.rules.ts'
import type { Tag } from '../../domain/tag.rules.ts'
import type { Scope } from '../../domain/template-values.ts'
import { nothingHere, type TextPart } from '../template/text-parts.ts'
import type { MapRow } from './references.ts'

/** A cell of a template; `parts` only if it has tags. */
export type SheetCell = { node: XmlElement; column: string; parts: TextPart[] | null }

export type SheetRow = { node: XmlElement; number: number; cells: SheetCell[] }

/** The repetitions of a row's loops, outermost first. */
type Path = readonly { loop: number; at: number }[]

/** A row to write: its template row, its new number, and its scopes; `null` if its list is empty. */
export type PlacedRow = { source: SheetRow; number: number; scopes: readonly Scope[] | null; path: Path }

type Position = { start: number; end: number; path: Path }

/** The positions of a sheet's rows after repeating. */
export type Layout = {
  rows: PlacedRow[]
  /** Maps references of a row in these loops; an empty path for other references. */
  rowsFor: (path: Path) => MapRow
  /** All positions of a template row, each with the end of its row `until`. */
  placesOf: (row: number, until: number) => { start: number; end: number }[]
}

/** Maximum number of rows of a filled-in sheet. */
const mostRows = 100_000

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

/** Rows with only opening or closing tags are not written. */
const onlyMarks = ({ cells }: SheetRow): boolean => {
  const filledCells = cells.filter(({ node, parts }) => parts !== null || node.children.length > 0)
  return (
    filledCells.length > 0 &&
    filledCells.every(({ parts }) =>
      parts?.every(
        (part) =>
          part.kind === 'open' || part.kind === 'close' || (part.kind === 'words' && !part.text.trim()),
      ),
    )
  )
}

const sharedLength = (a: Path, b: Path): number => {
  let at = 0
  while (at < a.length && at < b.length && a[at]!.loop === b[at]!.loop && a[at]!.at === b[at]!.at) at += 1
  return at
}

/** Lays out a sheet: rows between an opening and a closing tag are repeated per item, or omitted. */
export const layOut = (rows: readonly SheetRow[], scopes: readonly Scope[], formats: Formats): Layout => {
  const markers = markersOf(rows)
  const placed: PlacedRow[] = []
  const standing = new Map<number, Position[]>()
  let lastNew = 0
  let lastSource = 0
  const stand = (source: number, place: Position) => {
    const all = standing.get(source)
    if (all) all.push(place)
    else standing.set(source, [place])
  }
  const advanceTo = (number: number): void => {
    // When a loop returns to its beginning, the next repetition follows directly.
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
    if (placed.length >= mostRows) throw new ProductError('EXPORT_TOO_LARGE', { limit: mostRows })
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
            { loop: opened.id, at: index },
          ]),
        )
      } else if (found === true) lay(at, closed.row, inside, filled, path)
      else for (let gone = at; gone <= closed.row; gone += 1) skip(rows[gone]!, path)
      at = closed.row
    }
  }
  lay(0, rows.length - 1, new Set(), scopes, [])
  const known = [...standing.keys()].toSorted((a, b) => a - b)
  /** The template row at or before a number (binary search). */
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
      const all = standing.get(source)!
      const beyond = number - source
      if (beyond > 0) {
        const last = Math.max(...all.map(({ start, end }) => Math.max(end, start - 1)))
        return { start: last + beyond, end: last + beyond }
      }
      const longest = Math.max(...all.map((one) => sharedLength(one.path, path)))
      const near = all.filter((one) => sharedLength(one.path, path) === longest)
      return {
        start: Math.min(...near.map(({ start }) => start)),
        end: Math.max(...near.map(({ end }) => end)),
      }
    }
  const placesOf = (row: number, until: number): { start: number; end: number }[] => {
    const all = standing.get(row)
    if (!all) {
      const map = rowsFor([])
      return [{ start: map(row).start, end: map(until).end }]
    }
    return all.flatMap(({ start, end, path }) => {
      const last = Math.max(end, rowsFor(path)(until).end)
      return last >= start ? [{ start, end: last }] : []
    })
  }
  return { rows: placed, rowsFor, placesOf }
}

/** Scopes of a row; if its list is empty, the empty scope. */
export const scopesOf = ({ scopes }: PlacedRow): readonly Scope[] => scopes ?? [nothingHere]
