import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'

export const screens = [
  screen({
    path: '/admin/technologies',
    title: 'technologies:list.title',
    access: 'Technologies',
    layout: 'work',
    load: () => import('./admin/Technologies.tsx'),
    component: 'Technologies',
  }),
  screen({
    path: '/admin/technologies/details',
    title: 'technologies:details.title',
    access: 'Technologies',
    layout: 'work',
    search: z.object({ id: numberParam(), tab: textParam() }),
    load: () => import('./admin/TechnologyDetails.tsx'),
    component: 'TechnologyDetails',
  }),
  screen({
    path: '/admin/technologies/proposals',
    title: 'technologies:proposals.queue.title',
    access: 'Technologies',
    layout: 'work',
    load: () => import('./proposals/ProposalQueue.tsx'),
    component: 'ProposalQueue',
  }),
  screen({
    path: '/bch/view/technology-proposals',
    title: 'technologies:proposals.own.title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./proposals/OwnProposals.tsx'),
    component: 'OwnProposals',
  }),
]

fillSlot('field.technology', async () => (await import('./field/TechnologyInput.tsx')).TechnologyInput)

fillSlot(
  'notice.TECHNOLOGY_PROPOSED',
  async () => (await import('./proposals/ProposalDecision.tsx')).ProposalDecision,
  { texts: ['technologies'] },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/technologies': object
    '/admin/technologies/proposals': { status?: string; proposalId?: number }
    '/bch/view/technology-proposals': object
    '/admin/technologies/details': { id?: number; tab?: string | undefined }
  }
}
