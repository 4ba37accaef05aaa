import { hiddenPage, type PublicPage, publicPage } from '#platform/web/public/page.ts'
import type { Look } from './public/frame-address.ts'
import type { ListedProject } from './public/shown-project.types.ts'

const frame = (path: string, look: Look): readonly PublicPage[] => [
  publicPage({
    path,
    texts: ['showcases', 'fields'],
    load: async () => (await import('./public/load-frame-list.ts')).loadFrameList(look),
    screen: async () => (await import('#platform/web/public/list/ListScreen.tsx')).ListScreen<ListedProject>,
  }),
  publicPage({
    path: `${path}/details`,
    texts: ['showcases', 'fields'],
    load: async () => (await import('./public/load-frame-project.ts')).loadFrameProject(look),
    screen: async () => (await import('./public/FrameProjectScreen.tsx')).FrameProjectScreen,
  }),
]

export const publicPages = [
  publicPage({
    path: '/showcase/projects-list',
    texts: ['showcases', 'fields'],
    isIndexed: true,
    load: async () => (await import('./public/load-projects.ts')).loadProjects,
    screen: async () => (await import('#platform/web/public/list/ListScreen.tsx')).ListScreen<ListedProject>,
  }),
  publicPage({
    path: '/details/project-details',
    texts: ['showcases', 'fields'],
    load: async () => (await import('./public/load-project.ts')).loadProject,
    screen: async () => (await import('./public/ProjectScreen.tsx')).ProjectScreen,
  }),
  ...frame('/projectsListFrame', 'list'),
  ...frame('/projectsListCardFrame', 'cards'),
  hiddenPage({
    path: '/publication-consent',
    title: 'showcases:asked.title',
    screen: async () => (await import('./public/ConsentScreen.tsx')).ConsentScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/projects-list': { showcase?: number | string }
    '/details/project-details': { id: number | string; showcase?: number | string | undefined }
    '/publication-consent': { token: string }
  }
}
