import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import type { Handler } from '#platform/server/handler.ts'
import { reachOf } from '../domain/shown-projects.policy.ts'

/** Maximum number of cached responses per process: first pages of lists, in the most requested orders and filters. */
const maxCached = 500

const answers = perDatabase(() => expiringMap<{ revision: string; answer: unknown }>(maxCached))

/** A counter that changes with every commit that affects showcase lists. */
const readRevision = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select sum(number)::text as revision from shown_revision`.execute(db)
  return rows[0]!.revision
}

/**
 * Serves a cached response to an equal request while none of its data has changed in any process: the revision is
 * queried each time, at a fraction of the cost. Responses depend on the caller only through their audience level (ADR
 * 74).
 */
export const withResponseCache = (handler: Handler): Handler => ({
  ...handler,
  handle: async (ctx: Context, input: never) => {
    const { query } = input as { query: unknown }
    const key = JSON.stringify([handler.endpoint.name, reachOf(ctx.actor), query])
    const cached = answers(ctx.db)
    // Read before the response: data committed in between makes it newer than its revision, never older.
    const revision = await readRevision(ctx.db)
    const known = cached.get(key)
    if (known?.revision === revision) return known.answer
    const answer = await handler.handle(ctx, input)
    cached.set(key, { revision, answer }, Infinity)
    return answer
  },
})
