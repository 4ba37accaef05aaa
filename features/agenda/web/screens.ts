import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { agendaSearch } from './agenda-search.ts'

export const screens = [
  screen({
    path: '/bch/view/agenda',
    title: 'agenda:title',
    access: 'Agenda',
    layout: 'work',
    search: agendaSearch,
    load: () => import('./Agenda.tsx'),
    component: 'Agenda',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/agenda': SearchOf<typeof agendaSearch>
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** The first few of what waits, above the list of a role's first screen; nothing where nothing waits. */
    'agenda.block': object
    /** What one can do in one's role when nothing waits. */
    'agenda.next-steps': object
  }
}

fillSlot('agenda.block', async () => (await import('./AgendaBlock.tsx')).AgendaBlock, {
  texts: ['agenda'],
  ask: async () => (await import('./use-agenda.ts')).askForBlock,
})
