import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { notify, notifyEach } from '#features/communication'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { quick } from '../../../tests/support/mail-servers.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'

const massCount = 10_000
const digestCount = 100

/** Kills while a digest is accepted, and while an email of the mass message is. */
const kills = { digest: 5, mass: 15 }

/** Emails that a worker hands over at the same time: five for each of the two jobs in its lane. */
const inFlight = 10

/** How often each address was sent an email that the server accepted. */
const accepted = new Map<string, number>()

/** How many emails of each kind the server has accepted, and at how many the worker is killed next. */
const taken = { digest: 0, mass: 0 }
let strikeAt: { kind: keyof typeof taken; count: number; struck: (to: string) => void } | null = null

const worker = killableWorker({
  program: 'mail-process',
  variables: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
})
let port: number

/** Kills the worker when the answer to an email is on its way and nothing of it is written down. */
const onAccepted = (to: string): void => {
  accepted.set(to, (accepted.get(to) ?? 0) + 1)
  const kind = to.startsWith('digest') ? 'digest' : 'mass'
  taken[kind] += 1
  if (strikeAt?.kind !== kind || taken[kind] < strikeAt.count) return
  worker.strike()
  strikeAt.struck(to)
  strikeAt = null
}

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
  port = (await quick(onAccepted)).port
  portal = await openPortal()
  await writeEmails()
  await bundled
}, patience)

const waiting = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from mail where status <> 'SENT'`.execute(portal.db))
    .rows[0]!.n

/** Lets a worker send until it is killed at an email of the kind, and returns the email's address. */
const killAt = async (kind: keyof typeof taken, count: number): Promise<string> => {
  const struck = new Promise<string>((resolve) => (strikeAt = { kind, count, struck: resolve }))
  worker.start(portal)
  const to = await struck
  await worker.killed(portal)
  return to
}

test(
  'a worker killed between the answer of the mail server and the commit leaves nobody out, and the log names who may have it twice',
  async () => {
    const hit: string[] = []
    for (const kind of ['digest', 'mass'] as const) {
      const step = Math.floor((kind === 'digest' ? digestCount : massCount) / (kills[kind] + 1))
      for (let n = 0; n < kills[kind]; n += 1) hit.push(await killAt(kind, taken[kind] + step))
    }
    worker.start(portal)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 2 * patience, interval: 200 })
    await worker.kill()

    expect(accepted.size).toBe(massCount + digestCount)
    const doubled = [...accepted].filter(([, times]) => times > 1).map(([to]) => to)
    const { rows } = await sql<{ to: string }>`select to_address as to from mail where maybe_twice`.execute(
      portal.db,
    )
    const named = new Set(rows.map(({ to }) => to))
    expect(doubled.filter((to) => !named.has(to))).toEqual([])
    expect(named.size).toBeLessThanOrEqual((kills.digest + kills.mass) * inFlight)
    // The kills hit emails of which nothing was known yet, digests among them: otherwise the test would prove nothing.
    const unknown = hit.filter((to) => named.has(to))
    expect(unknown.length).toBeGreaterThan(hit.length / 2)
    expect(unknown.filter((to) => to.startsWith('digest')).length).toBeGreaterThan(0)
    expect(doubled.length).toBeGreaterThan(0)
  },
  (kills.digest + kills.mass + 4) * patience,
)
