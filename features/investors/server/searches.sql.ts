import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** Projects in showcases: `s` by their leading showcase, with project `p`. */
export const shownProjects: Sql = sql`shown_project s join project p on p.id = s.project_id`

/** Whether a project matches saved search `q`. */
export const isSought: Sql = sql`(s.leads
  and (cardinality(q.industry_ids) = 0 or p.industry_ids && q.industry_ids)
  and (cardinality(q.stage_ids) = 0 or p.stage_id = any(q.stage_ids))
  and (q.find_text = '' or p.words @@ search_query(q.find_text) or s.words @@ search_query(q.find_text)))`
