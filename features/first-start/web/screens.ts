import { screen } from '#platform/web/screen.ts'

export const screens = [
  screen({
    path: '/admin/start',
    title: 'first-start:title',
    access: 'Health',
    layout: 'work',
    load: () => import('./FirstStart.tsx'),
    component: 'FirstStart',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/start': object
  }
}
