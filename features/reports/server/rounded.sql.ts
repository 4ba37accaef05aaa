import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** A figure with one decimal place. */
export const rounded = (figure: Sql): Sql => sql`round((${figure})::numeric, 1)::float8`
