import './track-transfers.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listTrackTransfers } from '../contract/track-transfer.endpoints.ts'
import { directions } from '../domain/states.ts'
import { OfferDrawer } from './offer/OfferDrawer.tsx'
import { TransferDrawer } from './TransferDrawer.tsx'
import { TransferList } from './TransferList.tsx'
import { trackTransferPath, trackTransferSearch } from './track-transfer-search.ts'

/** Screen of the track exchange: offers that the chosen accelerator received and sent. */
export const TrackTransfer = () => {
  const t = useTexts('track-transfers')
  const go = useGo()
  const accelerator = useStore(acceleratorStore)
  const [{ tab = 'incoming' }] = useScreenSearch(trackTransferSearch)
  const waiting = useCall(
    listTrackTransfers,
    { query: { direction: 'incoming', status: 'CONSIDERATION', limit: 1 } },
    { enabled: accelerator !== null, deniedHere: true },
  )
  if (accelerator === null || isOutsideTeam(waiting.error)) return <DeniedState />
  return (
    <div className="track-transfers">
      <Tabs
        id="track-transfers"
        label={t('parts')}
        tabs={directions.map((key) => ({
          key,
          title: t(`tabs.${key}`),
          count: key === 'incoming' ? (waiting.data?.total ?? 0) : 0,
          content: () => null,
        }))}
        chosen={tab}
        // Each tab is a separate list, so page, search and filters are reset.
        onChoose={(key) => go(linkTo(trackTransferPath, { tab: key === 'incoming' ? undefined : key }))}
      />
      <div role="tabpanel" id="track-transfers-panel" aria-labelledby={`track-transfers-${tab}`}>
        <TransferList key={tab} direction={tab} />
      </div>
      <TransferDrawer direction={tab} />
      <OfferDrawer />
    </div>
  )
}
