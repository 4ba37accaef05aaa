import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { workSearch } from './work/work-search.ts'

/**
 * Screens of this feature. Founders, trackers and accelerators share one, because the server returns each user's
 * actions.
 */
export const screens = [
  screen({
    path: '/bch/view/my-acceleration-requests/initiator-details',
    title: 'participations:work.title',
    // Trackers and accelerators have no "my applications" in their menu, but work here too.
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

/** Attaches a report's file to the task. */
type AttachReport = (made: { blob: Blob; name: string }) => Promise<void>

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Choice of the tracker of a project on a track; `isNext`: this is the next step. */
    'participation.set-tracker': {
      projectTrackId: number
      project: string
      trackerUid: string | null
      isNext: boolean
    }
    /** The team's adaptation plan for the track; empty if none was assigned. */
    'participation.adaptation': { projectTrackId: number }
    /** Expert reviews of a task, and the action to request one; empty for users without access. */
    'task.expertise': { taskId: number }
    /** The report of the portal that a task links to, filled in from its project. */
    'task.report': { taskId: number; code: string; attach: AttachReport | null }
    /** The report by template that a task links to. */
    'task.template': { taskId: number; attach: AttachReport | null }
    /** The way to reports by template of the task's project; nothing for who may make none. */
    'task.by-template': { id: number }
  }
}
