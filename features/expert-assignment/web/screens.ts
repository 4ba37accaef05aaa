import { screen } from '#platform/web/screen.ts'
import { assignmentSearch } from './assignment-search.ts'

export const screens = [
  screen({
    path: '/bch/view/expert-job/assignment',
    title: 'expert-assignment:title',
    access: 'ExpertJobs',
    layout: 'work',
    search: assignmentSearch,
    load: () => import('./Assignment.tsx'),
    component: 'Assignment',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    /** `taskIds` are separated by commas. */
    '/bch/view/expert-job/assignment': { taskIds?: string; trackId?: number }
  }
}
