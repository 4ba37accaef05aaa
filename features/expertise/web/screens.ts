import { screen, type SearchOf } from '#platform/web/screen.ts'
import { jobSearch } from './client/job-search.ts'

export const screens = [
  screen({
    path: '/bch/view/expert-job',
    title: 'expertise:jobs.title',
    access: 'ExpertJobs',
    layout: 'work',
    load: () => import('./client/ExpertJobs.tsx'),
    component: 'ExpertJobs',
  }),
  screen({
    path: '/bch/view/expert-job/details',
    title: 'expertise:job.title',
    // Trackers follow the jobs of their projects.
    access: 'ExpertJobs',
    layout: 'work',
    search: jobSearch,
    load: () => import('./client/ExpertJob.tsx'),
    component: 'ExpertJob',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/expert-job': { taskId?: number; projectId?: number; toAccept?: 'true'; overdue?: 'true' }
    '/bch/view/expert-job/details': SearchOf<typeof jobSearch>
  }
}
