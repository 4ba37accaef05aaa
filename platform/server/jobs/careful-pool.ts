import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isUnavailable } from '../database/unavailable.ts'
import { growingPause } from './growing-pause.ts'

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>
type Statement = pg.QueryConfig

/** Statements with which the queue ends a job without awaiting them (graphile-worker 0.17, `worker.js`). */
const unawaitedStatement = /^(complete|fail)_job(_q)?\//

const isUnawaited = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  unawaitedStatement.test(String(statement.name))

const noResult: pg.QueryResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] }

type CarefulPoolOptions = {
  /** Aborted when the queue stops: no more retries. */
  signal: AbortSignal
  /** Called with every error that the queue receives. */
  onError?: (error: unknown) => void
  /** Called when a job could not be ended: it stays locked until the queue restarts. */
  onJobNotEnded: (error: unknown) => void
}

/**
 * The pool for the queue. The queue ends a job without awaiting the statement, so a failure would be an unhandled
 * rejection, which ends the process: here such a statement is retried while the database is unavailable, and never
 * rejects. The queue also releases a lost LISTEN connection twice: the second release does nothing.
 */
export const carefulPool = (pool: pg.Pool, options: CarefulPoolOptions): pg.Pool => {
  const { signal } = options
  const report = (error: unknown): never => {
    options.onError?.(error)
    throw error
  }

  const endJob = async (
    statement: Statement,
    first: () => Promise<pg.QueryResult>,
  ): Promise<pg.QueryResult> => {
    for (let failures = 0; ; failures++) {
      try {
        return await (failures === 0 ? first() : pool.query(statement))
      } catch (error) {
        if (signal.aborted || !isUnavailable(error as Error)) {
          options.onJobNotEnded(error)
          return noResult
        }
        await pause(growingPause(failures, { first: 50, longest: 5000 }), undefined, {
          signal,
          ref: false,
        }).catch(() => {})
      }
    }
  }

  /** A connection that reports its errors; if `connect` failed, every statement fails with the same error. */
  const carefulClient = (connected: { client: pg.PoolClient } | { failure: unknown }): pg.PoolClient => {
    const query = (...args: unknown[]): unknown => {
      const ask = async (): Promise<pg.QueryResult> => {
        if ('failure' in connected) throw connected.failure
        return (connected.client.query as (...args: unknown[]) => Promise<pg.QueryResult>)(...args)
      }
      return isUnawaited(args[0]) ? endJob(args[0], ask) : ask().catch(report)
    }
    let isReleased = false
    const release = (destroy?: boolean | Error): void => {
      if (isReleased || 'failure' in connected) return
      isReleased = true
      connected.client.release(destroy)
    }
    return overlay('client' in connected ? connected.client : ({} as pg.PoolClient), { query, release })
  }

  const connect = (callback?: (...connected: Connected) => void): Promise<pg.PoolClient> | void => {
    if (!callback)
      return pool.connect().then(
        (client) => carefulClient({ client }),
        (failure: unknown) => carefulClient({ failure }),
      )
    pool.connect((error, client) => {
      if (error) options.onError?.(error)
      if (!client) return callback(error, client, () => {})
      const careful = carefulClient({ client })
      callback(error, careful, (destroy) => careful.release(destroy))
    })
  }
  const query = (...args: unknown[]): unknown =>
    (pool.query as (...args: unknown[]) => Promise<pg.QueryResult>)(...args).catch(report)
  return overlay(pool, { connect, query })
}

/** The object with some of its methods replaced; the others are bound to it. */
const overlay = <T extends object>(target: T, replaced: Readonly<Record<string, unknown>>): T =>
  new Proxy(target, {
    get: (object, name): unknown => {
      if (typeof name === 'string' && name in replaced) return replaced[name]
      const value: unknown = Reflect.get(object, name, object)
      return typeof value === 'function' ? (value.bind(object) as unknown) : value
    },
  })
