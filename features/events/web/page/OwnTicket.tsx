import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { spokenCode } from '../../domain/door.rules.ts'
import { TicketPicture } from '../public/TicketPicture.tsx'

/** What a team that comes shows at the door; the picture on demand, because most of the time nobody needs it. */
export const OwnTicket = ({ eventId, code }: { eventId: number; code: string }) => {
  const t = useTexts('events')
  return (
    <details className="event-ticket">
      <summary>{t('ticket.open')}</summary>
      <TicketPicture eventId={eventId} code={code} label={t('ticket.picture')} />
      <p>
        {t('ticket.show')} <b translate="no">{spokenCode(code)}</b>
      </p>
    </details>
  )
}
