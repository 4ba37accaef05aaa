import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pingDatabase } from '#platform/server/database/connection.ts'

/** `/healthz` says the process lives; `/readyz` says it can serve: the database answers and is migrated. */
export const addHealth = (app: FastifyInstance, pool: pg.Pool, isStopping: () => boolean): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await pingDatabase(pool)
    const ready = database && !isStopping()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database })
  })
}
