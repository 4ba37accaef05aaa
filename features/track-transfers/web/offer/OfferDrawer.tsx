import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { trackTransferSearch } from '../track-transfer-search.ts'

// Lazy: the form library loads when the form is opened.
const OfferForm = lazy(async () => ({ default: (await import('./OfferForm.tsx')).OfferForm }))

/** Form drawer that the address opens, so that the page of a track can link to it. */
export const OfferDrawer = () => {
  const t = useTexts('track-transfers')
  const [{ offer }, setSearch] = useScreenSearch(trackTransferSearch)
  const close = () => setSearch({ offer: undefined })
  return (
    <SidePanel open={offer !== undefined} title={t('offer.title')} onClose={close}>
      {offer === undefined ? null : (
        <Suspense fallback={<LoadingBlock />}>
          <OfferForm trackId={/^\d{1,15}$/.test(offer) ? Number(offer) : null} onDone={close} />
        </Suspense>
      )}
    </SidePanel>
  )
}
