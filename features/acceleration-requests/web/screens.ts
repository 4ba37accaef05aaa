import { z } from 'zod'
import { screen, type SearchOf } from '#platform/web/screen.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import type { WorkQuery } from '../domain/work-query.ts'
import { applicationSearch } from './application/application-search.ts'
import { openTracksSearch } from './open-tracks/open-tracks-search.ts'
import { inWorkSearch } from './projects-in-work/in-work-search.ts'

export const screens = [
  screen({
    path: '/bch/view/projects-in-work',
    title: 'acceleration-requests:inWork.title',
    access: 'ProjectsInWork',
    layout: 'work',
    search: inWorkSearch,
    prefetch: async () => (await import('./projects-in-work/in-work-prefetch.ts')).inWorkPrefetch,
    load: () => import('./projects-in-work/ProjectsInWork.tsx'),
    component: 'ProjectsInWork',
  }),
  screen({
    path: '/bch/view/projects-in-work/decision-runs',
    title: 'acceleration-requests:runs.title',
    access: 'ProjectsInWork',
    layout: 'work',
    load: () => import('./screens/DecisionRuns.tsx'),
    component: 'DecisionRuns',
  }),
  screen({
    path: '/bch/view/projects-in-work/decision-run',
    title: 'acceleration-requests:run.title',
    access: 'ProjectsInWork',
    layout: 'work',
    search: z.object({ runId: numberParam() }),
    load: () => import('./screens/DecisionRun.tsx'),
    component: 'DecisionRun',
  }),
  screen({
    path: '/bch/view/my-acceleration-requests',
    title: 'acceleration-requests:myRequests.title',
    access: 'MyAccelerationRequests',
    layout: 'work',
    search: z.object({ requestId: numberParam() }),
    load: () => import('./my-requests/MyRequests.tsx'),
    component: 'MyRequests',
  }),
  screen({
    path: '/bch/view/my-acceleration-requests/open-tracks',
    title: 'acceleration-requests:openTracks.title',
    access: 'MyAccelerationRequests',
    layout: 'work',
    search: openTracksSearch,
    load: () => import('./open-tracks/OpenTracks.tsx'),
    component: 'OpenTracks',
  }),
  screen({
    path: '/bch/view/my-acceleration-requests/application',
    title: 'acceleration-requests:application.title',
    access: 'MyAccelerationRequests',
    layout: 'work',
    search: applicationSearch,
    load: () => import('./application/Application.tsx'),
    component: 'Application',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/projects-in-work': SearchOf<typeof inWorkSearch> &
      WorkQuery & { programmeId?: number | string; waiting?: 'true'; staged?: string }
    '/bch/view/projects-in-work/decision-runs': object
    '/bch/view/projects-in-work/decision-run': { runId?: number }
    '/bch/view/my-acceleration-requests': { requestId?: number }
    '/bch/view/my-acceleration-requests/open-tracks': SearchOf<typeof openTracksSearch>
    '/bch/view/my-acceleration-requests/application': { draftId: number }
  }
}

fillSlot(
  'project.requests',
  async () => (await import('./project-requests/ProjectRequests.tsx')).ProjectRequests,
)

fillSlot(
  'notice.REQUEST_APPROVAL_IN_ACCELERATOR',
  async () => (await import('./projects-in-work/ApplicationDecision.tsx')).ApplicationDecision,
  { texts: ['acceleration-requests', 'projects'] },
)

fillSlot('project.work', async () => (await import('./own-work/OwnWork.tsx')).OwnWork, {
  texts: ['acceleration-requests', 'participations', 'projects'],
})

fillSlot(
  'participation.set-tracker',
  async () => (await import('./projects-in-work/SetTracker.tsx')).SetTracker,
  { texts: ['acceleration-requests'] },
)
