import { sql } from 'kysely'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { getEventOrganizerCalls, listEventOrganizers } from '../contract/event-organizer.endpoints.ts'
import { eventOrganizers, eventPlatform } from '../domain/event-organizer.policy.ts'
import type { CallProblem } from '../domain/event-organizer.rules.ts'
import { findOrganizer, organizerRows } from './event-organizer.repository.ts'
import type { OpenTasksSettings } from './settings.ts'

export const listEventOrganizersQuery = ({ eventPlatform: platform }: OpenTasksSettings) =>
  listOf(listEventOrganizers, {
    load: nothing,
    authorize: eventPlatform.use,
    rows: organizerRows,
    scope: ({ actor }) => (isPortalAdministrator(actor) ? sql`true` : sql`g.person_uid = ${actor.uid}`),
    sortings: () => ({ CREATE_DATE: [sql`g.created_at`, sql`g.id`], NAME: [sql`lower(g.name)`, sql`g.id`] }),
    filters: { outcome: (outcomes) => sql`g.outcome = any(${outcomes})` },
    search: sql`concat_ws(' ', g.name, g.email)`,
    more: async () => ({ isOn: platform !== null }),
  })

/** Number of calls shown per organiser. */
const maxCalls = 50

type Call = { id: number; at: string; httpStatus: number | null; problem: CallProblem | null }

export const getEventOrganizerCallsQuery = query({
  endpoint: getEventOrganizerCalls,
  load: (ctx, { query: { organizerId } }) => findOrganizer(ctx.db, organizerId),
  authorize: eventOrganizers.view,
  run: async ({ db }, _input, { id }) => {
    const { rows } = await sql<Call>`
      select c.id, c.at, c.http_status as "httpStatus", c.problem from event_organizer_call c
      where c.organizer_id = ${id} order by c.id desc limit ${maxCalls}`.execute(db)
    return { items: rows }
  },
})
