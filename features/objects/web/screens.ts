import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = [
  screen({
    path: '/admin/objects',
    title: 'objects:list.title',
    access: 'Objects',
    layout: 'work',
    texts: ['fields'],
    load: () => import('./Objects.tsx'),
    component: 'Objects',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/objects': object
  }
}

fillSlot('template.catalogue', async () => (await import('./CatalogueField.tsx')).CatalogueField)
