import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { roomSearch } from './search.ts'

export const screens = [
  screen({
    path: '/bch/view/data-requests',
    title: 'data-rooms:list.title',
    // Investors, accelerators and teams share this screen.
    access: 'signed-in',
    menu: ['InvestorWorkspace', 'ProjectsInWork', 'MyProjects'],
    layout: 'work',
    load: () => import('./list/DataRequests.tsx'),
    component: 'DataRequests',
  }),
  screen({
    path: '/bch/view/data-requests/room',
    title: 'data-rooms:room.title',
    access: 'signed-in',
    menu: ['InvestorWorkspace', 'MyProjects'],
    layout: 'work',
    search: roomSearch,
    load: () => import('./room/DataRoom.tsx'),
    component: 'DataRoom',
  }),
]

fillSlot('project.ask-data', async () => (await import('./ask/AskButton.tsx')).AskButton, {
  texts: ['data-rooms'],
})

fillSlot(
  'notice.DATA_REQUESTED',
  async () => (await import('./list/DataRequestDecision.tsx')).DataRequestDecision,
  { texts: ['data-rooms'] },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/data-requests': { status?: string; projectId?: string; requestId?: number }
    '/bch/view/data-requests/room': SearchOf<typeof roomSearch>
  }
}
