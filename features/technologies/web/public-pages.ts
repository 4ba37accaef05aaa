import { listPage } from '#platform/web/public/list/list-page.ts'
import { publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  listPage({
    path: '/technologies',
    texts: ['technologies'],
    isIndexed: true,
    list: async () => (await import('./public/technologies-list.tsx')).technologies,
  }),
  publicPage({
    path: '/technologies/tree',
    texts: ['technologies'],
    isIndexed: true,
    load: async () => (await import('./public/load-technologies.ts')).loadTechnologyTree,
    screen: async () => (await import('./public/TechnologyTreeScreen.tsx')).TechnologyTreeScreen,
  }),
  publicPage({
    path: '/technologies/graph',
    texts: ['technologies'],
    isIndexed: true,
    load: async () => (await import('./public/load-technologies.ts')).loadTechnologyGraph,
    screen: async () => (await import('./public/TechnologyGraphScreen.tsx')).TechnologyGraphScreen,
  }),
  publicPage({
    path: '/technologies/map',
    texts: ['technologies'],
    isIndexed: true,
    load: async () => (await import('./public/load-technologies.ts')).loadTechnologyMap,
    screen: async () => (await import('./public/TechnologyMapScreen.tsx')).TechnologyMapScreen,
  }),
  publicPage({
    path: '/technologies/compare',
    texts: ['technologies'],
    isIndexed: true,
    load: async () => (await import('./public/load-technologies.ts')).loadTechnologyComparison,
    screen: async () => (await import('./public/TechnologyCompareScreen.tsx')).TechnologyCompareScreen,
  }),
  publicPage({
    path: '/details/technology',
    texts: ['technologies'],
    load: async () => (await import('./public/load-technologies.ts')).loadTechnology,
    screen: async () => (await import('./public/TechnologyScreen.tsx')).TechnologyScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/technologies': object
    '/technologies/tree': { open?: string | undefined }
    '/technologies/graph': { id?: number | string }
    '/technologies/map': object
    '/technologies/compare': { one?: string; other?: string }
    '/details/technology': { id?: number | string; code?: string }
  }
}
