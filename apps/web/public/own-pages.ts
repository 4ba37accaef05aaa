import { publicPage, type PublicPage } from '#platform/web/public/page.ts'
import {
  startPageNames,
  startPages,
  type StartPageName,
} from '../../../features/landing/domain/start-pages.ts'

const start = (name: StartPageName): PublicPage =>
  publicPage({
    path: startPages[name].path,
    texts: ['landing'],
    isIndexed: true,
    load: async () => (await import('./load-start.ts')).loadStart(name),
    screen: async () => (await import('./screens/StartScreen.tsx')).StartScreen,
  })

const track = (path: string, by: 'loadTrackById' | 'loadTrackByLink'): PublicPage =>
  publicPage({
    path,
    texts: ['programmes'],
    load: async () => (await import('./load-track.ts'))[by],
    screen: async () => (await import('./screens/TrackScreen.tsx')).TrackScreen,
  })

/** Public pages composed of several features. */
export const ownPages: readonly PublicPage[] = [
  ...startPageNames.map(start),
  track('/details/accelerator-program-track', 'loadTrackById'),
  track('/s/:shortlink', 'loadTrackByLink'),
  publicPage({
    path: '/details/accelerator',
    texts: ['accelerators', 'programmes'],
    load: async () => (await import('./load-accelerator.ts')).loadAccelerator,
    screen: async () => (await import('./screens/AcceleratorScreen.tsx')).AcceleratorScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/portal': object
    '/portal/projects-start-page': object
    '/portal/investor-start-page': object
    '/portal/accelerators-start-page': object
    '/portal/experts-start-page': object
    '/portal/investors-static': object
    '/details/accelerator': { id: number | string }
    '/details/accelerator-program-track': { id: number | string; apply?: 1 }
  }
}
