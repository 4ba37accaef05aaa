import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = [
  screen({
    path: '/bch/view/exports',
    title: 'exports:title',
    access: 'signed-in',
    layout: 'work',
    load: () => import('./Exports.tsx'),
    component: 'Exports',
  }),
]

fillSlot('list.export', async () => (await import('./ExportPopup.tsx')).ExportPopup, { texts: ['exports'] })

fillSlot('list.shared-views', async () => (await import('./SharedViews.tsx')).SharedViews, {
  texts: ['exports'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/exports': object
  }
}
