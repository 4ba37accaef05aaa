import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import type { Handler } from '#platform/server/handler.ts'
import { reachOf } from '../domain/shown-projects.policy.ts'

/** Answers that a process keeps: some first pages of lists, in the orders and with the filters that are asked for most. */
const mostKept = 500

const answers = perDatabase(() => expiringMap<{ revision: string; answer: unknown }>(mostKept))

/** Counts whenever something is committed that lists of showcases are made of. */
const readRevision = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ revision: string }>`
    select sum(number)::text as revision from shown_revision`.execute(db)
  return rows[0]!.revision
}

/**
 * Gives an answer again to the same question for as long as nothing that it is made of has changed, in whatever process: that
 * is asked each time, and costs a fraction of the answer. Of whoever asks it depends on nothing but what reaches them (ADR 74).
 */
export const givenAgain = (handler: Handler): Handler => ({
  ...handler,
  handle: async (ctx: Context, input: never) => {
    const { query } = input as { query: unknown }
    const key = JSON.stringify([handler.endpoint.name, reachOf(ctx.actor), query])
    const kept = answers(ctx.db)
    // Before the answer: what is committed in between makes it newer than it says, never older.
    const revision = await readRevision(ctx.db)
    const known = kept.get(key)
    if (known?.revision === revision) return known.answer
    const answer = await handler.handle(ctx, input)
    kept.set(key, { revision, answer }, Infinity)
    return answer
  },
})
