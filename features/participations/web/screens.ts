import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { workSearch } from './work/work-search.ts'

/** Screens of this feature. Founders, trackers and accelerators share one: what each may do comes with the answers. */
export const screens = [
  screen({
    path: '/bch/view/my-acceleration-requests/initiator-details',
    title: 'participations:work.title',
    // Trackers and accelerators have no "my applications" in their menu, but work here as well.
    access: 'signed-in',
    menu: ['ProjectsInWork', 'MyProjects'],
    layout: 'work',
    search: workSearch,
    prefetch: async () => (await import('./work/prefetch.ts')).workPrefetch,
    load: () => import('./work/WorkOnTrack.tsx'),
    component: 'WorkOnTrack',
  }),
]

fillSlot('project.in-review', async () => (await import('./task/ReviewOfProfile.tsx')).ReviewOfProfile, {
  texts: ['participations'],
  ask: async () => (await import('./work/prefetch.ts')).askForReview,
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/my-acceleration-requests/initiator-details': SearchOf<typeof workSearch>
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Chooses the tracker of a project on a track, whoever may; `isNext`: nothing else is to be done first. */
    'participation.set-tracker': {
      projectTrackId: number
      project: string
      trackerUid: string | null
      isNext: boolean
    }
    /** What the team does beside its tasks to get used to the track; nothing where nobody assigned it. */
    'participation.adaptation': { projectTrackId: number }
    /** What experts think of a task, and the way to ask them; nothing for whoever has neither. */
    'task.expertise': { taskId: number }
    /** The report that a task names, filled from its project. */
    'task.report': { taskId: number; code: string }
    /** The way to reports by template of the task's project; nothing for who may make none. */
    'task.by-template': { id: number }
  }
}
