import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BackIcon, CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { useNotification } from './inbox.queries.ts'
import { OpenNotification } from './OpenNotification.tsx'
import { useEffect, useRef } from 'react'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { markAs } from './inbox-actions.ts'
import { useInboxCache } from './use-inbox-cache.ts'

/**
 * Marks a notification as read once when it is opened, so that marking it as unread is not reversed while it is open.
 */
const useReadOnOpen = (row: NotificationRow | undefined): void => {
  const cache = useInboxCache()
  const opened = useRef<number | null>(null)
  const latest = useRef(cache)
  useEffect(() => {
    latest.current = cache
  })
  useEffect(() => {
    if (!row || opened.current === row.id) return
    opened.current = row.id
    if (row.actions.includes('read')) markAs(latest.current, row, true).catch(notifyError)
  }, [row])
}

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
