import type { ReactNode } from 'react'
import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import type { HistoryEntry } from '#platform/web/work/components/history/History.tsx'
import { keptProjectsPath, projectDetailsPath } from './paths.ts'
import type { Project } from './project.types.ts'
import { detailsSearch, editSearch } from './search.ts'

export const screens = [
  screen({
    path: '/bch/view/my-projects',
    title: 'projects:myProjects.title',
    access: 'MyProjects',
    layout: 'work',
    prefetch: async () => (await import('./prefetch.ts')).listPrefetch,
    load: () => import('./my-projects/MyProjects.tsx'),
    component: 'MyProjects',
  }),
  screen({
    path: '/bch/view/my-projects/edit',
    title: 'projects:edit.title',
    // For founders, and the team of a managing accelerator, in any role.
    access: 'signed-in',
    menu: ['MyProjects', 'ProjectsInWork'],
    layout: 'work',
    search: editSearch,
    prefetch: async () => (await import('./prefetch.ts')).editPrefetch,
    load: () => import('./edit/ProjectEdit.tsx'),
    component: 'ProjectEdit',
  }),
  screen({
    path: keptProjectsPath,
    title: 'projects:keptProjects.title',
    access: 'ProjectsInWork',
    layout: 'work',
    load: () => import('./kept/KeptProjects.tsx'),
    component: 'KeptProjects',
  }),
  screen({
    path: projectDetailsPath,
    title: 'projects:details.title',
    access: 'signed-in',
    menu: ['ProjectsInWork', 'MyProjects', 'AdminProjects'],
    layout: 'work',
    search: detailsSearch,
    prefetch: async () => (await import('./prefetch.ts')).detailsPrefetch,
    load: () => import('./details/ProjectDetailsPage.tsx'),
    component: 'ProjectDetailsPage',
  }),
]

fillSlot(
  'notice.LEADERSHIP_OFFERED',
  async () => (await import('./team/LeadershipDecision.tsx')).LeadershipDecision,
  { texts: ['projects'] },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/my-projects': object
    '/bch/view/my-projects/edit': SearchOf<typeof editSearch> & {
      /** Records that a notification names for its decision. */
      requestId?: number
      riskId?: number
      offerId?: number
    }
    '/bch/view/projects-in-work/kept': object
    '/bch/view/project-details': SearchOf<typeof detailsSearch> & { compare?: string; with?: string }
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'project.events': { id: number }
    /** Its mentors, for its team and people who work with it. */
    'project.mentors': { project: { id: number; name: string } }
    'project.history-of-profile': { id: number; children: (entries: HistoryEntry[]) => ReactNode }
    /** Tasks under review while its team fills in the profile. */
    'project.in-review': { id: number }
    /** Data in the spreadsheet of an imported project for fields that are still empty; `linked`: with the way to fill them in. */
    'project.unread': { id: number; linked?: boolean }
    /** `isManaged`: owned by an accelerator, until it has a leader. */
    'project.join-requests': { id: number; isManaged: boolean }
    'project.readers': { project: Project; onClose: () => void }
    'project.recruiting': { id: number; isManaged: boolean }
    'project.requests': { id: number }
    /** Its stored financial calculations, for its team and people who work with it; `ifAny`: nothing if there are none. */
    'project.calculations': { id: number; ifAny?: boolean }
    /** Its risks, for its team and people who work with it. */
    'project.risks': { id: number }
    /** Link to its reports by template. */
    'project.by-template': { id: number }
    /** Its showcases, and its leader's consent: for its team and people who work with it. */
    'project.showcases': { project: { id: number; name: string } }
    /** What a reader of the page may suggest for it; nothing for most. `opened`: opens the form at once. */
    'project.suggest': { id: number; opened?: boolean }
    /** Its position in an investor's pipeline. */
    'project.pipeline': { id: number }
    /** Progress of an investor's deal with it. */
    'project.deal': { id: number }
    /** Data that an investor may request, or has requested. */
    'project.ask-data': { id: number }
    /** Reviews that a reader may order for themselves. */
    'project.order': { id: number; opened?: boolean }
    /** A project's progress in its track; `ids` are all projects of the page, loaded together. */
    'project.work': { id: number; ids: readonly number[] }
  }
}
