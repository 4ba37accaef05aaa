import { listPage } from '#platform/web/public/list/list-page.ts'
import { hiddenPage, publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  listPage({
    path: '/showcase/events-list',
    texts: ['events'],
    isIndexed: true,
    list: async () => (await import('./public/events-list.tsx')).events,
  }),
  publicPage({
    path: '/details/event',
    texts: ['events'],
    load: async () => (await import('./public/load-event.ts')).loadEvent,
    screen: async () => (await import('./public/EventScreen.tsx')).EventScreen,
  }),
  hiddenPage({
    path: '/event-registration',
    title: 'events:registration.title',
    screen: async () => (await import('./public/RegistrationScreen.tsx')).RegistrationScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/events-list': object
    '/details/event': { id: number | string }
    '/event-registration': { token: string }
  }
}
