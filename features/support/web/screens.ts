import { screen, type SearchOf } from '#platform/web/screen.ts'
import { threadSearch } from './thread-search.ts'

export const screens = [
  screen({
    path: '/bch/view/support',
    title: 'support:own.title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./OwnSupport.tsx'),
    component: 'OwnSupport',
  }),
  screen({
    path: '/bch/view/support/request',
    title: 'support:thread.title',
    access: 'signed-in',
    layout: 'work',
    search: threadSearch,
    load: () => import('./Thread.tsx'),
    component: 'OwnThread',
  }),
  screen({
    path: '/admin/support',
    title: 'support:queue.title',
    access: 'Support',
    layout: 'work',
    load: () => import('./SupportQueue.tsx'),
    component: 'SupportQueue',
  }),
  screen({
    path: '/admin/support/request',
    title: 'support:thread.title',
    access: 'Support',
    layout: 'work',
    search: threadSearch,
    load: () => import('./Thread.tsx'),
    component: 'QueuedThread',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/support': object
    '/bch/view/support/request': SearchOf<typeof threadSearch>
    '/admin/support': { status?: string; mine?: string }
    '/admin/support/request': SearchOf<typeof threadSearch>
  }
}
