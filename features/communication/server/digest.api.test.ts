import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { notify } from '../index.ts'
import { mailDue } from './mail-due.job.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
})

const due = async (uid: string): Promise<void> => {
  await sql`update notification set mail_after = now() - interval '1 minute' where recipient_uid = ${uid}`.execute(
    portal.db,
  )
  await mailDue.run(
    {
      db: portal.db,
      log: portal.app.log,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    },
    null,
  )
  await sql`update graphile_worker._private_jobs set run_at = now() where task_id in (
    select id from graphile_worker._private_tasks where identifier = 'mail-notifications')`.execute(portal.db)
}

const mailTo = async (to: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ template: string; subject: string; text: string; html: string }>`
        select template, subject, text_body as text, html_body as html from mail where to_address = ${to} order by id`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(1)
      return rows[0]!
    },
    { timeout: 20_000, interval: 200 },
  )

const tell = (uid: string) =>
  notify(portal.db, {
    eventId: null,
    code: 'TASK_RETURNED',
    params: { project: 'Луна', task: 'Рынок', comment: 'Уточните' },
    recipients: [uid],
    acceleratorId: null,
    link: '/bch/view/my-projects',
  })

test('a digest lists what waits for its reader as the agenda does, an email at once does not', async () => {
  await sql`insert into portal_alarm (finding, value) values ('jobsFailed', 3)`.execute(portal.db)
  const reader = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
  const other = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
  const stranger = await portal.make.person({ locale: 'en' })
  for (const { uid } of [reader, stranger])
    await sql`insert into notice_setting (person_uid, kind, channel) values (${uid}, 'TASKS', 'DAILY')`.execute(
      portal.db,
    )
  for (const { uid } of [reader, other, stranger]) await tell(uid)
  for (const { uid } of [reader, other, stranger]) await due(uid)

  const digest = await mailTo(reader.email)
  expect(digest.template).toBe('DIGEST')
  expect(digest.text).toMatch(/Луна[\s\S]*Ждёт\sвас[\s\S]*Фоновые\sработы\sне\sудались[\s\S]*\/admin\/health/)
  expect(digest.html).toContain('Фоновые')
  const single = await mailTo(other.email)
  expect(single.template).toBe('TASK_RETURNED')
  expect(single.text).not.toMatch(/Ждёт\sвас/)
  // An agenda is its reader's: the stranger has none, so the only notification is mailed as it is.
  const english = await mailTo(stranger.email)
  expect(english.text).not.toContain('Background jobs')
})
