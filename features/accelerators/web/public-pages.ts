import { listPage } from '#platform/web/public/list/list-page.ts'

export const publicPages = [
  listPage({
    path: '/showcase/accelerators-list',
    texts: ['accelerators'],
    isIndexed: true,
    list: async () => (await import('./public/accelerators-list.tsx')).accelerators,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/accelerators-list': object
  }
}
