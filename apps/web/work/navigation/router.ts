import { createRouter, type ParsedLocation } from '@tanstack/react-router'
import { hasText, text } from '#platform/web/i18n/texts.ts'
import { readSearch, writeSearch } from '#platform/web/search-params.ts'
import { ownTitle, screenTitle } from '#platform/web/work/components/page-head-store.ts'
import { reportPageHit } from '../../../../features/page-hits/web/public/report-page-hit.ts'
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx'
import { settingsStore } from '../work-store.ts'
import { focusMain } from './keep-focus.ts'
import { routeHistory, withVisit } from './route-history.ts'
import { routeTree } from './routes.ts'

let shown: { pathname: string; step: number } | undefined

/**
 * Whether to scroll to the top after navigation. Changes in place retain the position, for example a filter or a row
 * further down.
 */
const isNewPage = ({ location: { pathname, state } }: { location: ParsedLocation }): boolean => {
  const step = state.__TSR_index
  const isInPlace =
    shown?.pathname === pathname && (step === shown.step || (state.inPlace === true && step > shown.step))
  shown = { pathname, step }
  return !isInPlace
}

/** The router of the work area; query strings are plain: `?status=NEW,ACCEPT&page=2`. */
export const router = createRouter({
  routeTree,
  parseSearch: (query) => readSearch(query),
  stringifySearch: writeSearch,
  defaultPreload: false,
  scrollRestoration: isNewPage,
  defaultPendingMs: 150,
  defaultPendingMinMs: 250,
  defaultPendingComponent: ScreenSkeleton,
})

const showTitle = (key: string | undefined): void => {
  // The heading is the route's title only if a translation exists; the document falls back to the product (spec 2).
  const title = key && hasText(key) ? text(key) : ''
  screenTitle.set(title)
  // The record's name comes first, because it distinguishes browser tabs.
  const words = new Set([ownTitle.get(), title].filter(Boolean))
  document.title = [...words].join(' — ') || settingsStore.get().appName
}

const titleKey = (): string | undefined =>
  router.state.matches.findLast((match) => match.staticData.title)?.staticData.title

router.subscribe('onResolved', ({ pathChanged }) => {
  const { pathname, searchStr } = router.state.location
  const key = titleKey()
  showTitle(key)
  if (pathChanged) reportPageHit({ pathname, search: '' }, settingsStore.get().tellsHits === true)
  routeHistory.set((history) =>
    withVisit(history, { path: pathname, name: key ?? pathname, params: searchStr }),
  )
  // On a new screen the focus moves to its heading, for screen readers; the first screen starts at the top anyway. A
  // form that has focused a field retains the focus, because a blurred empty field would show an error. So does a
  // dialog.
  const isInField = document.activeElement?.matches('#main :is(input, textarea, select), [role="dialog"] *')
  if (pathChanged && routeHistory.get().length > 1 && !isInField) focusMain()
})

settingsStore.subscribe(() => showTitle(titleKey()))
ownTitle.subscribe(() => showTitle(titleKey()))
