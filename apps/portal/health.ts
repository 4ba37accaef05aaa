import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pingDatabase } from '#platform/server/database/connection.ts'

type Course = { isStopping: () => boolean; isDatabaseRestarting?: (() => boolean) | undefined }

/**
 * `/healthz`: the process is running; `/readyz`: it can serve, because the database responds and is migrated. Reports
 * a crashed embedded database server that is being restarted.
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
