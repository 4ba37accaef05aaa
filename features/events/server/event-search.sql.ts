import { sql } from 'kysely'
import { projectHolds, projectsFoundBy } from '#features/projects'
import type { Sql } from '#platform/server/lists/order.ts'
import { everyWord, isIndexedPart } from '#platform/server/lists/search.ts'
import { contains } from '#platform/server/sql.ts'

/** Whether event `e` has a word in its name or place, by expressions that its indexes have. */
const eventHasWord = (word: string): Sql => {
  const isWord = sql`e.words @@ (select search_query(${word}))`
  return isIndexedPart(word) ? sql`(${isWord} or (e.name || ' ' || e.place) ilike ${contains(word)})` : isWord
}

const eventHolds = (typed: string): Sql => everyWord(typed, eventHasWord)

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
