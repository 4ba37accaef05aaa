import type pg from 'pg'

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * The pool as the queue may use it: when its listening connection is lost while it stops, the queue gives that
 * connection back twice, which would end the process as an unhandled rejection; here the second time does nothing.
 */
export const carefulPool = (pool: pg.Pool): pg.Pool => {
  const connect = (callback?: (...connected: Connected) => void): Promise<pg.PoolClient> | void => {
    if (!callback) return pool.connect()
    pool.connect((error, client, release) => {
      let released = false
      callback(error, client, (destroy) => {
        if (released) return
        released = true
        release(destroy)
      })
    })
  }
  return new Proxy(pool, {
    get: (target, name): unknown => {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
