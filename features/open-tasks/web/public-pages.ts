import { listPage } from '#platform/web/public/list/list-page.ts'
import { hiddenPage, publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  listPage({
    path: '/showcase/open-tasks-list',
    texts: ['open-tasks'],
    isIndexed: true,
    list: async () => (await import('./public/open-tasks-list.tsx')).openTasks,
  }),
  publicPage({
    path: '/details/open-task',
    texts: ['open-tasks'],
    load: async () => (await import('./public/load-open-task.ts')).loadOpenTask,
    screen: async () => (await import('./public/OpenTaskScreen.tsx')).OpenTaskScreen,
  }),
  hiddenPage({
    path: '/certificate',
    title: 'open-tasks:certificate.title',
    screen: async () => (await import('./public/CertificateScreen.tsx')).CertificateScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/open-tasks-list': object
    '/details/open-task': { id: number | string }
    '/certificate': { code?: string }
  }
}
