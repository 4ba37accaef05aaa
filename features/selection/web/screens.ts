import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { numberParam } from '#platform/web/search-params.ts'

const work = { access: 'AcceleratorSettings', layout: 'work' } as const

export const screens = [
  screen({
    ...work,
    path: '/bch/view/accelerator-settings/trackpoint/selection',
    title: 'selection:title',
    texts: ['fields'],
    search: z.object({ trackpointId: numberParam() }),
    load: () => import('./screens/TaskSelection.tsx'),
    component: 'TaskSelection',
  }),
  screen({
    ...work,
    path: '/bch/view/accelerator-settings/selection-records',
    title: 'selection:records.title',
    load: () => import('./screens/SelectionRecords.tsx'),
    component: 'SelectionRecords',
  }),
  screen({
    ...work,
    path: '/bch/view/accelerator-settings/selection-record',
    title: 'selection:record.title',
    texts: ['participations'],
    search: z.object({ recordId: numberParam() }),
    load: () => import('./screens/SelectionRecord.tsx'),
    component: 'SelectionRecord',
  }),
  screen({
    ...work,
    path: '/bch/view/accelerator-settings/selection-total',
    title: 'selection:total.title',
    texts: ['participations'],
    load: () => import('./screens/TotalSelection.tsx'),
    component: 'TotalSelection',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/accelerator-settings/trackpoint/selection': { trackpointId?: number }
    '/bch/view/accelerator-settings/selection-records': { status?: string; trackpointId?: number }
    '/bch/view/accelerator-settings/selection-record': { recordId?: number }
    '/bch/view/accelerator-settings/selection-total': {
      programmeId?: number
      trackId?: number
      trackpointId?: number
    }
  }
}
