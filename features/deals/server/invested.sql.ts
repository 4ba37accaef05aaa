import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** Whether somebody invested in the project of an accepted application `r`: its team confirmed the deal after it applied. */
export const isInvestedSince = (r: { projectId: Sql; status: Sql; createdAt: Sql }): Sql =>
  sql`(${r.status} = 'ACCEPT' and exists (
    select from deal d where d.project_id = ${r.projectId} and d.confirmed_at >= ${r.createdAt}))`
