import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** Whether somebody invested in the project, and its team confirmed it. */
export const isInvested = (projectId: Sql): Sql =>
  sql`exists (select from deal d where d.project_id = ${projectId} and d.confirmed_at is not null)`
