import { screen, type SearchOf } from '#platform/web/screen.ts'
import { auditNamespaces } from '../domain/audit-words.ts'
import { mailsSearch } from './mails/mails-search.ts'
import { opened } from './opened.ts'
import { projectsSearch } from './projects/projects-search.ts'

export const screens = [
  screen({
    path: '/admin/projects',
    title: 'administration:projects.title',
    access: 'AdminProjects',
    layout: 'work',
    search: projectsSearch,
    load: () => import('./projects/AdminProjects.tsx'),
    component: 'AdminProjects',
  }),
  screen({
    path: '/admin/email-log',
    title: 'administration:mails.title',
    access: 'EmailLog',
    layout: 'work',
    search: mailsSearch,
    load: () => import('./mails/EmailLog.tsx'),
    component: 'EmailLog',
  }),
  screen({
    path: '/admin/audit',
    title: 'administration:audit.title',
    access: 'Audit',
    layout: 'work',
    search: opened,
    texts: auditNamespaces,
    load: () => import('./audit/AuditTrail.tsx'),
    component: 'AuditTrail',
  }),
  screen({
    path: '/admin/system-variables',
    title: 'administration:variables.title',
    access: 'SystemVariables',
    layout: 'work',
    load: () => import('./variables/SystemVariables.tsx'),
    component: 'SystemVariables',
  }),
  screen({
    path: '/admin/health',
    title: 'administration:health.title',
    access: 'Health',
    layout: 'work',
    load: () => import('./health/HealthPage.tsx'),
    component: 'HealthPage',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/projects': SearchOf<typeof projectsSearch>
    '/admin/email-log': SearchOf<typeof mailsSearch>
    '/admin/audit': SearchOf<typeof opened>
    '/admin/system-variables': object
    '/admin/health': object
  }
}
