import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { massMessageSearch } from './mass-message-search.ts'

const shared = { access: 'MassMessages', layout: 'work' } as const

export const screens = [
  screen({
    ...shared,
    path: '/bch/view/mass-messages',
    title: 'mass-messages:list.title',
    load: () => import('./MassMessages.tsx'),
    component: 'MassMessages',
  }),
  screen({
    ...shared,
    path: '/bch/view/mass-messages/message',
    title: 'mass-messages:one.title',
    search: massMessageSearch,
    load: () => import('./MassMessage.tsx'),
    component: 'MassMessage',
  }),
]

fillSlot('list.write', async () => (await import('./WriteToList.tsx')).WriteToList, {
  texts: ['mass-messages'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/mass-messages': object
    '/bch/view/mass-messages/message': SearchOf<typeof massMessageSearch>
  }
}
