import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon, EyeIcon, MailIcon, OpenIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { Message } from './Message.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import type { InboxCommands } from './use-inbox-commands.ts'
import { useWords } from './use-words.ts'

type Props = {
  row: NotificationRow
  thread: readonly NotificationRow[] | undefined
  commands: InboxCommands
  onClose: () => void
}

/** A notification, where it leads, its conversation, and the answer to it. */
export const OpenNotification = ({ row, thread, commands, onClose }: Props) => {
  const t = useTexts('communication')
  const { subject } = useWords()(row)
  const can = (action: NotificationRow['actions'][number]) => row.actions.includes(action)
  const remove = () => {
    commands.remove(row)
    onClose()
  }
  const shown = thread?.length ? thread : [row]
  return (
    <article className="inbox-message">
      <header>
        <h2>{subject}</h2>
        <span className="inbox-tools">
          {can('unread') ? (
            <IconAction
              icon={MailIcon}
              label={t('inbox.markUnread')}
              tip="end"
              onClick={() => commands.markUnread(row)}
            />
          ) : null}
          {can('read') ? (
            <IconAction
              icon={EyeIcon}
              label={t('inbox.markRead')}
              tip="end"
              onClick={() => commands.markRead(row)}
            />
          ) : null}
          {can('delete') ? (
            <IconAction icon={DeleteIcon} label={t('inbox.delete')} tip="end" onClick={remove} />
          ) : null}
        </span>
      </header>
      <ol className="inbox-thread" aria-label={t('inbox.thread')}>
        {shown.map((one) => (
          <li key={one.id} aria-current={shown.length > 1 && one.id === row.id ? 'true' : undefined}>
            <Message row={one} />
          </li>
        ))}
      </ol>
      {row.link ? (
        <Button component={ScreenLink} to={row.link} startIcon={<OpenIcon />} className="inbox-link">
          {t('inbox.open')}
        </Button>
      ) : null}
      {can('reply') ? <ReplyForm row={row} /> : null}
    </article>
  )
}
