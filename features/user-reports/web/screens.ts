import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { editorSearch, mineSearch, runnerSearch } from './searches.ts'

export const screens = [
  screen({
    path: '/bch/view/user-constructor-reports',
    title: 'user-reports:builder.title',
    access: 'ConstructorReports',
    layout: 'work',
    load: () => import('./builder/Builder.tsx'),
    component: 'Builder',
  }),
  screen({
    path: '/bch/view/user-constructor-reports/report',
    title: 'user-reports:edit.title',
    access: 'ConstructorReports',
    layout: 'work',
    search: editorSearch,
    load: () => import('./builder/ReportEditor.tsx'),
    component: 'ReportEditor',
  }),
  screen({
    path: '/bch/view/user-reports',
    title: 'user-reports:mine.title',
    access: 'UserReports',
    layout: 'work',
    search: mineSearch,
    load: () => import('./runner/UserReports.tsx'),
    component: 'UserReports',
  }),
  screen({
    path: '/bch/view/user-reports/:id',
    title: 'user-reports:title',
    // The states of tasks, to choose projects by.
    texts: ['participations'],
    access: 'UserReports',
    layout: 'work',
    search: runnerSearch,
    load: () => import('./runner/OneReport.tsx'),
    component: 'OneReport',
  }),
]

fillSlot('project.by-template', async () => (await import('./ProjectReports.tsx')).ProjectReports, {
  texts: ['user-reports'],
})

fillSlot('task.by-template', async () => (await import('./ProjectReports.tsx')).ProjectReports, {
  texts: ['user-reports'],
})

fillSlot('task.template', async () => (await import('./TaskTemplate.tsx')).TaskTemplate, {
  texts: ['user-reports'],
})

fillSlot('list.of-projects', async () => (await import('./SelectedProjects.tsx')).SelectedProjects, {
  texts: ['user-reports'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/user-constructor-reports': object
    '/bch/view/user-constructor-reports/report': SearchOf<typeof editorSearch>
    '/bch/view/user-reports': SearchOf<typeof mineSearch>
    '/bch/view/user-reports/:id': SearchOf<typeof runnerSearch>
  }
}
