import { screen } from '#platform/web/screen.ts'

/** Screens of this feature. */
export const screens = [
  screen({
    path: '/admin/objects',
    title: 'objects:list.title',
    access: 'Objects',
    layout: 'work',
    load: () => import('./Objects.tsx'),
    component: 'Objects',
  }),
]
