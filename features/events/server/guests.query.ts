import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getEventRegistration, listEventGuests } from '../contract/guest.endpoints.ts'
import { eventGuests, heldEvents } from '../domain/event.machine.ts'
import type { GuestState } from '../domain/states.ts'
import { findHeldEvent } from './event.repository.ts'
import { findByToken, guestRows } from './guest.repository.ts'
import { readRegistration } from './read-registration.ts'

export const listEventGuestsQuery = listOf(listEventGuests, {
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  rows: guestRows,
  scope: (_ctx, { id }) => sql`g.event_id = ${id}`,
  sortings: () => ({ CHANGE_DATE: [sql`g.changed_at`, sql`g.id`], NAME: [sql`lower(g.name)`, sql`g.id`] }),
  filters: { status: (states: readonly GuestState[]) => sql`g.status = any(${[...states]})` },
  search: sql`concat_ws(' ', g.name, g.email)`,
})

export const getEventRegistrationQuery = query({
  endpoint: getEventRegistration,
  load: ({ db }, { query: { token } }) => findByToken(db, token),
  authorize: eventGuests.answer,
  run: ({ db }, _input, guest) => readRegistration(db, guest.id),
})
