import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { startTexts, type CatalogueLoader } from '../i18n/texts.ts'
import { readSearch, writeSearch } from '../search-params.ts'
import { Banner } from '../work/components/messages/Banner.tsx'
import { DrawerHost } from '../work/components/drawer/DrawerHost.tsx'
import { QueryProvider } from '../query/QueryProvider.tsx'

const shared = import.meta.glob('/platform/web/texts/*.json')

type Options = {
  /** Where the screen is opened: its address parameters count. */
  path?: string
  locale?: Locale
  /** The feature's language files, from the root: `import.meta.glob('/features/projects/texts/*.json')`. */
  catalogues?: Record<string, CatalogueLoader>
  /** The namespaces the screen speaks; named as in `useTexts`. */
  namespaces?: readonly string[]
}

/**
 * Draws a screen as the work area does: router, cache, texts, banner and drawer around it. Returns the history, whose
 * `location` is the address a person would see.
 */
export const renderScreen = async (
  screen: ReactNode,
  { path = '/', locale = 'ru', catalogues = {}, namespaces = [] }: Options = {},
) => {
  await startTexts(locale, { ...shared, ...catalogues }, namespaces)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <main id="main">{screen}</main>,
      notFoundComponent: () => null,
    }),
    history,
    parseSearch: (query) => readSearch(query),
    stringifySearch: writeSearch,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryProvider client={client}>
      <RouterProvider router={router} />
      <Banner />
      <DrawerHost />
    </QueryProvider>,
  )
  return { history, ...view }
}
