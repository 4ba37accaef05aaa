import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getRoomEnd } from '../../contract/data-room.endpoints.ts'
import { AskButton } from '../ask/AskButton.tsx'
import { hasEnded, isGranted, wasOpen } from '../../domain/phases.ts'

type Props = { id: number; error: Error; retry: () => void }

/** A room that cannot be read: its requester learns the result of the request, nobody else that it exists. */
export const ClosedRoom = ({ id, error, retry }: Props) => {
  const t = useTexts('data-rooms')
  const { data, isPending } = useCall(
    getRoomEnd,
    { query: { dataRequestId: String(id) } },
    { deniedHere: true },
  )
  if (isPending) return <LoadingBlock lines={4} />
  if (!data || !hasEnded(data)) return <ErrorState error={error} retry={retry} />
  const { status, projectId, project, at, untilDay, answer } = data
  return (
    <EmptyState
      title={t(`end.${status}`, { project })}
      text={[
        isGranted(data) && untilDay
          ? t('end.until', { date: formatDate(untilDay) })
          : t('end.since', { date: formatDate(at) }),
        answer && t('end.reason', { reason: answer }),
      ]
        .filter(Boolean)
        .join(' ')}
      action={
        <>
          {wasOpen(data) ? <AskButton id={projectId} /> : null}
          <ScreenLink to="/bch/view/data-requests">{t('end.toList')}</ScreenLink>
        </>
      }
    />
  )
}
