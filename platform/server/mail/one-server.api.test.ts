import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../../../tests/support/after-file.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { bad, smtp } from '../../../tests/support/mail-servers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job } from '../jobs/job.ts'
import { startWorker } from '../jobs/worker.ts'
import { configuredTransport } from './configured-transport.ts'
import { createFailover } from './failover.ts'
import { queueMails, type QueuedMail } from './queue-mail.ts'
import { createSendMailJob } from './send-mail.job.ts'
import { createSmtpTransport, type MailTransport } from './transport.ts'

const { log } = Fastify()
const database = await testDatabase({ max: 16 })
const { db, pool, url } = database

const email = (to: string, changes: Partial<QueuedMail> = {}): QueuedMail => ({
  dedupeKey: crypto.randomUUID(),
  template: 'TEST',
  to: `${to}@mail.example`,
  locale: 'en',
  subject: 'Hello',
  why: 'You asked for it.',
  paragraphs: ['Hello'],
  ...changes,
})

const many = (count: number, changes: Partial<QueuedMail> = {}): QueuedMail[] =>
  Array.from({ length: count }, (_, n) => email(`one${n}`, changes))

type Waiting = { mailIds: number[]; waitingSince?: string; bulk?: boolean }
type QueuedJob = { id: number; payload: Waiting; seconds: number; priority: number }

const jobs = async (): Promise<QueuedJob[]> =>
  (
    await sql<QueuedJob>`select id, payload, priority, extract(epoch from run_at - now())::float as seconds
      from graphile_worker._private_jobs order by priority, run_at, id`.execute(db)
  ).rows

/** Runs the queued jobs once, in the queue's order; those that fail remain. */
const runQueued = async (transport: MailTransport): Promise<void> => {
  for (const { id, payload } of await jobs()) {
    await createSendMailJob({ transport })
      .run({ db, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal }, payload)
      .then(
        () => sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(db),
        () => {},
      )
  }
}

const statuses = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await sql<{ status: string; n: number }>`
        select status, count(*)::int as n from mail group by status`.execute(db)
    ).rows.map(({ status, n }) => [status, n]),
  )

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`delete from mail`.execute(db)
})

const only = (port: number, now: () => number): MailTransport => {
  const transport = createFailover(
    [
      createSmtpTransport(`smtp://127.0.0.1:${port}`, () => 'no-reply@portal.example', {
        patience: { connect: 300, answer: 300 },
      }),
    ],
    { now },
  )
  afterFile(() => transport.close())
  return transport
}

test.each([
  ['refuses connections', 'GREETING', 'HANG_UP'],
  ['says nothing', 'GREETING', 'SILENCE'],
  ['breaks off at the content', 'DATA', 'HANG_UP'],
] as const)(
  'an only server that %s is left alone for growing pauses, and gets every email once it is back',
  async (_what, at, how) => {
    let now = 0
    const away = await bad(at, how)
    const transport = only(away.port, () => now)
    await queueMails(db, many(60))
    await runQueued(transport)
    const tried = away.connections()
    // The emails of the first moment, not sixty: the others wait for the end of the pause without having been tried.
    expect(tried).toBeLessThanOrEqual(10)
    expect(transport.pauseLeft()).toBe(15_000)
    const put = (await jobs()).filter(({ payload }) => payload.mailIds.length > 1)
    expect(put.length).toBeGreaterThan(0)
    for (const { seconds, payload } of put) {
      expect(seconds).toBeGreaterThan(14)
      expect(payload.waitingSince).toBeDefined()
    }
    await runQueued(transport)
    expect(away.connections()).toBe(tried)
    now += 15_001
    await runQueued(transport)
    expect(away.connections() - tried).toBeLessThanOrEqual(2)
    expect(transport.pauseLeft()).toBe(30_000)
    expect(await statuses()).toEqual({ QUEUED: 60 })
    await away.close()
    const back = await smtp({}, away.port)
    now += 30_001
    await runQueued(transport)
    await runQueued(transport)
    expect(await statuses()).toEqual({ SENT: 60 })
    expect(new Set(back.ids).size).toBe(60)
    expect(back.ids).toHaveLength(60)
  },
)

test('an email that waited for three days is tried a last time', async () => {
  const away = await bad('GREETING', 'HANG_UP')
  const transport = only(away.port, Date.now)
  await queueMails(db, many(2))
  await runQueued(transport)
  await sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{waitingSince}',
    to_jsonb(to_char(now() at time zone 'UTC' - interval '73 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))::json`.execute(
    db,
  )
  await runQueued(transport)
  expect(await statuses()).toEqual({ FAILED: 2 })
})

test('an email that cannot be composed, or that the server refuses, pauses nobody', async () => {
  const server = await smtp({
    onRcptTo: ({ address }, _session, answer) =>
      address.startsWith('refused')
        ? answer(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
        : answer(),
  })
  const transport = configuredTransport(
    {
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      smtpSecondUrl: undefined,
      bounces: { address: undefined, mailboxUrl: undefined, key: undefined } as never,
    },
    () => 'no-reply@portal.example',
  )!
  afterFile(() => transport.close())
  const odd = { to: 'one@mail.example', subject: 'x', text: 'x', html: 'x', dedupeKey: 'x' }
  const unreadable = [{ filename: 'a', contentType: 'text/plain', path: '/etc/hostname' }] as never
  await expect(transport.send({ ...odd, attachments: unreadable })).rejects.toThrow()
  await expect(transport.send({ ...odd, to: 'refused@mail.example' })).rejects.toThrow('no such user')
  expect(transport.pauseLeft()).toBe(0)
  expect((await transport.send(odd)).server).toBe(`127.0.0.1:${server.port}`)
})

test('a slow server delays neither the other jobs nor an email to one person behind a mass message', async () => {
  const order: string[] = []
  const slow = await smtp({
    onRcptTo: ({ address }, _session, answer) => {
      order.push(address)
      setTimeout(() => answer(), 150)
    },
  })
  const transport = only(slow.port, Date.now)
  await queueMails(db, many(150, { bulk: true }))
  let done = 0
  const short = job({ name: 'short', payload: z.object({}), run: async () => void (done += 1) })
  const long = job({ name: 'long', lane: 'bulk', payload: z.object({}), run: async () => void (done += 1) })
  const worker = await startWorker({
    pool,
    db,
    url,
    subscribers: [],
    jobs: [createSendMailJob({ transport }), short, long],
    log,
    graceMilliseconds: 20,
  })
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(2), { timeout: 10_000, interval: 10 })
  await queueMails(db, [email('urgent')])
  for (const name of ['short', 'long', 'short', 'short']) await enqueue(db, name, {})
  const began = order.length
  await vi.waitFor(() => expect(done).toBe(4), { timeout: 3000, interval: 10 })
  expect(order.length - began).toBeLessThan(20)
  // Two jobs of 25 emails are being sent; the letter is the next one, not the last of 150.
  await vi.waitFor(() => expect(order).toContain('urgent@mail.example'), { timeout: 15_000, interval: 20 })
  expect(order.indexOf('urgent@mail.example')).toBeLessThan(60)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs where task_identifier = 'send-mail' and locked_by is not null`.execute(
    db,
  )
  expect(rows[0]!.n).toBeLessThanOrEqual(2)
  await worker.stop()
}, 30_000)
