import { sql } from 'kysely'
import type { Sql } from '../lists/order.ts'
import { hasParts } from '../lists/search.ts'

/** The searchable text of a person `p`: migration 0064 has an index on exactly this text, and a column with its tsvector. */
const person = {
  text: sql`(p.last_name || ' ' || p.first_name || ' ' || p.middle_name || ' ' || p.email || ' ' || p.phone)`,
  words: sql`p.words`,
}

/** The uids of people found by forms of words or by substrings, one after the other, each with its index. */
export const foundPeople = (
  typed: string,
): Sql => sql`select p.uid from person p where p.words @@ search_query(${typed})
  union all select p.uid from person p where ${hasParts(person, typed)}`

/** Whether person `p` is found: the same condition for one row. */
export const isFoundPerson = (typed: string): Sql =>
  sql`(p.words @@ (select search_query(${typed})) or ${hasParts(person, typed)})`
