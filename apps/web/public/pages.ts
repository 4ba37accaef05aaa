import { loadInvited, loadRules, loadStart, loadStep, loadTrackById, loadTrackByLink } from './load-page.ts'
import { loadAccelerator, loadList, loadPerson, loadProgramme } from './load-showcase.ts'
import { loadFrameList, loadFrameProject } from './load-frames.ts'
import { loadProject, loadProjects } from './load-projects.ts'
import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import type { ListedProject } from '../../../features/showcases/web/public/shown-project.types.ts'
import { page, paramsOf, type Page } from './page.ts'

const start = async () => (await import('./screens/StartScreen.tsx')).StartScreen
const track = async () => (await import('./screens/TrackScreen.tsx')).TrackScreen
const landing = () => import('../../../features/landing/web/public/RulesPage.tsx')
const steps = () => import('./screens/steps.ts')

const listPage = <Row>(path: string, declared: () => Promise<PublicList<Row>>): Page =>
  page(path, loadList(declared), async () => (await import('./screens/ListScreen.tsx')).ListScreen<Row>)
const people = () => import('../../../features/people/web/public/people-lists.tsx')
const accelerators = () => import('../../../features/accelerators/web/public/accelerators-list.tsx')
const accelerator = async () => (await import('./screens/AcceleratorScreen.tsx')).AcceleratorScreen
const programme = async () => (await import('./screens/ProgrammeScreen.tsx')).ProgrammeScreen
const person = async () => (await import('./screens/PersonScreen.tsx')).PersonScreen

const frameProject = async () => (await import('./screens/FrameProjectScreen.tsx')).FrameProjectScreen
const list = async () => (await import('./screens/ListScreen.tsx')).ListScreen<ListedProject>

/** Every public page; what is not here is "not found". */
export const pages: readonly Page[] = [
  page('/portal', loadStart, start),
  page('/portal/projects-start-page', loadStart, start),
  page('/details/accelerator-program-track', loadTrackById, track),
  page('/s/:shortlink', loadTrackByLink, track),
  page(
    '/showcase/projects-list',
    loadProjects,
    async () => (await import('./screens/ListScreen.tsx')).ListScreen<ListedProject>,
  ),
  page(
    '/details/project-details',
    loadProject,
    async () => (await import('./screens/ProjectScreen.tsx')).ProjectScreen,
  ),
  listPage('/showcase/accelerators-list', async () => (await accelerators()).accelerators),
  listPage('/showcase/experts-list', async () => (await people()).experts),
  listPage('/showcase/mentors-list', async () => (await people()).mentors),
  listPage('/showcase/trackers-list', async () => (await people()).trackers),
  page('/details/accelerator', loadAccelerator, accelerator),
  page('/details/accelerator-program', loadProgramme, programme),
  page('/details/expert-details', loadPerson('EXPERT'), person),
  page('/details/mentor-details', loadPerson('MENTOR'), person),
  page('/details/tracker-details', loadPerson('TRACKER'), person),
  page('/projectsListFrame', loadFrameList('list'), list),
  page('/projectsListFrame/details', loadFrameProject('list'), frameProject),
  page('/projectsListCardFrame', loadFrameList('cards'), list),
  page('/projectsListCardFrame/details', loadFrameProject('cards'), frameProject),
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
