import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, test, vi } from 'vitest'
import { afterFile } from '../../../tests/support/after-file.ts'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { notify, notifyEach } from '#features/communication'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'

const massCount = 1500
const digestCount = 100
const kills = 20

/** Emails that a worker hands over at the same time: five for each of the four jobs it runs at once. */
const inFlight = 20

/** How often each address was sent an email that the server accepted. */
const accepted = new Map<string, number>()
let total = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    stream.resume()
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]!.address
      accepted.set(to, (accepted.get(to) ?? 0) + 1)
      total += 1
      done()
    })
  },
})
server.on('error', () => {})

const worker = killableWorker(() => ({
  SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
}))

let portal: TestPortal

const peopleOf = async (prefix: string, count: number): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    insert into person (uid, email, last_name, first_name, middle_name, status)
    select gen_random_uuid(), ${prefix} || n || '@mail.example', 'Many', 'One', '', 'A'
    from generate_series(1, ${count}::int) n returning uid`.execute(portal.db)
  return rows.map(({ uid }) => uid)
}

/** Writes a mass message and digests of two notifications, as their jobs do; sending them is left to the worker. */
const writeEmails = async (): Promise<void> => {
  const { db, app } = portal
  const listed = await peopleOf('mass', massCount)
  await db.transaction().execute((tx) =>
    notifyEach(tx, {
      code: 'MASS_MESSAGE',
      acceleratorId: null,
      link: '',
      messages: listed.map((uid) => ({ uid, subject: 'News', body: 'Dear One' })),
    }),
  )
  const readers = await peopleOf('digest', digestCount)
  await sql`insert into notice_setting (person_uid, kind, channel)
    select uid, 'TASKS', 'DAILY' from unnest(${readers}::uuid[]) uid`.execute(db)
  for (const task of ['Market', 'Team'])
    await notify(db, {
      eventId: null,
      code: 'TASK_RETURNED',
      params: { project: 'Moon', task, comment: 'Again' },
      recipients: readers,
      acceleratorId: null,
      link: '/bch/view/my-projects',
    })
  await sql`update notification set mail_after = null`.execute(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
    { db, log: app.log, attempt: 1, lastAttempt: false, signal: new AbortController().signal },
    { uids: [...listed, ...readers] },
  )
}

beforeAll(async () => {
  const bundled = worker.bundle()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())))
  portal = await openPortal()
  await writeEmails()
  await bundled
})

test(
  'a worker killed between the answer of the mail server and the commit leaves nobody out, and the log names who may have it twice',
  async () => {
    let reached = 0
    for (let n = 0; n < kills && reached < massCount + digestCount; n += 1)
      reached = await worker.killAt(portal, async () => total, reached + 10)
    worker.start(portal)
    const waiting = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from mail where status <> 'SENT'`.execute(
          portal.db,
        )
      ).rows[0]!.n
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 2 * patience, interval: 200 })
    await worker.kill()

    expect(accepted.size).toBe(massCount + digestCount)
    const doubled = [...accepted].filter(([, times]) => times > 1).map(([to]) => to)
    const { rows } = await sql<{ to: string }>`select to_address as to from mail where maybe_twice`.execute(
      portal.db,
    )
    const named = new Set(rows.map(({ to }) => to))
    expect(doubled.filter((to) => !named.has(to))).toEqual([])
    expect(named.size).toBeLessThanOrEqual(kills * inFlight)
    // Without a double among twenty kills the test would prove nothing.
    expect(named.size).toBeGreaterThan(0)
  },
  (kills + 4) * patience,
)
