import type { ReactNode } from 'react'
import { screen, type SearchOf } from '#platform/web/screen.ts'
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
    // A founder's, and the team's of an accelerator that keeps the project: in whichever role.
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

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/my-projects': object
    '/bch/view/my-projects/edit': SearchOf<typeof editSearch>
    '/bch/view/projects-in-work/kept': object
    '/bch/view/project-details': SearchOf<typeof detailsSearch> & { compare?: string; with?: string }
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'project.events': { id: number }
    'project.history-of-profile': { id: number; children: (entries: HistoryEntry[]) => ReactNode }
    /** Which tasks somebody reviews while its team fills in the profile. */
    'project.in-review': { id: number }
    /** What the spreadsheet of an imported project says of fields that are still empty. */
    'project.unread': { id: number }
    /** `kept`: by an accelerator, until somebody leads it. */
    'project.join-requests': { id: number; kept: boolean }
    'project.readers': { project: Project; onClose: () => void }
    'project.recruiting': { id: number; kept: boolean }
    'project.requests': { id: number }
    /** The financial calculations kept with it, for its team and those who work with it; `ifAny`: nothing where there are none. */
    'project.calculations': { id: number; ifAny?: boolean }
    /** What may go wrong, for its team and those who work with it. */
    'project.risks': { id: number }
    /** The way to reports by template of the project. */
    'project.by-template': { id: number }
    /** In which showcases it is, and whether its leader agrees: for its team and those who work with it. */
    'project.showcases': { project: { id: number; name: string } }
    /** What whoever reads the page of a project may propose for it; nothing for most. `opened`: they came for that. */
    'project.suggest': { id: number; opened?: boolean }
    /** Where it stands among the projects that an investor follows. */
    'project.pipeline': { id: number }
    /** How far an investor and it have come. */
    'project.deal': { id: number }
    /** What an investor may ask of it, or has asked. */
    'project.ask-data': { id: number }
    /** What whoever reads it may order of it for themselves. */
    'project.order': { id: number; opened?: boolean }
    /** Where a project stands on its track; `ids` are all projects of the page, asked for together. */
    'project.work': { id: number; ids: readonly number[] }
  }
}
