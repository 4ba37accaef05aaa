import { screen, type Screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

/** Screens that belong to no feature. */
export const ownScreens: Screen[] = [
  screen({
    path: '/bch/view',
    title: 'work:root.title',
    access: 'root',
    layout: 'work',
    load: () => import('./screens/NothingToOpen.tsx'),
    component: 'NothingToOpen',
  }),
  screen({
    path: '/bch/view/bch-test',
    title: 'gallery:title',
    access: 'public',
    layout: 'work',
    load: () => import('./screens/Gallery.tsx'),
    component: 'Gallery',
  }),
  screen({
    path: '/static',
    title: 'work:static.title',
    access: 'public',
    layout: 'plain',
    load: () => import('./screens/StaticPage.tsx'),
    component: 'StaticPage',
  }),
]

fillSlot('agenda.next-steps', async () => (await import('./screens/NextSteps.tsx')).NextSteps)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view': object
    '/bch/view/bch-test': { part?: string; id?: number | string }
    '/static': object
  }
}
