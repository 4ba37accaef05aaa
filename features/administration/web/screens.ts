import { screen } from '#platform/web/screen.ts'
import { peopleSearch } from './people/people-search.ts'

/** Screens of this feature. */
export const screens = [
  screen({
    path: '/admin/people',
    title: 'administration:people.title',
    access: 'AdminPeople',
    layout: 'work',
    search: peopleSearch,
    load: () => import('./people/AdminPeople.tsx'),
    component: 'AdminPeople',
  }),
  screen({
    path: '/admin/login-as',
    title: 'administration:logInAs.title',
    access: 'LoginAs',
    layout: 'work',
    load: () => import('./log-in-as/LogInAs.tsx'),
    component: 'LogInAs',
  }),
]
