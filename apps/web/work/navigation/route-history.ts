import { createStore } from '#platform/web/store.ts'

/** A visited route: its path, the text key of its name, and its query parameters. */
export type VisitedRoute = { path: string; name: string; params: string }

const limit = 3

const withoutTab = (params: string): string => {
  const search = new URLSearchParams(params)
  search.delete('tab')
  search.sort()
  return search.toString()
}

const isSameRecord = (a: VisitedRoute, b: VisitedRoute): boolean =>
  a.path === b.path && withoutTab(a.params) === withoutTab(b.params)

/** Adds a visit: at most three are stored, and another tab of the same record replaces the last (spec 2). */
export const withVisit = (history: readonly VisitedRoute[], visit: VisitedRoute): readonly VisitedRoute[] => {
  const last = history.at(-1)
  const earlier = last && isSameRecord(last, visit) ? history.slice(0, -1) : history
  return [...earlier, visit].slice(-limit)
}

/** The last routes of this page, oldest first. */
export const routeHistory = createStore<readonly VisitedRoute[]>([])
