import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Milliseconds between writes: figures may be a minute old. */
const writtenEveryMs = 60_000

type Times = { calls: number; totalMs: number; longestMs: number }

/** Adds a process's times to those of the hour; sums of several processes do not depend on their order. */
export const addCallTimes = async (db: Db, times: ReadonlyMap<string, Times>): Promise<void> => {
  const rows = [...times].map(([call, one]) => ({ call, ...one }))
  if (rows.length === 0) return
  await sql`
    insert into call_time (hour, call, calls, total_ms, longest_ms)
    select date_trunc('hour', now()), call, calls, "totalMs", "longestMs"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (call text, calls int, "totalMs" float8, "longestMs" float8)
    order by call
    on conflict (hour, call) do update set calls = call_time.calls + excluded.calls,
      total_ms = call_time.total_ms + excluded.total_ms,
      longest_ms = greatest(call_time.longest_ms, excluded.longest_ms)`.execute(db)
}

/** Collects the duration of calls per route, and stores it every minute. The returned function stores the rest. */
export const collectCallTimes = (app: FastifyInstance, db: Db): (() => Promise<void>) => {
  let times = new Map<string, Times>()
  app.addHook('onResponse', async (request, reply) => {
    // By declared route: URLs with ids would create unlimited keys.
    const { url } = request.routeOptions
    if (!url?.includes('/api/')) return
    const call = `${request.method} ${url}`
    const known = times.get(call) ?? { calls: 0, totalMs: 0, longestMs: 0 }
    times.set(call, {
      calls: known.calls + 1,
      totalMs: known.totalMs + reply.elapsedTime,
      longestMs: Math.max(known.longestMs, reply.elapsedTime),
    })
  })
  const write = async (): Promise<void> => {
    const taken = times
    times = new Map()
    // Not retried: if this fails, the database is already slow or unavailable.
    await addCallTimes(db, taken).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the times of calls could not be stored'),
    )
  }
  const timer = setInterval(() => void write(), writtenEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await write()
  }
}
