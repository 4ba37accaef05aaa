import { loadInvited, loadRules, loadStart, loadStep, loadTrackById, loadTrackByLink } from './load-page.ts'
import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import { page, paramsOf, type Page } from './page.ts'

const start = async () => (await import('./screens/StartScreen.tsx')).StartScreen
const track = async () => (await import('./screens/TrackScreen.tsx')).TrackScreen
const landing = () => import('../../../features/landing/web/public/RulesPage.tsx')
const steps = () => import('./screens/steps.ts')

/** Every public page; what is not here is "not found". */
export const pages: readonly Page[] = [
  page('/portal', loadStart, start),
  page('/portal/projects-start-page', loadStart, start),
  page('/details/accelerator-program-track', loadTrackById, track),
  page('/s/:shortlink', loadTrackByLink, track),
  page('/invitation', loadInvited, async () => (await import('./screens/InvitedScreen.tsx')).InvitedScreen),
  page(portalRulesPath, loadRules, async () => (await landing()).RulesPage),
  page('/', loadStep('identity:public.entering'), async () => (await steps()).RootScreen),
  page('/login-portal', loadStep('identity:public.signingIn'), async () => (await steps()).LoginPage),
  page(
    '/registrate-user',
    loadStep('identity:public.registering'),
    async () => (await steps()).RegistratePage,
  ),
  page('/logout', loadStep('identity:public.leaving'), async () => (await steps()).LogoutPage),
  page('/get-token', loadStep('identity:public.entering'), async () => (await steps()).GetTokenPage),
  page('/confirm-user', loadStep('identity:public.confirming'), async () => (await steps()).ConfirmUserPage),
]

/** The page of a path with its parameters, or null. */
export const pageOf = (pathname: string): { page: Page; params: Record<string, string> } | null => {
  for (const one of pages) {
    const params = paramsOf(one, pathname)
    if (params) return { page: one, params }
  }
  return null
}
