import type { Kysely } from 'kysely'
import pg from 'pg'
import { silentLog, type DatabaseLog } from './log.ts'
import { pipelinedDatabase } from './pipelined-database.ts'
import type { DB } from './schema.gen.ts'
import { createTypeParsers } from './type-parsers.ts'

/**
 * Idle timeout of a connection in milliseconds. Its prepared statements are lost with it: planning the query of a
 * task's facts takes twenty times as long as running it, and with the driver's default of ten seconds a person alone
 * at night would wait for it each time.
 */
const longestRest = 10 * 60 * 1000

/** Opens a pool of connections that survives the loss of the database: pending calls fail, later ones reconnect. */
export const createPool = (url: string, options: { max?: number; log?: DatabaseLog } = {}): pg.Pool => {
  const log = options.log ?? silentLog
  const lost = (error: Error): void => log.warn(`Database connection lost: ${error.message}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'runway',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: longestRest,
    keepAlive: true,
    pipeline: true,
    types: createTypeParsers(),
    // Awaited before the connection is handed out; a setting in the URL would fail on some connection poolers.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool does await it, only its types are older
    onConnect: async (client: pg.ClientBase): Promise<void> => {
      // The pool handles errors of idle connections only; an error on a connection in use without a listener ends the
      // process.
      client.on('error', lost)
      await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'iso_8601'`)
    },
  })
  pool.on('error', lost)
  return pool
}

/** The typed query builder over a pool; destroying it ends the pool. */
export const createDatabase = (pool: pg.Pool): Kysely<DB> => pipelinedDatabase(pool)

/** Whether the database answers within two seconds. */
export const pingDatabase = async (pool: pg.Pool): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, 2000, false)))
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
