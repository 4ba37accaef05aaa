import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readPortalNumbers } from '#features/administration'
import type { Db } from '#platform/server/context.ts'

const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What a scrape tells of the portal's work: the same counts as on the state page. */
const readNumbers = async (db: Db) => {
  const { queue, mails, backups } = await readPortalNumbers(db)
  return {
    waiting: queue.waiting + queue.retrying,
    running: queue.running,
    failed: queue.failed,
    late: queue.lateSeconds,
    mailsQueued: mails.queued,
    mailsFailed: mails.failedLastDay,
    backupAge: backups.ageSeconds,
  }
}

const gauge = (registry: Registry, name: string, help: string, collect?: (set: Gauge) => void): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    ...(collect && {
      collect() {
        collect(this)
      },
    }),
  })

/** The gauges that a scrape fills from the database. */
const workGauges = (registry: Registry) => {
  const of = (name: string, help: string) => gauge(registry, name, help)
  return {
    waiting: of('runway_jobs_waiting', 'Background jobs that wait or will be tried again.'),
    running: of('runway_jobs_running', 'Background jobs that run now.'),
    failed: of('runway_jobs_failed', 'Background jobs that are not tried any more.'),
    late: of('runway_jobs_late_seconds', 'For how long the oldest job waits that should have begun.'),
    mailsQueued: of('runway_mails_queued', 'Emails that wait to be sent.'),
    mailsFailed: of('runway_mails_failed_last_day', 'Emails of the last day that were not delivered.'),
    backupAge: of('runway_backup_age_seconds', 'Age of the last proved backup; NaN while there is none.'),
  }
}

/** Seconds of the histogram of calls: the goals of reading and writing lie between them. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Tells Prometheus of the process, its calls and the work of the portal, at `/metrics` for who has the token. */
export const addMetrics = (
  app: FastifyInstance,
  { token, pool, db }: { token: string; pool: pg.Pool; db: Db },
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'runway_http_request_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  gauge(registry, 'runway_database_connections', 'Connections of this process to the database.', (set) =>
    set.set(pool.totalCount),
  )
  gauge(registry, 'runway_database_waiting', 'Requests that wait for a connection.', (set) =>
    set.set(pool.waitingCount),
  )
  const work = workGauges(registry)
  const expected = fingerprint(`Bearer ${token}`)

  app.addHook('onResponse', async (request, reply) => {
    // By the route as it was declared: addresses with ids in them would be labels without end.
    const route = request.routeOptions.url ?? 'unknown'
    calls.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(fingerprint(request.headers.authorization ?? ''), expected))
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    const numbers = await readNumbers(db)
    for (const [name, set] of Object.entries(work))
      set.set(numbers[name as keyof typeof numbers] ?? Number.NaN)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
