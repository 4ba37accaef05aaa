import { publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  publicPage({
    path: '/manuals',
    texts: ['manuals'],
    isIndexed: true,
    load: async () => (await import('./public/load-manuals.ts')).loadManuals,
    screen: async () => (await import('./public/ManualsScreen.tsx')).ManualsScreen,
  }),
  publicPage({
    path: '/manuals/:name',
    texts: ['manuals'],
    load: async () => (await import('./public/load-manuals.ts')).loadManual,
    screen: async () => (await import('./public/ManualScreen.tsx')).ManualScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/manuals': { q?: string }
  }
}
