import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { detailsSearch, editSearch } from './search.ts'

/** Screens of this feature. */
export const screens = [
  screen({
    path: '/bch/view/my-projects',
    title: 'projects:myProjects.title',
    access: 'MyProjects',
    layout: 'work',
    load: () => import('./my-projects/MyProjects.tsx'),
    component: 'MyProjects',
  }),
  screen({
    path: '/bch/view/my-projects/edit',
    title: 'projects:edit.title',
    access: 'MyProjects',
    layout: 'work',
    search: editSearch,
    ahead: async () => (await import('./ask-ahead.ts')).editAhead,
    load: () => import('./edit/ProjectEdit.tsx'),
    component: 'ProjectEdit',
  }),
  screen({
    path: '/details/project-details',
    title: 'projects:details.title',
    access: 'public',
    layout: 'work',
    search: detailsSearch,
    ahead: async () => (await import('./ask-ahead.ts')).detailsAhead,
    load: () => import('./details/ProjectDetailsPage.tsx'),
    component: 'ProjectDetailsPage',
  }),
]

fillSlot('team-invite.vacancies', async () => (await import('./vacancies/Vacancies.tsx')).Vacancies)
fillSlot('team-invite.requests', async () => (await import('./vacancies/MyJoinRequests.tsx')).MyJoinRequests)
