import { screen, type SearchOf } from '#platform/web/screen.ts'
import type { tabKeys } from './profile/use-profile-tabs.tsx'
import { fillSlot } from '#platform/web/work/slots.ts'
import { peopleSearch } from './accounts/people-search.ts'

export const screens = [
  screen({
    path: '/bch/view/person-user-profile',
    title: 'people:profile.title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./profile/PersonProfile.tsx'),
    component: 'PersonProfile',
  }),
  screen({
    path: '/admin/people',
    title: 'people:accounts.title',
    access: 'AdminPeople',
    layout: 'work',
    search: peopleSearch,
    load: () => import('./accounts/AdminPeople.tsx'),
    component: 'AdminPeople',
  }),
  screen({
    path: '/admin/login-as',
    title: 'people:logInAs.title',
    access: 'LoginAs',
    layout: 'work',
    load: () => import('./log-in-as/LogInAs.tsx'),
    component: 'LogInAs',
  }),
]

fillSlot('person.card', async () => (await import('./card/PersonCard.tsx')).PersonCard, { texts: ['people'] })

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/person-user-profile': { tab?: (typeof tabKeys)[number]; transferId?: number }
    // The list of a tab reads its own filter and search.
    '/admin/people': SearchOf<typeof peopleSearch> & { status?: string; q?: string; requestId?: number }
    '/admin/login-as': object
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'profile.roles': object
    'profile.security': object
    'profile.tokens': object
    /** Webhooks, below the API tokens. */
    'profile.hooks': object
    /** What people ask administrators for: the list of requests for roles. */
    'people.role-requests': object
    /** A person's roles, in the administrator's panel. */
    'person.roles': { person: { uid: string; name: string } }
    /** The form in which an administrator grants roles and further permissions. */
    'person.rights': { uid: string }
  }
}
