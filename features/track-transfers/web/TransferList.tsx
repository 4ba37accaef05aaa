import { useCallback } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listTrackTransfers } from '../contract/track-transfer.endpoints.ts'
import { trackTransferStateTable } from '../domain/state-tables.ts'
import type { Direction } from '../domain/states.ts'
import { trackTransferPath } from './track-transfer-search.ts'
import type { TrackTransferRow } from './track-transfer.types.ts'
import { transferActions } from './transfer-actions.tsx'
import { useTransferColumns } from './use-transfer-columns.tsx'

const cardOf = (row: TrackTransferRow) => (
  <div className="track-transfer-card">
    <p>{row.partner.name}</p>
    {row.reason || row.message ? <p className="track-transfer-said">{row.reason || row.message}</p> : null}
    <StateOf table={trackTransferStateTable} state={row.status} />
  </div>
)

/** List of requests in one direction. */
export const TransferList = ({ direction }: { direction: Direction }) => {
  const t = useTexts('track-transfers')
  const [raw] = useRawSearch()
  const list = useList(listTrackTransfers, {
    id: `track-transfers-${direction}`,
    of: { direction },
    deniedHere: true,
  })
  const columns = useTransferColumns()
  const addressOf = useCallback(
    (own: Record<string, unknown>): ScreenHref => `${trackTransferPath}${writeSearch({ ...raw, ...own })}`,
    [raw],
  )
  const rowLink = useCallback(({ id }: TrackTransferRow) => addressOf({ requestId: id }), [addressOf])
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: trackTransferStateTable }}
      rowName={({ trackName }) => trackName}
      rowLink={rowLink}
      rowActions={useActions(transferActions)}
      card={cardOf}
      emptyText={t(`list.emptyText.${direction}`)}
      action={
        <Button
          component={ScreenLink}
          to={addressOf({ tab: 'outgoing', offer: 'new' })}
          variant="contained"
          startIcon={<AddIcon />}
        >
          {t('offer.open')}
        </Button>
      }
    />
  )
}
