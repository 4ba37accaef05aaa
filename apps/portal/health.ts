import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pingDatabase } from '#platform/server/database/connection.ts'

type Course = { isStopping: () => boolean; isDatabaseRestarting?: (() => boolean) | undefined }

/**
 * `/healthz` says the process lives; `/readyz` says it can serve: the database answers and is migrated. A database
 * server of our own that died and is being started again is told of.
 */
export const addHealth = (app: FastifyInstance, pool: pg.Pool, course: Course): void => {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await pingDatabase(pool)
    const ready = database && !course.isStopping()
    const restarting = !database && course.isDatabaseRestarting?.() ? { databaseRestarting: true } : {}
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', database, ...restarting })
  })
}
