import './track-transfers.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { trackTransferStateTable } from '../domain/state-tables.ts'
import type { TrackTransferDetails } from './track-transfer.types.ts'
import { TrackPreview } from './TrackPreview.tsx'
import { transferActions } from './transfer-actions.tsx'

/** Page of the track that this side owns: the original or the copy. */
const trackLink = (trackId: number) => linkTo('/bch/view/accelerator-settings/track', { trackId })

/** Details of a request: the sender, the message, the preview and the available actions. */
export const TransferDetails = ({ request }: { request: TrackTransferDetails }) => {
  const t = useTexts('track-transfers')
  const actions = useActions(transferActions)(request)
  const { direction, partner, message, reason, track, trackId, madeTrackId } = request
  const own = direction === 'incoming' ? madeTrackId : trackId
  return (
    <div className="track-transfer">
      <StateOf table={trackTransferStateTable} state={request.status} />
      <Facts>
        <Fact label={t(`details.${direction}`)}>{partner.name}</Fact>
        <Fact label={t('list.columns.created')}>
          <DateText value={request.createdAt} as="time" />
        </Fact>
        {request.decidedAt ? (
          <Fact label={t('list.columns.decided')}>
            <DateText value={request.decidedAt} as="time" />
          </Fact>
        ) : null}
      </Facts>
      {message ? <blockquote>{message}</blockquote> : null}
      {reason ? <p>{t('list.refusedFor', { reason })}</p> : null}
      {own === null ? null : <TextLink to={trackLink(own)}>{t(`details.open.${direction}`)}</TextLink>}
      {actions.length > 0 ? (
        <div className="track-transfer-actions">
          <ActionButtons actions={actions} />
        </div>
      ) : null}
      {track ? <TrackPreview track={track} /> : null}
    </div>
  )
}
