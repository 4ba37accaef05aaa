import { createStore, type Store } from '#platform/web/store.ts'
import { progressOf, type Missing, type Progress } from '../../../fields/domain/progress.rules.ts'
import type { Element, ElementTree } from '../../../fields/domain/tree.ts'
import { anywhere, type ProfileStore } from '../renderer/profile-source.ts'

/** Progress of a page: of each section, and of all that is visible. */
export type FillingProgress = {
  sections: Record<string, Pick<Progress, 'filled' | 'total'>>
  filled: number
  total: number
  missing: readonly Missing[]
}

type Source = {
  tree: ElementTree
  store: Pick<ProfileStore, 'values' | 'subscribe'>
  /** The elements that the page requests; all of the tree if null. */
  codes: ReadonlySet<string> | null
  isRequired: (element: Element) => boolean
}

const pause = 250

export const measure = ({ tree, store, codes, isRequired }: Source): FillingProgress => {
  const values = store.values()
  const parts = tree.sections.map(({ id, elements }) => {
    const requested = elements
      .filter(({ code }) => codes === null || codes.has(code))
      .map((element) => ({ element, required: isRequired(element) }))
    return { id, ...progressOf(tree, requested, values) }
  })
  const sum = (key: 'filled' | 'total') => parts.reduce((all, part) => all + part[key], 0)
  return {
    sections: Object.fromEntries(parts.map(({ id, filled, total }) => [id, { filled, total }])),
    filled: sum('filled'),
    total: sum('total'),
    missing: parts.flatMap(({ missing }) => missing),
  }
}

/** Recalculates the progress a moment after a change, so that typing is not delayed. Returns a function to stop. */
export const watchProgress = (
  source: Source,
): { progress: Store<FillingProgress>; start: () => () => void } => {
  const progress = createStore(measure(source))
  const start = () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = source.store.subscribe(anywhere, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        const next = measure(source)
        if (JSON.stringify(next) !== JSON.stringify(progress.get())) progress.set(next)
      }, pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
  return { progress, start }
}
