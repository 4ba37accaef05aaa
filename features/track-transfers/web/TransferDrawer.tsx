import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getTrackTransfer } from '../contract/track-transfer.endpoints.ts'
import type { Direction } from '../domain/states.ts'
import { trackTransferSearch } from './track-transfer-search.ts'
import { TransferDetails } from './TransferDetails.tsx'

/** Drawer with the request named in the address. Closing it removes the parameter. */
export const TransferDrawer = ({ direction }: { direction: Direction }) => {
  const t = useTexts('track-transfers')
  const [{ requestId }, setSearch] = useScreenSearch(trackTransferSearch)
  // Keeps the previous content while the drawer slides out, because the new address no longer contains it.
  const [last, setLast] = useState({ requestId, direction })
  const isOther = requestId !== last.requestId || direction !== last.direction
  if (requestId !== undefined && isOther) setLast({ requestId, direction })
  const { data, error, refetch } = useCall(
    getTrackTransfer,
    { query: { requestId: String(last.requestId ?? 0), direction: last.direction } },
    { enabled: last.requestId !== undefined, deniedHere: true },
  )
  const body = data ? (
    <TransferDetails request={data} />
  ) : error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <LoadingBlock lines={6} />
  )
  return (
    <SidePanel
      open={requestId !== undefined}
      title={data?.trackName ?? t('one')}
      onClose={() => setSearch({ requestId: undefined })}
    >
      {last.requestId === undefined ? null : body}
    </SidePanel>
  )
}
