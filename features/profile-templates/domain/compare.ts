import type { Element, Section, ElementTree } from '../../fields/domain/tree.ts'

/** A changed property with its path: `name.ru`, `limits.max`, `fields.phone.required`. */
export type Change = { path: string[]; before: unknown; after: unknown }

/** A section or element that differs between two trees. */
export type Difference = {
  of: 'section' | 'element'
  /** The id of a section, the code of an element. */
  key: string
  kind: 'added' | 'removed' | 'changed'
  /** From the later tree, or from the earlier one if it was removed. */
  shown: Section | Element
  moved: boolean
  changes: Change[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (one: Record<string, unknown>): string => String(one['code'] ?? one['key'] ?? one['points'])

/**
 * Lists of items with a code, a key or points are compared by these, so that removing one item does not change all
 * others.
 */
const asRecord = (value: unknown): Record<string, unknown> | null => {
  if (isRecord(value)) return value
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return null
  return Object.fromEntries(value.map((one) => [keyOf(one), one]))
}

const orderOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter(isRecord).map(keyOf).join() : ''

const changesOf = (before: unknown, after: unknown, path: string[]): Change[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [one, other] = [asRecord(before), asRecord(after)]
  if (!one || !other) return [{ path, before, after }]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const inside = names.flatMap((name) => changesOf(one[name], other[name], [...path, name]))
  // Reports a changed order only if nothing else differs; the order of properties is irrelevant.
  return inside.length > 0 || orderOf(before) === orderOf(after)
    ? inside
    : [{ path: [...path, 'order'], before: orderOf(before), after: orderOf(after) }]
}

/** The common keys that moved: all except a longest increasing subsequence. */
const outOfOrder = (before: readonly string[], after: readonly string[]): Set<string> => {
  const places = after.map((key) => before.indexOf(key))
  const best = places.map(() => 1)
  const from = places.map(() => -1)
  places.forEach((place, at) => {
    for (let earlier = 0; earlier < at; earlier += 1) {
      if (places[earlier]! < place && best[earlier]! >= best[at]!) {
        best[at] = best[earlier]! + 1
        from[at] = earlier
      }
    }
  })
  const inOrder = new Set<number>()
  for (let at = best.indexOf(Math.max(0, ...best)); at >= 0; at = from[at]!) inOrder.add(at)
  return new Set(after.filter((_, at) => !inOrder.has(at)))
}

type Listed = { key: string; inside: string; shown: Section | Element; facts: unknown }

const sectionsListed = (tree: ElementTree): Listed[] =>
  tree.sections.map((section) => {
    const { id, elements: _elements, ...facts } = section
    return { key: id, inside: '', shown: section, facts }
  })

const elementsListed = (tree: ElementTree): Listed[] =>
  tree.sections.flatMap(({ id, elements }) =>
    elements.map((element) => ({ key: element.code, inside: id, shown: element, facts: element })),
  )

const differencesOf = (of: Difference['of'], before: Listed[], after: Listed[]): Difference[] => {
  const known = new Map(before.map((one) => [one.key, one]))
  const left = new Set(after.map(({ key }) => key))
  const stayed = after.filter(({ key, inside }) => known.get(key)?.inside === inside)
  const places = new Set(stayed.map(({ key }) => key))
  const disordered = outOfOrder(
    before.filter(({ key }) => places.has(key)).map(({ key }) => key),
    stayed.map(({ key }) => key),
  )
  const found = after.flatMap(({ key, inside, shown, facts }): Difference[] => {
    const earlier = known.get(key)
    if (!earlier) return [{ of, key, kind: 'added', shown, moved: false, changes: [] }]
    const changes = changesOf(earlier.facts, facts, [])
    const moved = earlier.inside !== inside || disordered.has(key)
    return changes.length > 0 || moved ? [{ of, key, kind: 'changed', shown, moved, changes }] : []
  })
  const gone = before.filter(({ key }) => !left.has(key))
  return [
    ...found,
    ...gone.map(({ key, shown }): Difference => ({
      of,
      key,
      kind: 'removed',
      shown,
      moved: false,
      changes: [],
    })),
  ]
}

/** Differences of the later tree: sections first, then elements, in the later order. */
export const compareTrees = (before: ElementTree, after: ElementTree): Difference[] => [
  ...differencesOf('section', sectionsListed(before), sectionsListed(after)),
  ...differencesOf('element', elementsListed(before), elementsListed(after)),
]
