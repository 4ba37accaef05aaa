import { listPage } from '#platform/web/public/list/list-page.ts'
import { type PublicPage, publicPage } from '#platform/web/public/page.ts'
import { showcasePages, showcaseRoles, type ShowcaseRole } from '../domain/showcase-roles.ts'

const person = (role: ShowcaseRole): PublicPage =>
  publicPage({
    path: showcasePages[role].page,
    texts: ['people'],
    load: async () => (await import('./public/load-person.ts')).loadPerson(role),
    screen: async () => (await import('./public/PersonScreen.tsx')).PersonScreen,
  })

export const publicPages = [
  listPage({
    path: '/showcase/experts-list',
    texts: ['people'],
    isIndexed: true,
    list: async () => (await import('./public/people-lists.tsx')).experts,
  }),
  listPage({
    path: '/showcase/mentors-list',
    texts: ['people'],
    isIndexed: true,
    list: async () => (await import('./public/people-lists.tsx')).mentors,
  }),
  listPage({
    path: '/showcase/trackers-list',
    texts: ['people'],
    isIndexed: true,
    list: async () => (await import('./public/people-lists.tsx')).trackers,
  }),
  ...showcaseRoles.map(person),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/experts-list': object
    '/showcase/mentors-list': object
    '/showcase/trackers-list': object
    '/details/expert-details': { uid: string }
    '/details/mentor-details': { uid: string }
    '/details/tracker-details': { uid: string }
  }
}
