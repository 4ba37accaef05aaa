import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { compareSearch, foundSearch } from './search.ts'

export const screens = [
  screen({
    path: '/bch/view/investor-workspace',
    title: 'investors:pipeline.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./workspace/InvestorWorkspace.tsx'),
    component: 'InvestorWorkspace',
  }),
  screen({
    path: '/bch/view/investor-workspace/thesis',
    title: 'investors:thesis.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./workspace/Thesis.tsx'),
    component: 'Thesis',
  }),
  screen({
    path: '/bch/view/investor-workspace/firm',
    title: 'investors:firm.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./firm/FirmPage.tsx'),
    component: 'FirmPage',
  }),
  screen({
    path: '/bch/view/investor-workspace/searches',
    title: 'investors:searches.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    load: () => import('./search/Searches.tsx'),
    component: 'Searches',
  }),
  screen({
    path: '/bch/view/investor-workspace/found',
    title: 'investors:found.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    search: foundSearch,
    load: () => import('./search/FoundProjects.tsx'),
    component: 'FoundProjects',
  }),
  screen({
    path: '/bch/view/investor-workspace/compare',
    title: 'investors:compare.title',
    access: 'InvestorWorkspace',
    layout: 'work',
    search: compareSearch,
    load: () => import('./compare/ComparePage.tsx'),
    component: 'ComparePage',
  }),
  screen({
    path: '/admin/investors',
    title: 'investors:checks.title',
    access: 'InvestorChecks',
    layout: 'work',
    load: () => import('./checks/InvestorChecks.tsx'),
    component: 'InvestorChecks',
  }),
]

fillSlot('project.pipeline', async () => (await import('./workspace/PipelineButton.tsx')).PipelineButton, {
  texts: ['investors'],
})

fillSlot('notice.FIRM_INVITED', async () => (await import('./firm/FirmDecision.tsx')).FirmDecision, {
  texts: ['investors'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/investor-workspace': { stage?: string }
    '/bch/view/investor-workspace/thesis': object
    '/bch/view/investor-workspace/firm': { invitationId?: number }
    '/bch/view/investor-workspace/searches': object
    '/bch/view/investor-workspace/found': SearchOf<typeof foundSearch>
    '/bch/view/investor-workspace/compare': SearchOf<typeof compareSearch>
    '/admin/investors': { verified?: string }
  }
}
