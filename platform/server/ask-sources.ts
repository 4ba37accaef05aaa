import { sql } from 'kysely'
import type { Db, SignedIn } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'

/** Query timeout of one source, in milliseconds. */
const longest = 300

/** Connections used by one call at a time, so that others are not blocked. */
const lanes = 2

const limitStatements = (db: Db): Promise<void> =>
  sendAhead(db, sql`select set_config('statement_timeout', ${String(longest)}, true)`)

type Ask<Source, Answer> = (ctx: SignedIn, source: Source) => Promise<Answer>

/** Result of one source, in its own transaction with a timeout; null if it did not finish. */
const askOne = async <Source extends { name: string }, Answer>(
  ctx: SignedIn,
  source: Source,
  ask: Ask<Source, Answer>,
): Promise<Answer | null> => {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      await limitStatements(db)
      return ask({ ...ctx, db }, source)
    })
  } catch (error) {
    ctx.log.warn({ err: error, source: source.name }, 'a source did not answer')
    return null
  }
}

/**
 * Queries the sources of several features, a few at a time: one that fails or is slow returns null and does not
 * affect the others.
 */
export const askSources = async <Source extends { name: string }, Answer>(
  ctx: SignedIn,
  sources: readonly Source[],
  ask: Ask<Source, Answer>,
): Promise<Map<Source, Answer | null>> => {
  const answers = new Map<Source, Answer | null>()
  const waiting = sources.values()
  const work = async (): Promise<void> => {
    for (const source of waiting) answers.set(source, await askOne(ctx, source, ask))
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return answers
}

/**
 * The same over one connection, where all sources are expected to be fast: their statements are sent in one round
 * trip. If one fails or is slow, each source is queried separately.
 */
export const askTogether = async <Source extends { name: string }, Answer>(
  ctx: SignedIn,
  sources: readonly Source[],
  ask: Ask<Source, Answer>,
): Promise<Map<Source, Answer | null>> => {
  try {
    const answers = await ctx.db.transaction().execute(async (db) => {
      await limitStatements(db)
      const results = await Promise.allSettled(sources.map((source) => ask({ ...ctx, db }, source)))
      return results.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason
        return answer.value
      })
    })
    return new Map(sources.map((source, n) => [source, answers[n]!]))
  } catch (error) {
    ctx.log.info({ err: error }, 'sources are asked one by one')
    return askSources(ctx, sources, ask)
  }
}

/** The subject of a source whose records have no owner object. */
export const ofNothing = (): unknown => undefined

/** The chosen accelerator as a policy subject; null without one. */
export const ofChosenAccelerator = ({ acceleratorId }: SignedIn): { acceleratorId: number } | null =>
  acceleratorId === null ? null : { acceleratorId }
