import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'

export const screens = [
  screen({
    path: '/admin/technologies',
    title: 'technologies:list.title',
    access: 'Technologies',
    layout: 'work',
    load: () => import('./admin/Technologies.tsx'),
    component: 'Technologies',
  }),
  screen({
    path: '/admin/technologies/details',
    title: 'technologies:details.title',
    access: 'Technologies',
    layout: 'work',
    search: z.object({ id: numberParam(), tab: textParam() }),
    load: () => import('./admin/TechnologyDetails.tsx'),
    component: 'TechnologyDetails',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/technologies': object
    '/admin/technologies/details': { id?: number; tab?: string | undefined }
  }
}
