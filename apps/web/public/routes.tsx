import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getSettings } from '../../../features/administration/contract/system.endpoints.ts'
import type { PublicContext } from './context.ts'
import { loadStart, loadStep, loadTrack } from './load-page.ts'
import { ErrorRoute } from './pages/ErrorRoute.tsx'
import { NotFoundRoute } from './pages/NotFoundRoute.tsx'
import { UnknownTrack } from './pages/UnknownTrack.tsx'
import { PublicLayout } from './PublicLayout.tsx'

const root = createRootRouteWithContext<PublicContext>()({
  loader: async ({ context }) => ({
    settings: await context.ask(getSettings, {}),
    year: new Date(context.now()).getUTCFullYear(),
  }),
  staleTime: Infinity,
  component: PublicLayout,
  errorComponent: ErrorRoute,
  notFoundComponent: NotFoundRoute,
})

const startPage = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context }) => loadStart(context),
    component: lazyRouteComponent(() => import('./pages/StartRoute.tsx'), 'StartRoute'),
    errorComponent: ErrorRoute,
  })

const trackPage = {
  component: lazyRouteComponent(() => import('./pages/TrackRoute.tsx'), 'TrackRoute'),
  errorComponent: ErrorRoute,
  notFoundComponent: UnknownTrack,
}

const track = createRoute({
  ...trackPage,
  getParentRoute: () => root,
  path: '/details/accelerator-program-track',
  // What is not a number becomes unset (spec 2).
  validateSearch: ({ id, apply }: Record<string, unknown>): { id?: string | undefined; apply?: string | undefined } => ({
    id: /^[1-9]\d{0,14}$/.test(String(id)) ? String(id) : undefined,
    apply: apply === '1' ? apply : undefined,
  }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context, deps }) => loadTrack(context, { trackId: deps.id }),
})

const shortLink = createRoute({
  ...trackPage,
  getParentRoute: () => root,
  path: '/s/$shortlink',
  loader: ({ context, params }) => loadTrack(context, { shortLink: params.shortlink }),
})

const step = <const P extends string>(path: P, title: string, name: 'LoginPage' | 'RegistratePage' | 'LogoutPage' | 'GetTokenPage' | 'ConfirmRoute' | 'RootRoute') =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context }) => loadStep(context, title),
    component: lazyRouteComponent(() => import('./pages/steps.ts'), name),
    errorComponent: ErrorRoute,
  })

/** Every public page; what is not here is "not found". */
export const routeTree = root.addChildren([
  startPage('/portal'),
  startPage('/portal/projects-start-page'),
  track,
  shortLink,
  step('/', 'identity:public.entering', 'RootRoute'),
  step('/login-portal', 'identity:public.signingIn', 'LoginPage'),
  step('/registrate-user', 'identity:public.registering', 'RegistratePage'),
  step('/logout', 'identity:public.leaving', 'LogoutPage'),
  step('/get-token', 'identity:public.entering', 'GetTokenPage'),
  step('/confirm-user', 'identity:public.confirming', 'ConfirmRoute'),
])
