import { screen } from '#platform/web/screen.ts'

export const screens = [
  screen({
    path: '/bch/view/reminders',
    title: 'reminders:list.title',
    access: 'Reminders',
    layout: 'work',
    load: () => import('./Reminders.tsx'),
    component: 'Reminders',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/reminders': object
  }
}
