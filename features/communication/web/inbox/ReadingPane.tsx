import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BackIcon, CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { useNotification } from './inbox.queries.ts'
import { OpenNotification } from './OpenNotification.tsx'
import { useReadOnOpen } from './use-read-on-open.ts'

type Props = {
  notificationId: number | undefined
  /** The row of the list, shown until the conversation is loaded. */
  row: NotificationRow | undefined
  onClose: () => void
}

/** The notification of the address; opening marks it as read. */
export const ReadingPane = ({ notificationId, row, onClose }: Props) => {
  const t = useTexts('communication')
  const { data, error, refetch } = useNotification(notificationId)
  const known = row ?? (data?.notification.id === notificationId ? data?.notification : undefined)
  useReadOnOpen(known)
  if (notificationId === undefined) {
    return <PageState icon={CommentIcon} title={t('inbox.choose.title')} text={t('inbox.choose.text')} />
  }
  return (
    <>
      <button type="button" className="inbox-back" onClick={onClose}>
        <BackIcon />
        {t('inbox.back')}
      </button>
      {known && !error ? (
        <OpenNotification key={known.id} row={known} thread={data?.thread} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={6} />
      )}
    </>
  )
}
