import { sql } from 'kysely'
import { hasParts } from '#platform/server/lists/search.ts'

/** What a person is found by: an index of migration 0064 is of exactly this text, and its words stand in a column. */
const person = {
  text: sql`(p.last_name || ' ' || p.first_name || ' ' || p.middle_name || ' ' || p.email || ' ' || p.phone)`,
  words: sql`p.words`,
}

/** Whom registers show: one whose data was erased is nobody any more. */
export const peopleScope = sql`p.erased_at is null`

/** How the portal's people, rows `p`, are searched: by forms of words or by parts, one after the other, each by its index. */
export const peopleSearch = {
  found: (typed: string) => sql`select p.uid from person p where p.words @@ search_query(${typed})
    union all select p.uid from person p where ${hasParts(person, typed)}`,
  by: sql`p.uid`,
  holds: (typed: string) => sql`(p.words @@ (select search_query(${typed})) or ${hasParts(person, typed)})`,
}
