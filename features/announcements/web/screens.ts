import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { announcementsSearch } from './admin/announcements-search.ts'

export const screens = [
  screen({
    path: '/admin/announcements',
    title: 'announcements:list.title',
    access: 'Announcements',
    layout: 'work',
    search: announcementsSearch,
    load: () => import('./admin/AdminAnnouncements.tsx'),
    component: 'AdminAnnouncements',
  }),
]

fillSlot(
  'work.announcements',
  async () => (await import('./shown/ShownAnnouncements.tsx')).ShownAnnouncements,
  {
    texts: ['announcements'],
  },
)

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'work.announcements': object
  }
}

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/announcements': SearchOf<typeof announcementsSearch>
  }
}
