import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import type { MenuCode } from '#platform/domain/menu.ts'
import { loadTexts } from '#platform/web/i18n/texts.ts'
import { textsOf, type Screen } from '#platform/web/screen.ts'
import { readSearch, type RawSearch } from '#platform/web/search-params.ts'
import { PlainLayout } from '../layout/PlainLayout.tsx'
import { WorkLayout } from '../layout/WorkLayout.tsx'
import { NotFoundPage } from '../screens/NotFoundPage.tsx'
import { RouteFailure } from '../screens/RouteFailure.tsx'
import { screens } from '../screens.ts'
import { guard } from './guard.ts'
import { fetchPart } from './missing-part.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text key of the screen's title. */
    title?: string
    menu?: readonly MenuCode[]
  }
}

/** `/user-reports/:id` in the router's syntax. */
const routerPath = (path: string): string => path.replace(/:(\w+)/g, '$$$1')

const root = createRootRoute({ errorComponent: RouteFailure })

const layouts = {
  work: createRoute({ getParentRoute: () => root, id: 'work', component: WorkLayout }),
  plain: createRoute({ getParentRoute: () => root, id: 'plain', component: PlainLayout }),
}

const begin = async (screen: Screen, search: RawSearch): Promise<void> => {
  const prefetch = await screen.prefetch?.()
  await Promise.all([prefetch?.fetch?.(search), prefetch?.ask(search)])
}

const routeOf = (screen: Screen): AnyRoute =>
  createRoute({
    getParentRoute: () => layouts[screen.layout],
    path: routerPath(screen.path),
    staticData: { title: screen.title, menu: screen.menu },
    beforeLoad: ({ location }) => guard(screen, location.href),
    // Texts are loaded together with the screen, so that it never appears without them.
    loader: ({ location, cause }) => {
      if (cause === 'enter') void begin(screen, readSearch(location.searchStr)).catch(() => undefined)
      return fetchPart(() => loadTexts(...textsOf(screen)))
    },
    component: lazyRouteComponent(async () => ({ default: await fetchPart(screen.load) })),
    errorComponent: RouteFailure,
  }) as AnyRoute

const childrenOf = (layout: Screen['layout']): AnyRoute[] =>
  screens.filter((screen) => screen.layout === layout).map(routeOf)

/** The path above the root view also redirects home. */
const aboveRoot = createRoute({
  getParentRoute: () => root,
  path: '/bch',
  beforeLoad: () => {
    throw redirect({ to: '/bch/view', replace: true })
  },
})

/** Unknown paths: shown with the menu, for further navigation. */
const unknown = createRoute({
  getParentRoute: () => layouts.work,
  path: '$',
  staticData: { title: 'platform:page.notFoundTitle' },
  component: NotFoundPage,
})

/** All routes of the work area: one per screen. */
export const routeTree = root.addChildren([
  aboveRoot,
  layouts.work.addChildren([...childrenOf('work'), unknown]),
  layouts.plain.addChildren(childrenOf('plain')),
])
