import { elementsOf, fieldsOf, type Element, type ElementTree } from '../../../fields/domain/tree.ts'
import {
  isEmpty,
  placeKey,
  sameValue,
  type Item,
  type ProfileValues,
  type Value,
} from '../../../fields/domain/values.ts'

/** How a value, a row or an element differs from an earlier time. */
export type Mark = 'added' | 'changed' | 'removed'

/** Number of added, removed and changed rows or repetitions. */
export type ItemsDifference = Record<Mark, number>

/** Changes between two times: elements by code, values by `placeKey`. */
export type Differences = {
  elements: ReadonlyMap<string, { mark: Mark; items: ItemsDifference | null }>
  places: ReadonlyMap<string, Mark>
}

const markOf = (before: Value | undefined, after: Value | undefined): Mark | null => {
  if (sameValue(before, after)) return null
  if (isEmpty(before)) return 'added'
  return isEmpty(after) ? 'removed' : 'changed'
}

type Found = { places: [string, Mark][]; mark: Mark | null; items: ItemsDifference | null }

const betweenItems = (element: Element, before: readonly Item[], after: readonly Item[]): Found => {
  const was = new Map(before.map((item) => [item.id, item]))
  const is = new Map(after.map((item) => [item.id, item]))
  const items: ItemsDifference = { added: 0, changed: 0, removed: 0 }
  const places: [string, Mark][] = []
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)]
    const whole: Mark | null = !old ? 'added' : now ? null : 'removed'
    const marks = fieldsOf(element).flatMap(({ code }): [string, Mark][] => {
      const mark = whole ?? markOf(old?.values[code], now?.values[code])
      return mark ? [[placeKey({ code: element.code, item: id, field: code }), mark]] : []
    })
    if (marks.length > 0) items[whole ?? 'changed'] += 1
    places.push(...marks)
  }
  if (places.length === 0) return { places, mark: null, items: null }
  const mark = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed'
  return { places, mark, items }
}

const between = (element: Element, before: ProfileValues, after: ProfileValues): Found => {
  const { code } = element
  if (element.kind !== 'PLAIN')
    return betweenItems(element, before.items[code] ?? [], after.items[code] ?? [])
  const mark = markOf(before.plain[code], after.plain[code])
  const place = placeKey({ code, item: null, field: code })
  return { places: mark ? [[place, mark]] : [], mark, items: null }
}

/** Changes of a profile between two times; calculated and displayed elements of tables follow from them. */
export const differencesOf = (
  tree: ElementTree,
  before: ProfileValues,
  after: ProfileValues,
): Differences => {
  const elements = new Map<string, { mark: Mark; items: ItemsDifference | null }>()
  const places = new Map<string, Mark>()
  for (const element of elementsOf(tree)) {
    const found = between(element, before, after)
    if (found.mark) elements.set(element.code, { mark: found.mark, items: found.items })
    for (const [place, mark] of found.places) places.set(place, mark)
  }
  return { elements, places }
}
