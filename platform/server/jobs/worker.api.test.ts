import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { guest } from '#platform/domain/actor.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { dispatchEvents } from '../events/dispatcher.ts'
import { raise } from '../events/raise.ts'
import { subscriber, type RaisedEvent, type Subscriber } from '../events/subscriber.ts'
import { releaseJobsOfTheDead } from './alive.ts'
import { cleanUp } from './clean-up.job.ts'
import { enqueue } from './enqueue.ts'
import { job, type Job } from './job.ts'
import { startWorker, type Worker } from './worker.ts'

const { log } = Fastify()
const database = await testDatabase({ max: 12 })
const workers: Worker[] = []

const start = async (
  subscribers: Subscriber[],
  jobs: Job[] = [],
  graceMilliseconds = 10_000,
): Promise<Worker> => {
  const { pool, db, url } = database
  const worker = await startWorker({ pool, db, url, subscribers, jobs, log, graceMilliseconds })
  workers.push(worker)
  return worker
}

const stopAll = async () => {
  for (const worker of workers.splice(0)) await worker.stop()
}

const queueLength = async (): Promise<number> => {
  const counted = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(
    database.db,
  )
  return counted.rows[0]?.n ?? 0
}

const soon = (check: () => void | Promise<void>, timeout = 10_000) =>
  vi.waitFor(check, { timeout, interval: 30 })

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
  await sql`delete from event`.execute(database.db)
})
afterAll(stopAll)

describe('an event', () => {
  it('reaches each of its subscribers, and one that fails is tried again alone', async () => {
    const received: string[] = []
    let failures = 1
    const steady = subscriber<{ id: number }>({
      name: 'test.steady',
      events: ['Happened'],
      run: async (_context, event) => void received.push(`steady ${event.payload.id}`),
    })
    const shaky = subscriber<{ id: number }>({
      name: 'test.shaky',
      events: ['Happened', 'Other'],
      run: async (_context, event) => {
        if (failures-- > 0) throw new Error('not yet')
        received.push(`shaky ${event.payload.id}`)
      },
    })
    const deaf = subscriber({
      name: 'test.deaf',
      events: ['Other'],
      run: async () => void received.push('deaf'),
    })
    await start([steady, shaky, deaf])
    await raise({ db: database.db, actor: guest }, 'Happened', { id: 7 }, null)
    await soon(() => expect(received).toEqual(['steady 7', 'shaky 7']))
    await soon(async () => expect(await queueLength()).toBe(0))
    await stopAll()
  })

  it('carries what was raised, and is not delivered when its transaction is rolled back', async () => {
    const received: RaisedEvent[] = []
    const listener = subscriber({
      name: 'test.all',
      events: ['Kept', 'Lost'],
      run: async (_c, e) => void received.push(e),
    })
    await start([listener])
    await database.db
      .transaction()
      .execute(async (tx) => {
        await raise({ db: tx, actor: guest }, 'Lost', {}, null)
        throw new Error('rolled back')
      })
      .catch(() => {})
    await raise({ db: database.db, actor: guest }, 'Kept', { a: ['ё'] }, null)
    await soon(() => expect(received).toHaveLength(1))
    expect(received[0]).toMatchObject({
      name: 'Kept',
      payload: { a: ['ё'] },
      actorUid: null,
      acceleratorId: null,
    })
    expect(received[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    await stopAll()
  })
})

describe('what takes too long', () => {
  it('has failed when its time is up, and leaves its place to others', async () => {
    let received: unknown
    const hanging = job({
      name: 'test.hanging',
      seconds: 0.05,
      payload: z.object({}),
      run: ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (received = signal.reason), { once: true })),
    })
    await start([], [hanging])
    await enqueue(database.db, 'test.hanging', {})
    await soon(async () => {
      const { rows } =
        await sql`select attempts, last_error, locked_at from graphile_worker._private_jobs`.execute(
          database.db,
        )
      expect(rows).toEqual([
        { attempts: 1, last_error: expect.stringContaining('not done after 0.05 seconds'), locked_at: null },
      ])
    })
    expect(received).toMatchObject({ name: 'TimeoutError' })
    await stopAll()
  })

  it('of several events is tried again alone', async () => {
    const received: number[] = []
    let hangs = true
    const slow = subscriber<{ n: number }>({
      name: 'test.slow',
      events: ['Slow'],
      seconds: 0.05,
      run: async (_context, { payload }) => {
        if (payload.n === 1 && hangs) {
          hangs = false
          await new Promise(() => {})
        }
        received.push(payload.n)
      },
    })
    await database.db.transaction().execute(async (db) => {
      for (const n of [1, 2]) await raise({ db, actor: guest }, 'Slow', { n }, null)
    })
    await start([slow])
    await soon(() => expect(received.toSorted((a, b) => a - b)).toEqual([1, 2]))
    await stopAll()
  })
})

describe('many events', () => {
  const raiseMany = (count: number) =>
    database.db.transaction().execute(async (db) => {
      for (let n = 0; n < count; n++) await raise({ db, actor: guest }, 'Counted', { n }, null)
    })
  const counted = (run: (n: number) => void) =>
    subscriber<{ n: number }>({
      name: 'test.counted',
      events: ['Counted'],
      run: async (_context, { payload }) => run(payload.n),
    })

  it('raised while nobody worked are delivered once each, by several workers', async () => {
    const received: number[] = []
    await raiseMany(1201)
    const listener = counted((n) => received.push(n))
    await Promise.all([start([listener]), start([listener])])
    await soon(() => expect(received).toHaveLength(1201))
    await soon(async () => expect(await queueLength()).toBe(0))
    expect(new Set(received).size).toBe(1201)
    await stopAll()
  })

  it('are delivered, all but the one that fails, which is tried again alone', async () => {
    const received: number[] = []
    let failures = 2
    const listener = counted((n) => {
      if (n === 3 && failures-- > 0) throw new Error('not yet')
      received.push(n)
    })
    await raiseMany(10)
    await start([listener])
    await soon(() => expect(received.toSorted((a, b) => a - b)).toEqual([...Array(10).keys()]))
    expect(received.at(-1)).toBe(3)
    await stopAll()
  })

  it('wait in the outbox while the database refuses the queue', async () => {
    const listener = counted(() => {})
    await raiseMany(3)
    await database.pool.query('alter function graphile_worker.add_jobs rename to add_jobs_away')
    await expect(dispatchEvents(database.db, [listener])).rejects.toThrow()
    await database.pool.query('alter function graphile_worker.add_jobs_away rename to add_jobs')
    expect(await dispatchEvents(database.db, [listener])).toBe(3)
    expect(await dispatchEvents(database.db, [listener])).toBe(0)
    expect(await queueLength()).toBe(1)
  })
})

describe('the worker', () => {
  const hanging = (begun: () => void) =>
    job({
      name: 'hang',
      // Longer than all tests: once its pool has ended nothing may report the timeout.
      seconds: 86_400,
      payload: z.object({}),
      run: () => {
        begun()
        return new Promise<void>(() => {})
      },
    })

  it('hands a job back when it is stopped in the middle, so that another one takes it at once', async () => {
    let begun = false
    const first = await start([], [hanging(() => (begun = true))], 100)
    await enqueue(database.db, 'hang', {})
    await soon(() => expect(begun).toBe(true))
    await first.stop()
    let done = false
    await start([], [job({ name: 'hang', payload: z.object({}), run: async () => void (done = true) })])
    await soon(() => expect(done).toBe(true), 4000)
    await stopAll()
  })

  it('takes back the jobs of a killed worker, and leaves those of a living one', async () => {
    let begun = false
    const living = await start([], [hanging(() => (begun = true))], 100)
    await enqueue(database.db, 'hang', {})
    await soon(() => expect(begun).toBe(true))
    await soon(async () => {
      const locks = await database.pool.query(`
        select 1 from pg_locks join graphile_worker.jobs
          on objid::bigint = hashtext(locked_by)::bigint & 4294967295 and locktype = 'advisory' and granted`)
      expect(locks.rowCount).toBe(1)
    })
    await enqueue(database.db, 'left-behind', {})
    await sql`
      update graphile_worker._private_jobs set
        locked_by = coalesce(locked_by, 'pool-of-the-dead'), locked_at = now() - interval '1 minute'`.execute(
      database.db,
    )
    await database.pool.query(releaseJobsOfTheDead)
    const jobs = await sql<{ task_identifier: string; free: boolean }>`
      select task_identifier, locked_by is null as free from graphile_worker.jobs order by 1`.execute(
      database.db,
    )
    expect(jobs.rows).toEqual([
      { task_identifier: 'hang', free: false },
      { task_identifier: 'left-behind', free: true },
    ])
    await living.stop()
    await stopAll()
  })

  it('works again by itself after the database dropped every connection', async () => {
    let runs = 0
    await start([], [job({ name: 'count', payload: z.object({}), run: async () => void runs++ })])
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await soon(() => enqueue(database.db, 'count', {}))
    await soon(() => expect(runs).toBeGreaterThan(0))
    await stopAll()
  })

  it('gathers waiting jobs of one key and refuses a payload that is none', async () => {
    for (let i = 0; i < 3; i++) await enqueue(database.db, 'later', { i }, { key: 'one', delaySeconds: 60 })
    expect(await queueLength()).toBe(1)
    const strict = job({ name: 'strict', payload: z.object({ id: z.number() }), run: async () => {} })
    const context = {
      db: database.db,
      log,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    }
    expect(() => strict.run(context, { id: 'x' })).toThrow()
  })
})

describe('the clean-up', () => {
  it('throws away old events and tickets, and keeps the rest', async () => {
    const { db } = database
    await sql`delete from event`.execute(db)
    await sql`insert into event (name, payload, at, is_dispatched) values
      ('Old', '{}', now() - interval '91 days', true), ('New', '{}', now() - interval '89 days', true),
      ('Waiting', '{}', now() - interval '91 days', false)`.execute(db)
    await sql`insert into socket_ticket values
      ('late', gen_random_uuid(), now() - interval '1 second'), ('fresh', gen_random_uuid(), now() + interval '1 minute')
      `.execute(db)
    await cleanUp.run({ db, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal }, {})
    const left = await sql<{ name: string }>`
      select name from event union all select ticket_hash from socket_ticket`.execute(db)
    expect(left.rows.map(({ name }) => name)).toEqual(['New', 'Waiting', 'fresh'])
  })
})
