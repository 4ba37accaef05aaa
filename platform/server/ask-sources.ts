import { sql } from 'kysely'
import type { Db, SignedIn } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'

/** How long the database may look into one source, in milliseconds. */
const longest = 300

/** Connections that one call takes at a time: nobody else waits for it. */
const lanes = 2

const limitStatements = (db: Db): Promise<void> =>
  sendAhead(db, sql`select set_config('statement_timeout', ${String(longest)}, true)`)

type Ask<Source, Answer> = (ctx: SignedIn, source: Source) => Promise<Answer>

/** What one source answers, in a transaction of its own that ends in time; null where it did not come to an end. */
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
 * Asks what several features bring, a few at a time: one that fails or is slow leaves a gap (null) and takes nothing from the
 * others.
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
 * The same over one connection, where all sources are expected to answer at once: their statements go on one trip to the
 * database. When one of them fails or is slow, each is asked by itself.
 */
export const askTogether = async <Source extends { name: string }, Answer>(
  ctx: SignedIn,
  sources: readonly Source[],
  ask: Ask<Source, Answer>,
): Promise<Map<Source, Answer | null>> => {
  try {
    const answers = await ctx.db.transaction().execute(async (db) => {
      await limitStatements(db)
      const asked = await Promise.allSettled(sources.map((source) => ask({ ...ctx, db }, source)))
      return asked.map((answer) => {
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

/** The subject of a source whose records belong to nobody's object. */
export const ofNothing = (): unknown => undefined

/** The chosen accelerator as a policy is asked about it; null without one. */
export const ofChosenAccelerator = ({ acceleratorId }: SignedIn): { acceleratorId: number } | null =>
  acceleratorId === null ? null : { acceleratorId }
