import { sql } from 'kysely'
import { hasParts } from '#platform/server/lists/search.ts'

/** The searchable text of a person: migration 0064 has an index on exactly this text, and a column with its tsvector. */
const person = {
  text: sql`(p.last_name || ' ' || p.first_name || ' ' || p.middle_name || ' ' || p.email || ' ' || p.phone)`,
  words: sql`p.words`,
}

/** People in registers: without erased ones. */
export const peopleScope = sql`p.erased_at is null`

/** The search of the portal's people, rows `p`: by forms of words or by substrings, one after the other, each with its index. */
export const peopleSearch = {
  found: (typed: string) => sql`select p.uid from person p where p.words @@ search_query(${typed})
    union all select p.uid from person p where ${hasParts(person, typed)}`,
  by: sql`p.uid`,
  holds: (typed: string) => sql`(p.words @@ (select search_query(${typed})) or ${hasParts(person, typed)})`,
}
