import {
  startPageNames,
  startPages,
  type StartPageName,
} from '../../../features/landing/domain/start-pages.ts'
import type { PersonPath, ShowcaseRole } from '../../../features/people/domain/showcase-roles.ts'
import type { PublicPath } from '#platform/domain/screen-paths.ts'
import {
  legalNames,
  legalTexts,
  type LegalName,
} from '../../../features/landing/domain/portal-texts.rules.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import type { ListedProject } from '../../../features/showcases/web/public/shown-project.types.ts'
import type { ShownInvestor } from '../../../features/investors/web/public/investor.types.ts'
import type { Look } from './frame-address.ts'
import { page, paramsOf, type Page } from './page.ts'
import type * as Steps from './screens/steps.ts'

const loaders = () => import('./load-page.ts')
const details = () => import('./load-details.ts')

const start = (name: StartPageName): Page =>
  page(startPages[name].path, async () => {
    const [{ loadStart }, { StartScreen }] = await Promise.all([
      import('./load-start.ts'),
      import('./screens/StartScreen.tsx'),
    ])
    return { load: loadStart(name), Screen: StartScreen }
  })

const legal = (name: LegalName): Page =>
  page(legalTexts[name], async () => {
    const [{ loadLegal }, { LegalScreen }] = await Promise.all([
      import('./load-legal.ts'),
      import('./screens/LegalScreen.tsx'),
    ])
    return { load: loadLegal(name), Screen: LegalScreen }
  })

const track = (path: PublicPath | '/s/:shortlink', by: 'loadTrackById' | 'loadTrackByLink'): Page =>
  page(path, async () => {
    const [found, { TrackScreen }] = await Promise.all([loaders(), import('./screens/TrackScreen.tsx')])
    return { load: found[by], Screen: TrackScreen }
  })

const listPage = <Row>(path: PublicPath, declared: () => Promise<PublicList<Row>>): Page =>
  page(path, async () => {
    const [{ loadList }, { ListScreen }] = await Promise.all([
      import('./load-list.ts'),
      import('./screens/ListScreen.tsx'),
    ])
    return { load: loadList(declared), Screen: ListScreen<Row> }
  })
const people = () => import('../../../features/people/web/public/people-lists.tsx')
const accelerators = () => import('../../../features/accelerators/web/public/accelerators-list.tsx')

const person = (path: PersonPath, role: ShowcaseRole): Page =>
  page(path, async () => {
    const [{ loadPerson }, { PersonScreen }] = await Promise.all([
      details(),
      import('./screens/PersonScreen.tsx'),
    ])
    return { load: loadPerson(role), Screen: PersonScreen }
  })

const frame = (path: string, look: Look): readonly Page[] => [
  page(path, async () => {
    const [{ loadFrameList }, { ListScreen }] = await Promise.all([
      import('./load-frame-list.ts'),
      import('./screens/ListScreen.tsx'),
    ])
    return { load: loadFrameList(look), Screen: ListScreen<ListedProject> }
  }),
  page(`${path}/details`, async () => {
    const [{ loadFrameProject }, { FrameProjectScreen }] = await Promise.all([
      import('./load-frame-project.ts'),
      import('./screens/FrameProjectScreen.tsx'),
    ])
    return { load: loadFrameProject(look), Screen: FrameProjectScreen }
  }),
]

const step = (path: string, title: string, screen: keyof typeof Steps): Page =>
  page(path, async () => {
    const [{ loadStep }, steps] = await Promise.all([loaders(), import('./screens/steps.ts')])
    return { load: loadStep(title), Screen: steps[screen] }
  })

/** Every public page; any other path is "not found". */
export const pages: readonly Page[] = [
  ...startPageNames.map(start),
  track('/details/accelerator-program-track', 'loadTrackById'),
  track('/s/:shortlink', 'loadTrackByLink'),
  page('/showcase/projects-list', async () => {
    const [{ loadProjects }, { ListScreen }] = await Promise.all([
      import('./load-projects.ts'),
      import('./screens/ListScreen.tsx'),
    ])
    return { load: loadProjects, Screen: ListScreen<ListedProject> }
  }),
  page('/details/project-details', async () => {
    const [{ loadProject }, { ProjectScreen }] = await Promise.all([
      import('./load-project.ts'),
      import('./screens/ProjectScreen.tsx'),
    ])
    return { load: loadProject, Screen: ProjectScreen }
  }),
  listPage('/showcase/accelerators-list', async () => (await accelerators()).accelerators),
  listPage(
    '/technologies',
    async () =>
      (await import('../../../features/technologies/web/public/technologies-list.tsx')).technologies,
  ),
  page('/technologies/tree', async () => {
    const [{ loadTechnologyTree }, { TechnologyTreeScreen }] = await Promise.all([
      import('./load-technologies.ts'),
      import('./screens/TechnologyTreeScreen.tsx'),
    ])
    return { load: loadTechnologyTree, Screen: TechnologyTreeScreen }
  }),
  page('/technologies/graph', async () => {
    const [{ loadTechnologyGraph }, { TechnologyGraphScreen }] = await Promise.all([
      import('./load-technologies.ts'),
      import('./screens/TechnologyGraphScreen.tsx'),
    ])
    return { load: loadTechnologyGraph, Screen: TechnologyGraphScreen }
  }),
  page('/technologies/map', async () => {
    const [{ loadTechnologyMap }, { TechnologyMapScreen }] = await Promise.all([
      import('./load-technologies.ts'),
      import('./screens/TechnologyMapScreen.tsx'),
    ])
    return { load: loadTechnologyMap, Screen: TechnologyMapScreen }
  }),
  page('/technologies/compare', async () => {
    const [{ loadTechnologyComparison }, { TechnologyCompareScreen }] = await Promise.all([
      import('./load-technologies.ts'),
      import('./screens/TechnologyCompareScreen.tsx'),
    ])
    return { load: loadTechnologyComparison, Screen: TechnologyCompareScreen }
  }),
  page('/details/technology', async () => {
    const [{ loadTechnology }, { TechnologyScreen }] = await Promise.all([
      import('./load-technologies.ts'),
      import('./screens/TechnologyScreen.tsx'),
    ])
    return { load: loadTechnology, Screen: TechnologyScreen }
  }),
  listPage('/showcase/experts-list', async () => (await people()).experts),
  listPage('/showcase/mentors-list', async () => (await people()).mentors),
  listPage('/showcase/trackers-list', async () => (await people()).trackers),
  page('/showcase/investors-list', async () => {
    const [{ loadInvestors }, { ListScreen }] = await Promise.all([
      import('./load-investors.ts'),
      import('./screens/ListScreen.tsx'),
    ])
    return { load: loadInvestors, Screen: ListScreen<ShownInvestor> }
  }),
  page('/details/investor-details', async () => {
    const [{ loadInvestor }, { InvestorScreen }] = await Promise.all([
      import('./load-investors.ts'),
      import('./screens/InvestorScreen.tsx'),
    ])
    return { load: loadInvestor, Screen: InvestorScreen }
  }),
  listPage(
    '/showcase/events-list',
    async () => (await import('../../../features/events/web/public/events-list.tsx')).events,
  ),
  page('/details/event', async () => {
    const [{ loadEvent }, { EventScreen }] = await Promise.all([
      import('./load-event.ts'),
      import('./screens/EventScreen.tsx'),
    ])
    return { load: loadEvent, Screen: EventScreen }
  }),
  listPage(
    '/showcase/open-tasks-list',
    async () => (await import('../../../features/open-tasks/web/public/open-tasks-list.tsx')).openTasks,
  ),
  page('/details/open-task', async () => {
    const [{ loadOpenTask }, { OpenTaskScreen }] = await Promise.all([
      import('./load-open-task.ts'),
      import('./screens/OpenTaskScreen.tsx'),
    ])
    return { load: loadOpenTask, Screen: OpenTaskScreen }
  }),
  page('/details/accelerator', async () => {
    const [{ loadAccelerator }, { AcceleratorScreen }] = await Promise.all([
      details(),
      import('./screens/AcceleratorScreen.tsx'),
    ])
    return { load: loadAccelerator, Screen: AcceleratorScreen }
  }),
  page('/details/accelerator-program', async () => {
    const [{ loadProgramme }, { ProgrammeScreen }] = await Promise.all([
      details(),
      import('./screens/ProgrammeScreen.tsx'),
    ])
    return { load: loadProgramme, Screen: ProgrammeScreen }
  }),
  person('/details/expert-details', 'EXPERT'),
  person('/details/mentor-details', 'MENTOR'),
  person('/details/tracker-details', 'TRACKER'),
  ...frame('/projectsListFrame', 'list'),
  ...frame('/projectsListCardFrame', 'cards'),
  page('/invitation', async () => {
    const [{ loadInvited }, { InvitedScreen }] = await Promise.all([
      loaders(),
      import('./screens/InvitedScreen.tsx'),
    ])
    return { load: loadInvited, Screen: InvitedScreen }
  }),
  page('/bch/view/project-calculator' satisfies PublicPath, async () => {
    const [{ loadCalculator }, { CalculatorScreen }] = await Promise.all([
      import('./load-calculator.ts'),
      import('./screens/CalculatorScreen.tsx'),
    ])
    return { load: loadCalculator, Screen: CalculatorScreen }
  }),
  page('/company-figures' satisfies PublicPath, async () => {
    const [{ loadCompanyFigures }, { CompanyFiguresScreen }] = await Promise.all([
      import('./load-company-figures.ts'),
      import('./screens/CompanyFiguresScreen.tsx'),
    ])
    return { load: loadCompanyFigures, Screen: CompanyFiguresScreen }
  }),
  page('/support' satisfies PublicPath, async () => {
    const [{ loadSupport }, { SupportScreen }] = await Promise.all([
      import('./load-support.ts'),
      import('./screens/SupportScreen.tsx'),
    ])
    return { load: loadSupport, Screen: SupportScreen }
  }),
  page('/event-registration' satisfies PublicPath, async () => {
    const [{ loadRegistration }, { RegistrationScreen }] = await Promise.all([
      import('./load-registration.ts'),
      import('./screens/RegistrationScreen.tsx'),
    ])
    return { load: loadRegistration, Screen: RegistrationScreen }
  }),
  page('/unsubscribe' satisfies PublicPath, async () => {
    const [{ loadUnsubscribe }, { UnsubscribeScreen }] = await Promise.all([
      import('./load-unsubscribe.ts'),
      import('./screens/UnsubscribeScreen.tsx'),
    ])
    return { load: loadUnsubscribe, Screen: UnsubscribeScreen }
  }),
  page('/publication-consent' satisfies PublicPath, async () => {
    const [{ loadConsent }, { ConsentScreen }] = await Promise.all([
      import('./load-consent.ts'),
      import('./screens/ConsentScreen.tsx'),
    ])
    return { load: loadConsent, Screen: ConsentScreen }
  }),
  page('/first-start' satisfies PublicPath, async () => {
    const [{ loadFirstStart }, { FirstStartScreen }] = await Promise.all([
      import('./load-first-start.ts'),
      import('./screens/FirstStartScreen.tsx'),
    ])
    return { load: loadFirstStart, Screen: FirstStartScreen }
  }),
  page('/certificate' satisfies PublicPath, async () => {
    const [{ loadCertificate }, { CertificateScreen }] = await Promise.all([
      import('./load-certificate.ts'),
      import('./screens/CertificateScreen.tsx'),
    ])
    return { load: loadCertificate, Screen: CertificateScreen }
  }),
  page('/showScoringReport' satisfies PublicPath, async () => {
    const [{ loadSharedScoring }, { SharedScoringScreen }] = await Promise.all([
      import('./load-shared-scoring.ts'),
      import('./screens/SharedScoringScreen.tsx'),
    ])
    return { load: loadSharedScoring, Screen: SharedScoringScreen }
  }),
  page('/manuals', async () => {
    const [{ loadManuals }, { ManualsScreen }] = await Promise.all([
      import('./load-manuals.ts'),
      import('./screens/ManualsScreen.tsx'),
    ])
    return { load: loadManuals, Screen: ManualsScreen }
  }),
  page('/manuals/:name', async () => {
    const [{ loadManual }, { ManualScreen }] = await Promise.all([
      import('./load-manuals.ts'),
      import('./screens/ManualScreen.tsx'),
    ])
    return { load: loadManual, Screen: ManualScreen }
  }),
  ...legalNames.map(legal),
  step('/', 'identity:public.entering', 'RootScreen'),
  step('/login-portal', 'identity:public.signingIn', 'LoginPage'),
  step('/registrate-user', 'identity:public.registering', 'RegistratePage'),
  step('/logout', 'identity:public.leaving', 'LogoutPage'),
  step('/get-token', 'identity:public.entering', 'GetTokenPage'),
  step('/confirm-user', 'identity:public.confirming', 'ConfirmUserPage'),
]

/** The page of a path with its parameters, or null. */
export const pageOf = (pathname: string): { page: Page; params: Record<string, string> } | null => {
  for (const one of pages) {
    const params = paramsOf(one, pathname)
    if (params) return { page: one, params }
  }
  return null
}
