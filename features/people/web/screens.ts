import { screen } from '#platform/web/screen.ts'

/** Screens of this feature. */
export const screens = [
  screen({
    path: '/bch/view/person-user-profile',
    title: 'people:profile.title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./profile/PersonProfile.tsx'),
    component: 'PersonProfile',
  }),
]

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'profile.roles': object
    'profile.security': object
  }
}
