import { sql } from 'kysely'
import { foundPeople, isFoundPerson } from '#platform/server/search/person-search.ts'

/** People in registers: without erased ones. */
export const peopleScope = sql`p.erased_at is null`

/** The search of the portal's people, rows `p`. */
export const peopleSearch = { found: foundPeople, by: sql`p.uid`, holds: isFoundPerson }
