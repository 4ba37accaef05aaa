import { screen, type SearchOf } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { trackTransferSearch } from './track-transfer-search.ts'

export const screens = [
  screen({
    path: '/bch/view/trackTransfer',
    title: 'track-transfers:title',
    access: 'TrackTransfer',
    layout: 'work',
    search: trackTransferSearch,
    load: () => import('./TrackTransfer.tsx'),
    component: 'TrackTransfer',
  }),
]

fillSlot('notice.TRACK_OFFERED', async () => (await import('./TransferDecision.tsx')).TransferDecision, {
  texts: ['track-transfers'],
})

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/trackTransfer': SearchOf<typeof trackTransferSearch>
  }
}
