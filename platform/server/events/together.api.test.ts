import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Db } from '../context.ts'
import { sendAhead } from '../database/pipelined-database.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { raise } from './raise.ts'
import { subscriber, type Subscriber } from './subscriber.ts'

const { log } = Fastify()
const { pool, db, url } = await testDatabase({ max: 12 })
await pool.query('create table told (n int primary key)')

let worker: Worker | undefined
beforeEach(() => pool.query('truncate told; delete from event; delete from graphile_worker._private_jobs'))
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const noted = async (): Promise<number[]> =>
  (await pool.query<{ n: number }>('select n from told order by n')).rows.map(({ n }) => n)

const waiting = async (): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')).rows[0]!.n

type Delivered = { db: Db; n: number; attempt: number; alone: boolean }

/** Delivers four events at once; a second note of one of them fails. `respond` does anything else the test needs. */
const hear = async (
  respond: (delivered: Delivered) => Promise<unknown>,
): Promise<{ attempts: number[]; found: number[][] }> => {
  const attempts = [0, 0, 0, 0]
  const found: number[][] = []
  const listener: Subscriber = subscriber<{ n: number }>({
    name: 'test.together',
    events: ['Gathered'],
    together: true,
    run: async (context, { payload: { n } }) => {
      const alone = !context.db.isTransaction
      attempts[n] = (attempts[n] ?? 0) + 1
      if (alone) found.push(await noted())
      await sql`insert into told values (${n})`.execute(context.db)
      await respond({ db: context.db, n, attempt: attempts[n], alone })
    },
  })
  await db.transaction().execute(async (tx) => {
    for (const n of [0, 1, 2, 3]) await raise({ db: tx, actor: guest }, 'Gathered', { n }, null)
  })
  worker = await startWorker({
    pool,
    db,
    url,
    subscribers: [listener],
    jobs: [],
    log,
    graceMilliseconds: 10_000,
  })
  await vi.waitFor(
    async () => {
      expect(await noted()).toEqual([0, 1, 2, 3])
      expect(await waiting()).toBe(0)
    },
    { timeout: 15_000, interval: 30 },
  )
  return { attempts, found }
}

test('events of a job are delivered in one transaction', async () => {
  const transactions = new Set<string>()
  const { attempts, found } = await hear(async (delivered) => {
    const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(delivered.db)
    transactions.add(rows[0]!.id)
  })
  expect({ attempts, found, transactions: transactions.size }).toEqual({
    attempts: [1, 1, 1, 1],
    found: [],
    transactions: 1,
  })
})

test('one that fails takes nothing of the others with it: they are delivered once, and it is tried again alone', async () => {
  const { attempts, found } = await hear(async (delivered) => {
    if (delivered.n !== 1 || delivered.attempt > 2) return
    await sql`delete from told where n = 1`.execute(delivered.db)
    throw new Error('not yet')
  })
  expect(attempts).toEqual([2, 3, 2, 2])
  // The failed transaction left nothing.
  expect(found[0]).toEqual([])
})

test('nothing stays by halves when the connection is killed among them', async () => {
  const { attempts, found } = await hear(async (delivered) => {
    if (delivered.n === 2 && !delivered.alone)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(delivered.db)
  })
  expect(attempts).toEqual([2, 2, 2, 2])
  expect(found).toEqual([[], [0], [0, 1], [0, 1, 2]])
})

test('or when a statement that nobody waited for fails the commit', async () => {
  const { attempts, found } = await hear(async (delivered) => {
    if (delivered.n === 3 && !delivered.alone) await sendAhead(delivered.db, sql`insert into told values (0)`)
  })
  expect(attempts).toEqual([2, 2, 2, 2])
  expect(found).toEqual([[], [0], [0, 1], [0, 1, 2]])
})
