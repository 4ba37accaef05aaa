import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { isIndexedPart } from '#platform/server/lists/search.ts'
import { contains } from '#platform/server/sql.ts'
import { projectNumber } from '../domain/project-number.ts'

/** Projects found by words of name and summary, or by their number: one after the other, each with its index. */
export const projectsFoundBy = (typed: string): Sql => sql`
  select id from project where id = ${projectNumber(typed)}::bigint
  union all select id from project where words @@ search_query(${typed})
  ${isIndexedPart(typed) ? sql`union all select id from project where (name || ' ' || summary) ilike ${contains(typed)}` : sql``}`

/** The same condition for one project `p`. */
export const projectMatches = (typed: string): Sql => sql`(p.id = ${projectNumber(typed)}::bigint
  or p.words @@ (select search_query(${typed}))
  ${isIndexedPart(typed) ? sql`or (p.name || ' ' || p.summary) ilike ${contains(typed)}` : sql``})`
