import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { openTaskSearch } from './open-task-search.ts'

export const screens = [
  screen({
    path: '/bch/view/open-tasks',
    title: 'open-tasks:list.title',
    access: 'OpenTasks',
    layout: 'work',
    load: () => import('./list/OpenTaskList.tsx'),
    component: 'OpenTaskList',
  }),
  screen({
    path: '/bch/view/open-task',
    title: 'open-tasks:page.title',
    access: 'OpenTasks',
    layout: 'work',
    search: openTaskSearch,
    load: () => import('./page/OpenTaskPage.tsx'),
    component: 'OpenTaskPage',
  }),
  screen({
    path: '/bch/view/event-organizers',
    title: 'open-tasks:organizers.title',
    access: 'OpenTasks',
    layout: 'work',
    load: () => import('./organizers/EventOrganizers.tsx'),
    component: 'EventOrganizers',
  }),
]

fillSlot(
  'notice.OPEN_TASK_PROJECT_OFFERED',
  async () => (await import('./page/ProjectDecision.tsx')).ProjectDecision,
  { texts: ['open-tasks'] },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/open-tasks': { status?: string; hosted?: string; entered?: string; judged?: string }
    '/bch/view/event-organizers': { outcome?: string }
    '/bch/view/open-task': SearchOf<typeof openTaskSearch>
  }
}
