import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { configureApi } from '#platform/web/api/reactions.ts'
import { startTexts, type CatalogueLoader } from '#platform/web/i18n/texts.ts'
import { closeBanner } from '#platform/web/messages/banner-store.ts'
import { QueryProvider } from '#platform/web/query/QueryProvider.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DrawerHost } from '#platform/web/work/components/drawer/DrawerHost.tsx'
import { Banner } from '#platform/web/work/components/messages/Banner.tsx'

const shared: Record<string, CatalogueLoader> = {
  'platform/texts/ru.json': () => import('../../platform/web/texts/ru.json'),
}

/** Loads the Russian texts of a screen: `startWorkTexts({ 'projects/texts/ru.json': () => import(…) })`. */
export const startWorkTexts = async (own: Record<string, CatalogueLoader>): Promise<void> => {
  const namespaces = Object.keys(own).map((path) => path.split('/')[0] ?? path)
  await startTexts('ru', { ...shared, ...own }, namespaces)
  // Menus and drawers are loaded on first use, which is slow on a busy machine.
  configure({ asyncUtilTimeout: 8000 })
  // jsdom cannot scroll.
  window.scrollTo = () => undefined
  configureApi({
    refresh: () => Promise.reject(new Error('no session')),
    onExit: () => undefined,
    onDenied: () => undefined,
  })
}

/** Renders a screen of the work area at a path, inside the shell: drawer, banner, router. */
export const showScreen = (Screen: ComponentType, href: string) => {
  const root = createRootRoute()
  const any = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => (
      <Suspense>
        <Screen />
        <DrawerHost />
        <Banner />
      </Suspense>
    ),
  })
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history,
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => `?${new URLSearchParams(search as Record<string, string>)}`,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryProvider client={client}>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
  return { history, client }
}

/** Cleans up after a test. */
export const leaveScreen = (): void => {
  cleanup()
  closeDrawer()
  closeBanner()
  sessionStorage.clear()
  localStorage.clear()
}

/** Text with any kind of spaces: for `getByRole(…, { name })`. */
export const named = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)
