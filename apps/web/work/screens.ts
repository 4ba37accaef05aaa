import { screen, type Screen } from '#platform/web/screen.ts'

const own: Screen[] = [
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

const ofFeatures = import.meta.glob<Screen[]>('../../../features/*/web/screens.ts', {
  eager: true,
  import: 'screens',
})

/** Every screen of the work area: a feature's rows are found in its `web/screens.ts`. */
export const screens: readonly Screen[] = [...own, ...Object.values(ofFeatures).flat()]
