import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { isShown } from '../../domain/conditions.rules.ts'
import { findElement, type Element, type TemplateTree } from '../../domain/template.ts'
import { placeKey, type Place } from '../../domain/values.ts'
import { useProfileEditing, type Cell, type ItemHead } from './profile-source.ts'

/** A place that stays the same object as long as it names the same. */
export const usePlace = (code: string, item: string | null, field: string): Place =>
  useMemo(() => ({ code, item, field }), [code, item, field])

/** What stands at a place, drawn anew when that changes and only then. */
export const useCell = (place: Place): Cell => {
  const { store } = useProfileEditing()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(placeKey(place), listener),
    [store, place],
  )
  return useSyncExternalStore(subscribe, () => store.cell(place))
}

/** The repetitions of a group or rows of a table, drawn anew when one comes, goes or moves. */
export const useItems = (code: string): readonly ItemHead[] => {
  const { store } = useProfileEditing()
  const subscribe = useCallback((listener: () => void) => store.subscribe(code, listener), [store, code])
  return useSyncExternalStore(subscribe, () => store.items(code))
}

/** The places that decide whether an element is shown. */
const decidedBy = (tree: TemplateTree, element: Element): string[] => {
  const keys: string[] = []
  let at: Element | undefined = element
  while (at?.showIf) {
    const { code }: { code: string } = at.showIf
    const key = placeKey({ code, item: null, field: code })
    if (keys.includes(key)) break
    keys.push(key)
    at = findElement(tree, code)
  }
  return keys
}

/** Whether an element is shown now, judged anew when a value it depends on changes. */
export const useIsShown = (element: Element): boolean => {
  const { store, tree } = useProfileEditing()
  const keys = useMemo(() => decidedBy(tree, element), [tree, element])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys.map((key) => store.subscribe(key, listener))
      return () => stops.forEach((stop) => stop())
    },
    [store, keys],
  )
  return useSyncExternalStore(subscribe, () => isShown(tree, element, store.values().plain))
}
