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
  /** URL of the screen, including its query parameters. */
  path?: string
  locale?: Locale
  /** The feature's language files, from the root: `import.meta.glob('/features/projects/texts/*.json')`. */
  catalogues?: Record<string, CatalogueLoader>
  /** Text namespaces of the screen, as in `useTexts`. */
  namespaces?: readonly string[]
}

/**
 * Renders a screen as in the work area: with router, cache, texts, banner and drawer. Returns the history, whose
 * `location` is the visible URL.
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
