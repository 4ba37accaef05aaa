import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getUnsubscription } from '../contract/unsubscribe.endpoints.ts'
import { notify } from '../index.ts'
import { agendaDue } from './agenda-due.job.ts'
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
  expect(digest.text).toMatch(
    /Луна[\s\S]*Ждёт\sвас[\s\S]*Фоновые\sработы\sзавершились\sошибкой[\s\S]*\/admin\/health/,
  )
  expect(digest.html).toContain('Фоновые')
  const single = await mailTo(other.email)
  expect(single.template).toBe('TASK_RETURNED')
  expect(single.text).not.toMatch(/Ждёт\sвас/)
  // An agenda is its reader's: the stranger has none, so the only notification is mailed as it is.
  const english = await mailTo(stranger.email)
  expect(english.text).not.toContain('Background jobs')
})

test('a message that waited for the end of quiet hours brings no agenda to a reader of weekly digests', async () => {
  const reader = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
  await sql`insert into notice_setting (person_uid, kind, channel) values (${reader.uid}, 'TASKS', 'WEEKLY')`.execute(
    portal.db,
  )
  await notify(portal.db, {
    eventId: null,
    code: 'PROJECT_RESTORED',
    params: { project: 'Луна' },
    recipients: [reader.uid],
    acceleratorId: null,
    link: '',
  })
  await due(reader.uid)
  const mail = await mailTo(reader.email)
  expect(mail.template).toBe('PROJECT_RESTORED')
  expect(mail.text).not.toMatch(/Ждёт\sвас/)
  expect(await noted(reader.uid)).toBe(0)
})

test('the link of a digest stops all kinds that its reader gets as digests', async () => {
  const reader = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
  for (const kind of ['TASKS', 'TEAMS'])
    await sql`insert into notice_setting (person_uid, kind, channel) values (${reader.uid}, ${kind}, 'WEEKLY')`.execute(
      portal.db,
    )
  await tell(reader.uid)
  await due(reader.uid)
  const { text } = await mailTo(reader.email)
  const [url] = /\S*\/unsubscribe\?token=\S+/.exec(text)!
  const { body } = await portal.guest.send(getUnsubscription, {
    query: { token: new URL(url).searchParams.get('token')! },
  })
  expect(body).toMatchObject({ kinds: ['TASKS', 'TEAMS'] })
})

/** A time zone where it is about ten in the morning, after the hour of digests. */
const morningZone = (): string => {
  const ahead = Math.max(10 - new Date().getUTCHours(), -12)
  // The signs of these names are the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

const awake = async (uid: string, zone = morningZone()): Promise<void> => {
  await sql`insert into notice_setting (person_uid, kind, channel) values (${uid}, 'TASKS', 'DAILY')`.execute(
    portal.db,
  )
  await sql`insert into notice_time (person_uid, time_zone) values (${uid}, ${zone})`.execute(portal.db)
}

const sendAgendas = () =>
  agendaDue.run(
    {
      db: portal.db,
      log: portal.app.log,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    },
    null,
  )

const noted = async (uid: string): Promise<number> => {
  const { rows } = await sql`select from agenda_digest where person_uid = ${uid}`.execute(portal.db)
  return rows.length
}

const mailsTo = async (to: string): Promise<number> => {
  const { rows } = await sql`select from mail where to_address = ${to}`.execute(portal.db)
  return rows.length
}

test('without new notifications the digest is the agenda alone, once a morning and never empty', async () => {
  const [reader, idle, atOnce] = [
    await portal.make.person({ roles: ['ADMIN'], locale: 'ru' }),
    await portal.make.person({ locale: 'en' }),
    await portal.make.person({ roles: ['ADMIN'] }),
  ]
  await awake(reader.uid)
  await awake(idle.uid)
  await sendAgendas()
  const digest = await mailTo(reader.email)
  expect(digest).toMatchObject({ template: 'DIGEST' })
  expect(digest.subject).toMatch(/Что\sждёт\sвас/)
  expect(digest.text).toMatch(/Фоновые\sработы\sзавершились\sошибкой[\s\S]*\/bch\/view\/agenda/)
  expect(digest.text).toContain('/unsubscribe?token=')
  await vi.waitFor(async () => expect(await noted(idle.uid)).toBe(1), { timeout: 20_000 })
  await sendAgendas()
  await sql`update agenda_digest set mailed_at = now() - interval '3 days' where person_uid = ${idle.uid}`.execute(
    portal.db,
  )
  await sendAgendas()
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ again: boolean }>`
        select mailed_at > now() - interval '1 hour' as again from agenda_digest where person_uid = ${idle.uid}`.execute(
        portal.db,
      )
      expect(rows).toEqual([{ again: true }])
    },
    { timeout: 20_000 },
  )
  expect(await mailsTo(reader.email)).toBe(1)
  expect(await mailsTo(idle.email)).toBe(0)
  expect(await mailsTo(atOnce.email)).toBe(0)
})

test('an agenda that was emailed with new notifications is not emailed again that morning', async () => {
  const reader = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
  await awake(reader.uid)
  await tell(reader.uid)
  await sql`update notification set mail_after = now() - interval '1 minute' where recipient_uid = ${reader.uid}`.execute(
    portal.db,
  )
  await sendAgendas()
  await due(reader.uid)
  const digest = await mailTo(reader.email)
  expect(digest.text).toMatch(/Луна[\s\S]*Ждёт\sвас/)
  await vi.waitFor(async () => expect(await noted(reader.uid)).toBe(1), { timeout: 20_000 })
  await sendAgendas()
  const { rows } =
    await sql`select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail-agendas' and j.payload::text like ${`%${reader.uid}%`}`.execute(portal.db)
  expect(rows).toEqual([])
  expect(await mailsTo(reader.email)).toBe(1)
})
