import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'

export const screens = [
  screen({
    path: '/bch/view/project-import',
    title: 'project-import:title',
    access: 'ProjectsInWork',
    layout: 'work',
    search: z.object({ importId: numberParam(), part: choiceParam(['values']) }),
    load: () => import('./screens/ProjectImport.tsx'),
    component: 'ProjectImport',
  }),
]

fillSlot('project.unread', async () => (await import('./project/UnreadCells.tsx')).UnreadCells, {
  texts: ['project-import'],
  ask: async () => (await import('./project/prefetch.ts')).askForUnread,
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/project-import': { importId?: number; part?: 'values' }
  }
}
