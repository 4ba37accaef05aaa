import { sql } from 'kysely'

/** Over events `e`: those that the world is told of, and that are ahead. */
export const isAhead = sql`(e.status = 'PUBLISHED' and e.is_public and e.ends_at > now())`
