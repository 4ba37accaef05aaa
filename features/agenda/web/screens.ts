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
    /** The most urgent items, above the list of a role's first screen; hidden without any. */
    'agenda.block': object
    /** Suggestions for the role when nothing awaits the person. */
    'agenda.next-steps': object
  }
}

fillSlot('agenda.block', async () => (await import('./AgendaBlock.tsx')).AgendaBlock, {
  texts: ['agenda'],
  ask: async () => (await import('./use-agenda.ts')).askForBlock,
})
