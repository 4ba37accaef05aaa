import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { rowMark } from '#platform/web/work/components/list/list-rows.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { Decided } from './Decided.tsx'
import { Sender } from './Sender.tsx'
import { useWords } from './use-words.ts'

/** Name of the other side of a notification. */
const useOtherSide = (folder: 'incoming' | 'outgoing') => {
  const t = useTexts('communication')
  return (row: NotificationRow): string =>
    folder === 'outgoing'
      ? t('inbox.to', { name: row.recipient.name })
      : (row.sender?.name ?? t('inbox.system'))
}

type Props = {
  row: NotificationRow
  /** Its place in the list. */
  at: number
  folder: 'incoming' | 'outgoing'
  href: ScreenHref
  isOpen: boolean
}

/** A row of the inbox: person, subject, time and whether it is unread. */
export const NotificationItem = ({ row, at, folder, href, isOpen }: Props) => {
  const t = useTexts('communication')
  const { line, preview } = useWords()(row)
  const isNew = row.actions.includes('read')
  return (
    <li {...{ [rowMark]: at }}>
      <ScreenLink
        to={href}
        className={cls('inbox-item', isNew && 'inbox-new', isOpen && 'inbox-open')}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Sender person={folder === 'outgoing' ? row.recipient : row.sender} />
        <span className="inbox-item-text">
          <span className="inbox-item-head">
            <span className="inbox-line">{useOtherSide(folder)(row)}</span>
            <DateText value={row.createdAt} as="relative" />
          </span>
          <span className="inbox-subject">
            {isNew ? (
              <>
                <i aria-hidden />
                <span className="visually-hidden">{`${t('inbox.unreadMark')}: `}</span>
              </>
            ) : null}
            {line}
          </span>
          <small className="inbox-line">{preview}</small>
          <Decided row={row} />
        </span>
      </ScreenLink>
    </li>
  )
}
