import { screen, type SearchOf } from '#platform/web/screen.ts'
import { mentoringSearch } from './mentoring-search.ts'

export const screens = [
  screen({
    path: '/bch/view/mentoring',
    title: 'mentoring:title',
    access: 'Mentoring',
    layout: 'work',
    search: mentoringSearch,
    load: () => import('./Mentoring.tsx'),
    component: 'Mentoring',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/mentoring': SearchOf<typeof mentoringSearch> & { ahead?: string; status?: string }
  }
}
