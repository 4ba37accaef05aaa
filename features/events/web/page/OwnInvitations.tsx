import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { eventInvitationStateTable, heldEventStateTable } from '../../domain/state-tables.ts'
import type { EventInvitation } from '../event.types.ts'
import { invitationActions } from '../invitation-actions.tsx'
import { spokenCode } from '../../domain/door.rules.ts'
import { TicketPicture } from '../public/TicketPicture.tsx'

/** What a team that comes shows at the door; the picture on demand, because most of the time nobody needs it. */
const OwnTicket = ({ eventId, code }: { eventId: number; code: string }) => {
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

/** The reader's projects at an event, with their leader's answers. */
export const OwnInvitations = ({ own }: { own: readonly EventInvitation[] }) => {
  const t = useTexts('events')
  const actionsOfOne = useActions(invitationActions)
  return (
    <section className="event-part" aria-label={t('page.own')}>
      <h2>{t('page.own')}</h2>
      <ul className="event-own">
        {own.map((one) => (
          <li key={one.id}>
            <b translate="no">{one.project.name}</b>
            {one.event.cancelledFor === null ? (
              <StateOf table={eventInvitationStateTable} state={one.status} />
            ) : (
              <StateOf table={heldEventStateTable} state="CANCELLED" />
            )}
            <span>{t('page.seats', { count: one.seats })}</span>
            {one.answerBy ? <DeadlineText value={one.answerBy} /> : null}
            <ActionButtons actions={actionsOfOne(one)} />
            {one.code ? <OwnTicket eventId={one.event.id} code={one.code} /> : null}
            {one.message ? <p className="event-text">{one.message}</p> : null}
            {one.reason ? <p className="event-text">{t('page.because', { reason: one.reason })}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
