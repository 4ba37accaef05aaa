import '#platform/web/work/components/details/details.css'
import '#platform/web/work/components/list/list.css'
import './inbox.css'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useId } from 'react'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { ListSkeleton } from '#platform/web/work/components/list/ListSkeleton.tsx'
import { EditIcon, SettingsIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { folders } from '../../contract/notification.schemas.ts'
import { useUnreadCount } from './inbox.queries.ts'
import { NoticeSettings } from './NoticeSettings.tsx'
import { InboxEmpty } from './InboxEmpty.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import { NotificationList } from './NotificationList.tsx'
import { ReadingPane } from './ReadingPane.tsx'
import { useInboxList } from './use-inbox-list.ts'
import { useNewMessage } from './use-new-message.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { readNotifications } from '../../contract/notification.endpoints.ts'
import { useInboxCache } from './use-inbox-cache.ts'

/** Marks the whole inbox as read. */
const useReadAll = (): (() => void) => {
  const t = useTexts('communication')
  const { mark, restore } = useInboxCache()
  const read = useCommand(readNotifications)
  return () => {
    mark(null, true)
    read.mutate(
      { body: { all: true } },
      {
        onError: () => void restore(),
        onSuccess: () => notify({ code: 200, text: t('inbox.allRead') }),
      },
    )
  }
}

/** Screen of the inbox: two folders, a list, and a reading pane next to it. */
export const Inbox = () => {
  const t = useTexts('communication')
  const id = useId()
  const inbox = useInboxList()
  const readAll = useReadAll()
  const unread = useUnreadCount()
  const { folder, answer, rows, notificationId, setSearch } = inbox
  const write = useNewMessage(inbox.to, () => setSearch({ to: undefined }))
  const open = notificationId !== undefined
  const openSettings = () => openDrawer({ title: t('settings.title'), body: <NoticeSettings /> })
  return (
    <section className={cls('inbox', open && 'inbox-reading')}>
      <PageHead
        count={answer.data ? formatCount(answer.data.total, answer.data.totalIsExact) : undefined}
        actions={
          <>
            {folder === 'incoming' && unread > 0 ? (
              <Button onClick={readAll}>{t('inbox.markAllRead')}</Button>
            ) : null}
            <Button startIcon={<SettingsIcon />} onClick={openSettings}>
              {t('settings.open')}
            </Button>
            <Button variant="contained" startIcon={<EditIcon />} onClick={write}>
              {t('inbox.write.action')}
            </Button>
          </>
        }
      />
      <Tabs
        id={id}
        label={t('inbox.folders')}
        chosen={folder}
        onChoose={(key) =>
          setSearch({
            folder: key === 'incoming' ? undefined : key,
            unreadOnly: undefined,
            awaitsDecision: undefined,
            notificationId: undefined,
            page: undefined,
          })
        }
        tabs={folders.map((key) => ({
          key,
          title: t(`inbox.${key}`),
          ...(key === 'incoming' && unread > 0 ? { count: unread } : {}),
          content: () => null,
        }))}
      />
      <p className="visually-hidden" role="status">
        {t('inbox.unreadCount', { count: unread })}
      </p>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${folder}`} className="inbox-columns">
        <div className="inbox-side">
          <InboxToolbar inbox={inbox} />
          {answer.data ? (
            rows.length > 0 ? (
              <NotificationList inbox={inbox} />
            ) : (
              <InboxEmpty inbox={inbox} />
            )
          ) : answer.error ? (
            <ErrorState error={answer.error} retry={() => void answer.refetch()} />
          ) : (
            <ListSkeleton rows={8} />
          )}
        </div>
        <div className="inbox-pane">
          <ReadingPane
            notificationId={notificationId}
            row={rows.find((row) => row.id === notificationId)}
            onClose={() => setSearch({ notificationId: undefined })}
          />
        </div>
      </div>
    </section>
  )
}
