import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { guestEvents } from '../domain/events.ts'
import type { GuestMove } from '../domain/states.ts'
import { guestLettersJob, sendGuestLetter } from './guest-letters.ts'
import type { GuestLetterKind } from './server-texts.ts'
import type { EventsSettings } from './settings.ts'

/** What each move is written as; who comes or does not come at the door knows it. */
const letters: Partial<Record<GuestMove, GuestLetterKind>> = {
  confirm: 'placed',
  queue: 'waiting',
  promote: 'promoted',
  cancel: 'cancelled',
  remove: 'removed',
}

/** Writes to a guest what became of their registration. */
export const writeToGuest = (settings: EventsSettings): Subscriber =>
  subscriber<{ id: number }>({
    name: 'events.write-to-guest',
    events: guestEvents,
    run: async ({ db }, event) => {
      const kind = letters[event.name.split(':')[1] as GuestMove]
      if (kind)
        await sendGuestLetter(db, settings, {
          id: event.payload.id,
          kind,
          dedupeKey: `event-guest-moved:${event.id}`,
        })
    },
  })

/** Has the guests of an event notified, once each, of another time or place and of the end. */
export const writeToGuests = subscriber<{ id: number }>({
  name: 'events.write-to-guests',
  events: ['HeldEventChanged', 'HeldEventCancelled'],
  run: ({ db }, event) =>
    enqueue(db, guestLettersJob, {
      eventId: event.payload.id,
      kind: event.name === 'HeldEventChanged' ? 'changed' : 'eventCancelled',
      key: `event-guest-told:${event.id}`,
    }),
})
