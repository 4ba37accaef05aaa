import type { WorkQuery } from '../../acceleration-requests/domain/work-query.ts'
import type { Narrowing } from '../domain/narrowing.ts'
import { screen, type SearchOf } from '#platform/web/screen.ts'
import { periodSearch, placeSearch, projectsSearch, summarySearch } from './summary-search.ts'

const ofStates = ['acceleration-requests', 'participations', 'projects'] as const

export const screens = [
  screen({
    path: '/bch/view/acceleration-summary',
    title: 'overviews:summary.title',
    texts: ofStates,
    access: 'AccelerationSummary',
    layout: 'work',
    search: summarySearch,
    load: () => import('./summary/AccelerationSummary.tsx'),
    component: 'AccelerationSummary',
  }),
  screen({
    path: '/bch/view/acceleration-summary/projects',
    title: 'overviews:projects.title',
    texts: ofStates,
    access: 'signed-in',
    menu: ['AccelerationSummary', 'AnalyticReports'],
    layout: 'work',
    search: projectsSearch,
    load: () => import('./lists/SummaryProjects.tsx'),
    component: 'SummaryProjects',
  }),
  screen({
    path: '/bch/view/acceleration-summary/sponsors',
    title: 'overviews:sponsors.title',
    access: 'AccelerationSummary',
    layout: 'work',
    search: placeSearch,
    load: () => import('./sponsors/Sponsors.tsx'),
    component: 'Sponsors',
  }),
  screen({
    path: '/bch/view/tracker-work-status',
    title: 'overviews:workload.title',
    access: 'TrackerWorkStatus',
    layout: 'work',
    search: periodSearch,
    load: () => import('./workload/TrackerWorkStatus.tsx'),
    component: 'TrackerWorkStatus',
  }),
  screen({
    path: '/bch/view/tracker-work-status/tasks',
    title: 'overviews:tasks.title',
    texts: ['participations'],
    access: 'signed-in',
    menu: ['TrackerWorkStatus', 'AccelerationSummary'],
    layout: 'work',
    search: placeSearch,
    load: () => import('./lists/WorkTasks.tsx'),
    component: 'WorkTasks',
  }),
  screen({
    path: '/bch/view/tracker-work-status/reviews',
    title: 'overviews:reviews.title',
    access: 'TrackerWorkStatus',
    layout: 'work',
    load: () => import('./lists/Reviews.tsx'),
    component: 'Reviews',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/acceleration-summary': SearchOf<typeof summarySearch>
    '/bch/view/acceleration-summary/projects': WorkQuery & {
      programmeId?: number | string | undefined
      acceleratorId?: string | undefined
    }
    '/bch/view/acceleration-summary/sponsors': { programmeId: number }
    '/bch/view/tracker-work-status': SearchOf<typeof periodSearch>
    '/bch/view/tracker-work-status/tasks': {
      programmeId?: number | undefined
      state?: 'DONE_CODE' | 'ACCEPT_CODE'
      waiting?: 'true'
      trackId?: string | undefined
      streamId?: string | undefined
      trackerUid?: string
      from?: string
      to?: string
      sort?: string
    }
    '/bch/view/tracker-work-status/reviews': {
      decision?: string
      reviewerUid?: string
      from?: string
      to?: string
    }
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Shows how far the applications of the summary came. */
    'summary.path': { narrowing: Narrowing }
    /** Shows how often the public pages of an accelerator were opened. */
    'summary.page-hits': { acceleratorId: number }
  }
}
