import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSendMailJob } from '#platform/server/mail/send-mail.job.ts'
import type { MailTransport } from '#platform/server/mail/transport.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { saveNoticeSettings } from '../contract/notice-settings.endpoints.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'
import type { ReadAgenda } from './digest-agenda.ts'
import { createMailNotificationsJob } from './mail-notifications.job.ts'
import { notify, type Notice } from './notify.ts'
import { findUnwantedMails } from './unwanted-mails.ts'

let portal: TestPortal
let reader: Person
const sent: string[] = []

const transport: MailTransport = {
  send: async ({ subject }) => {
    sent.push(subject)
    return { server: 'mail.example', maybeTwice: false }
  },
  pauseLeft: () => 0,
  servers: [],
  close: () => {},
}

const context = () => ({
  db: portal.db,
  log: portal.app.log,
  attempt: 1,
  lastAttempt: false,
  signal: new AbortController().signal,
})

beforeAll(async () => {
  portal = await openPortal()
})

beforeEach(async () => {
  reader = await portal.make.person({ locale: 'ru' })
  sent.length = 0
})

const tell = (task: string, more: Partial<Notice> = {}): Promise<void> =>
  notify(portal.db, {
    eventId: null,
    code: 'TASK_RETURNED',
    params: { project: 'Луна', task, comment: 'Ещё раз' },
    recipients: [reader.uid],
    acceleratorId: null,
    link: '/bch/view/my-projects',
    ...more,
  } as Notice)

/** Writes the emails that wait; they are sent later. */
const write = (readAgenda?: ReadAgenda): Promise<void> =>
  createMailNotificationsJob({
    publicUrl: 'https://portal.example',
    ...(readAgenda ? { readAgenda } : {}),
  }).run(context(), { uids: [reader.uid] })

const mails = async () =>
  (
    await sql<{ id: number; status: string; error: string }>`
      select id, status, error from mail where to_address = ${reader.email} order by id`.execute(portal.db)
  ).rows

const send = async () => {
  const queued = await mails()
  if (queued.length > 0)
    await createSendMailJob({ transport, findUnwanted: findUnwantedMails }).run(context(), {
      mailIds: queued.map(({ id }) => id),
    })
  return (await mails()).map(({ status, error }) => [status, error].filter(Boolean).join(' '))
}

const read = (condition = sql`true`) =>
  sql`update notification set read_at = now() where recipient_uid = ${reader.uid} and ${condition}`.execute(
    portal.db,
  )

const save = (channels: object) =>
  portal.as(reader).send(saveNoticeSettings, {
    body: {
      ...Object.fromEntries(noticeKinds.map((kind) => [kind, 'AT_ONCE'])),
      quietFrom: null,
      quietTo: null,
      timeZone: 'Europe/Moscow',
      ...channels,
    },
  })

test('an email whose notification was read while it waited to be sent is not sent', async () => {
  await tell('Рынок')
  await write()
  await read()
  expect(await send()).toEqual(['WITHHELD READ_ON_PORTAL'])
  expect(sent).toEqual([])
})

test('one whose sending was interrupted before it was read may have arrived, as the log still says', async () => {
  await tell('Рынок')
  await write()
  await sql`update mail set sending_at = now() where to_address = ${reader.email}`.execute(portal.db)
  await read()
  expect(await send()).toEqual(['WITHHELD READ_ON_PORTAL'])
  const { rows } = await sql`select maybe_twice from mail where to_address = ${reader.email}`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ maybe_twice: true }])
})

test('one that was not read is sent, and so is a list of which a part was read', async () => {
  await tell('Рынок')
  await write()
  await tell('Команда')
  await tell('Продукт')
  await write()
  await read(sql`params ->> 'task' = 'Команда'`)
  expect(await send()).toEqual(['SENT', 'SENT'])
})

test('a digest with an agenda is sent even if every notification in it was read', async () => {
  await save({ TASKS: 'DAILY' })
  await tell('Рынок')
  await sql`update notification set mail_after = now() where recipient_uid = ${reader.uid}`.execute(portal.db)
  await write(() =>
    Promise.resolve([
      { what: 'Задание', title: 'Сдать отчёт', context: 'Луна', due: null, link: '/bch/view/agenda' },
    ]),
  )
  await read()
  expect(await send()).toEqual(['SENT'])
})

test('an entry for a calendar is sent even if its notification was read', async () => {
  await tell('Встреча', {
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nUID:one\r\nEND:VCALENDAR' },
  })
  await write()
  await read()
  expect(await send()).toEqual(['SENT'])
})

test.each(['INBOX', 'OFF'])('choosing %s takes back the emails of the kind that wait', async (channel) => {
  await tell('Рынок')
  expect((await save({ TEAMS: channel })).status).toBe(200)
  await write()
  // Another kind was switched off: this one is written.
  expect((await mails()).map(({ status }) => status)).toEqual(['QUEUED'])
  await tell('Команда')
  expect((await save({ TASKS: channel })).status).toBe(200)
  await write()
  expect(await send()).toEqual(['WITHHELD SWITCHED_OFF'])
  // Chosen again later, they do not come after all.
  expect((await save({})).status).toBe(200)
  await write()
  expect(await mails()).toHaveLength(1)
  expect(sent).toEqual([])
})
