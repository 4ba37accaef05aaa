import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { getAfterEvent } from '../contract/after.endpoints.ts'
import { heldEvents } from '../domain/event.machine.ts'
import { wasAdmitted, readAfterEvents } from './after.repository.ts'
import { findHeldEvent } from './event.repository.ts'
import { ofOwnProject } from './invitation.repository.ts'

export const getAfterEventQuery = query({
  endpoint: getAfterEvent,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.view,
  run: async (ctx, _input, event) => {
    const mine = heldEvents.manage.allows(ctx.actor, event) ? sql`true` : ofOwnProject(ctx.actor.uid)
    return { items: await readAfterEvents(ctx, sql`i.event_id = ${event.id} and ${wasAdmitted} and ${mine}`) }
  },
})
