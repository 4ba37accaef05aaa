import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { Sender } from './Sender.tsx'
import { useWords } from './use-words.ts'

/** A message: author, recipient, time and text. */
export const Message = ({ row }: { row: NotificationRow }) => {
  const t = useTexts('communication')
  const me = useStore(personStore)?.uid
  const { body } = useWords()(row)
  const author =
    row.sender === null ? t('inbox.system') : row.sender.uid === me ? t('inbox.you') : row.sender.name
  return (
    <div className="inbox-part">
      <Sender person={row.sender} size={36} />
      <div>
        <p className="inbox-who">
          <strong>{row.sender && row.sender.uid !== me ? <PersonName person={row.sender} /> : author}</strong>
          {row.recipient.uid === me ? null : <span>{t('inbox.to', { name: row.recipient.name })}</span>}
          <DateText value={row.createdAt} as="time" />
        </p>
        <p className="inbox-body">{body}</p>
      </div>
    </div>
  )
}
