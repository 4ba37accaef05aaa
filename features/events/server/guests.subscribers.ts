import { sql } from 'kysely'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { guestEvents } from '../domain/events.ts'
import { concernedGuests, type GuestMove } from '../domain/states.ts'
import { sendGuestLetter } from './guest-letters.ts'
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

/** Writes to the guests of an event, once each, of another time or place and of the end. */
export const writeToGuests = (settings: EventsSettings): Subscriber =>
  subscriber<{ id: number }>({
    name: 'events.write-to-guests',
    events: ['HeldEventChanged', 'HeldEventCancelled'],
    run: async ({ db }, event) => {
      const { rows } = await sql<{ id: number }>`
        select g.id from event_guest g where g.event_id = ${event.payload.id}
          and g.status = any(${[...concernedGuests]}) order by g.id`.execute(db)
      const kind = event.name === 'HeldEventChanged' ? 'changed' : 'eventCancelled'
      for (const { id } of rows)
        await sendGuestLetter(db, settings, { id, kind, dedupeKey: `event-guest-told:${event.id}:${id}` })
    },
  })
