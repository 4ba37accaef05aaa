import { sql } from 'kysely'
import { projectMatches, projectsFoundBy } from '#features/projects'
import type { Sql } from '#platform/server/lists/order.ts'
import { everyWord, isIndexedPart, probed, wordsOf } from '#platform/server/lists/search.ts'
import { contains } from '#platform/server/sql.ts'

/** Whether event `e` has a word in its name or place, by expressions that its indexes have. */
const eventHasWord = (word: string): Sql => {
  const isWord = sql`e.words @@ (select search_query(${word}))`
  return isIndexedPart(word) ? sql`(${isWord} or (e.name || ' ' || e.place) ilike ${contains(word)})` : isWord
}

const eventMatches = (typed: string): Sql => everyWord(typed, eventHasWord)

const eventsFoundBy = (typed: string): Sql => sql`select e.id from held_event e where ${eventMatches(typed)}`

/** The search of lists of events `e`. */
export const eventSearch = { findIds: eventsFoundBy, idColumn: sql`e.id`, matches: eventMatches }

const invitationMatches = (typed: string): Sql =>
  everyWord(typed, (word) => sql`(${projectMatches(word)} or ${eventMatches(word)})`)

const firstIds = (found: Sql): Sql =>
  sql`array(select f.id from (${found}) f (id) limit ${sql.lit(probed + 1)})`

/**
 * Invitations in which each word matches the project or the event. No index covers both, so the rows of the rarest word are
 * read by the ids of its projects and events, and only these are checked for the other words. If every word is frequent,
 * all rows are checked: the search's probe stops after the first few matches.
 */
const invitationsFoundBy = (typed: string): Sql => {
  const words = wordsOf(typed)
  if (words.length === 0) return sql`select i.id from event_invitation i`
  const ofWords = sql.join(
    words.map((word) => sql`select ${firstIds(projectsFoundBy(word))}, ${firstIds(eventsFoundBy(word))}`),
    sql` union all `,
  )
  const ids = sql`i.id, i.project_id, i.event_id`
  const checked = sql`join project p on p.id = i.project_id join held_event e on e.id = i.event_id
    where ${invitationMatches(typed)}`
  return sql`
    with of_word (projects, events) as materialized (${ofWords}),
      rarest as materialized (select w.projects, w.events from of_word w
        where cardinality(w.projects) <= ${sql.lit(probed)} and cardinality(w.events) <= ${sql.lit(probed)}
        order by cardinality(w.projects) + cardinality(w.events) limit 1)
    select i.id from (
      select ${ids} from rarest r cross join unnest(r.projects) x (id) join event_invitation i on i.project_id = x.id
      union select ${ids} from rarest r cross join unnest(r.events) x (id) join event_invitation i on i.event_id = x.id
    ) i ${checked}
    union all select i.id from event_invitation i ${checked} and not exists (select from rarest)`
}

/** The search of lists of projects at events. */
export const invitationSearch = {
  findIds: invitationsFoundBy,
  idColumn: sql`i.id`,
  matches: invitationMatches,
}
