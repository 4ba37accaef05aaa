import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'
import type { Sql } from '#platform/server/lists/order.ts'
import { everyWord, hasWords } from '#platform/server/lists/search.ts'

/** Whether event `e` has every word typed in its name or place; its index has the same expressions. */
const eventHolds = (typed: string): Sql => hasWords(sql`(e.name || ' ' || e.place)`, typed, sql`e.words`)

const eventsFoundBy = (typed: string): Sql => sql`select e.id from held_event e where ${eventHolds(typed)}`

/** The search of lists of events `e`. */
export const eventSearch = { found: eventsFoundBy, by: sql`e.id`, holds: eventHolds }

/** The search of lists of projects at events: each word is the project's or the event's. */
export const invitationSearch = {
  found: (typed: string): Sql =>
    sql`select i.id from event_invitation i where ${everyWord(
      typed,
      (word) => sql`(i.project_id in (${projectsFoundBy(word)}) or i.event_id in (${eventsFoundBy(word)}))`,
    )}`,
  by: sql`i.id`,
  holds: (typed: string): Sql =>
    everyWord(typed, (word) => sql`(${projectHolds(word)} or ${eventHolds(word)})`),
}
