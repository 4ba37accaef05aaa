import { z } from 'zod'
import { screen, type SearchOf } from '#platform/web/screen.ts'
import { portalTextSubjects, wordings } from '../domain/portal-texts.rules.ts'

const editSearch = z.object({
  subject: z.enum(portalTextSubjects).optional(),
  brand: z.enum(wordings).optional(),
})

export const screens = [
  screen({
    path: '/admin/start-pages',
    title: 'landing:admin.title',
    access: 'StartPages',
    layout: 'work',
    load: () => import('./admin/StartPages.tsx'),
    component: 'StartPages',
  }),
  screen({
    path: '/admin/start-pages/edit',
    title: 'landing:admin.editTitle',
    access: 'StartPages',
    layout: 'work',
    search: editSearch,
    load: () => import('./admin/EditPortalText.tsx'),
    component: 'EditPortalText',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/start-pages': object
    '/admin/start-pages/edit': SearchOf<typeof editSearch>
  }
}
