import { linkTo } from '#platform/domain/screen-paths.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { eventInvitationStateTable, heldEventStateTable } from '../domain/state-tables.ts'
import type { EventInvitation } from './event.types.ts'
import { EventTime } from './EventTime.tsx'

/** Columns shared by lists of projects at events. */
export const invitationColumns = {
  project: {
    width: '22%',
    sort: 'NAME',
    cell: ({ project }: EventInvitation) => (
      <ScreenLink to={linkTo('/bch/view/project-details', { id: project.id })}>
        <span translate="no">{project.name}</span>
      </ScreenLink>
    ),
  },
  event: {
    width: '22%',
    cell: ({ event }: EventInvitation) => (
      <ScreenLink to={linkTo('/bch/view/event', { eventId: event.id })}>
        <span translate="no">{event.name}</span>
      </ScreenLink>
    ),
  },
  host: { cell: ({ event }: EventInvitation) => <span translate="no">{event.host}</span> },
  startsAt: {
    width: '18%',
    sort: 'START_DATE',
    cell: ({ event }: EventInvitation) => <EventTime {...event} />,
  },
  seats: { cell: ({ seats }: EventInvitation) => seats },
  status: {
    width: '14%',
    cell: ({ status, answerBy, event }: EventInvitation) =>
      event.cancelledFor === null ? (
        <>
          <StateOf table={eventInvitationStateTable} state={status} />
          {answerBy ? <DeadlineText value={answerBy} /> : null}
        </>
      ) : (
        <StateOf table={heldEventStateTable} state="CANCELLED" />
      ),
  },
  said: {
    cell: ({ message, reason, event: { cancelledFor } }: EventInvitation) =>
      message || reason || cancelledFor ? (
        <span className="event-text">{[message, reason, cancelledFor].filter(Boolean).join('\n')}</span>
      ) : null,
  },
  changedAt: {
    sort: 'CHANGE_DATE',
    cell: ({ changedAt }: EventInvitation) => <DateText value={changedAt} as="relative" />,
  },
} as const
