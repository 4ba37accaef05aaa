import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { figuresSearch, outcomesSearch } from './search.ts'

export const screens = [
  screen({
    path: '/bch/view/deals',
    title: 'deals:list.title',
    // Investors, teams and accelerators share this screen.
    access: 'signed-in',
    menu: ['InvestorWorkspace', 'InvestorInterest', 'MyProjects'],
    layout: 'work',
    load: () => import('./list/Deals.tsx'),
    component: 'Deals',
  }),
  screen({
    path: '/bch/view/deals/outcomes',
    title: 'deals:outcomes.title',
    access: 'signed-in',
    menu: ['InvestorWorkspace', 'InvestorInterest'],
    layout: 'work',
    search: outcomesSearch,
    load: () => import('./outcomes/OutcomesPage.tsx'),
    component: 'OutcomesPage',
  }),
  screen({
    path: '/bch/view/deals/figures',
    title: 'deals:figures.title',
    access: 'signed-in',
    menu: ['MyProjects'],
    layout: 'work',
    search: figuresSearch,
    load: () => import('./figures/OwnFigures.tsx'),
    component: 'OwnFigures',
  }),
  screen({
    path: '/bch/view/investor-interest',
    title: 'deals:interest.title',
    access: 'InvestorInterest',
    layout: 'work',
    load: () => import('./interest/InvestorInterest.tsx'),
    component: 'InvestorInterest',
  }),
]

fillSlot('project.deal', async () => (await import('./place/DealButton.tsx')).DealButton, {
  texts: ['deals'],
})

fillSlot('notice.DEAL_INVESTED', async () => (await import('./list/DealDecision.tsx')).DealDecision, {
  texts: ['deals'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/deals': { status?: string; projectId?: string; dealId?: number }
    '/bch/view/deals/outcomes': SearchOf<typeof outcomesSearch>
    '/bch/view/deals/figures': SearchOf<typeof figuresSearch>
    '/bch/view/investor-interest': object
  }
}
