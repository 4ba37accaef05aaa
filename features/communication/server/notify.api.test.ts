import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { raise } from '#platform/server/events/raise.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { listen } from '#platform/server/sockets/channels.ts'
import { openParcel } from '#platform/server/sockets/push.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { communicationFeature, notify, type Notice } from '../index.ts'
import { mailDue } from './mail-due.job.ts'
import { createMailNotificationsJob } from './mail-notifications.job.ts'
import { insertNotifications } from './notification.repository.ts'

const anna = '00000000-0000-4000-8000-00000000000a'
const boris = '00000000-0000-4000-8000-00000000000b'
const blocked = '00000000-0000-4000-8000-00000000000c'
const publicUrl = 'https://portal.example'

const database = await testDatabase({ max: 12 })
const { db, pool, url } = database
const { log } = Fastify()
const context = { db, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal }
const pushed: string[] = []
const listening = listen({
  url,
  log,
  channels: ['socket'],
  onMessage: (_channel, payload) => {
    const parcel = openParcel(payload)
    if (Array.isArray(parcel?.to)) pushed.push(...parcel.to.map((uid) => `${uid} ${parcel.message.action}`))
  },
})

const notice = (changes: Partial<Notice<'TASK_RETURNED'>> = {}): Notice<'TASK_RETURNED'> => ({
  eventId: 1,
  code: 'TASK_RETURNED',
  params: { project: 'Луна', task: 'Рынок', comment: '<b>Уточните</b>' },
  recipients: [anna, boris],
  acceleratorId: null,
  link: '/bch/view/my-projects?id=5',
  ...changes,
})

const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows

type MailRow = {
  to_address: string
  locale: string
  subject: string
  text_body: string
  html_body: string
  links: string[]
}
const mails = () => rows(sql<MailRow>`select * from mail order by id`)
const writeMails = async () => {
  await createMailNotificationsJob({ publicUrl }).run(context, { uids: [anna, boris, blocked] })
}

beforeAll(async () => {
  await sql`insert into person (uid, email, last_name, first_name, locale, status) values
    (${anna}, 'anna@mail.example', 'Архипова', 'Анна', null, 'A'), (${boris}, 'boris@mail.example', 'Brown', 'Boris', 'en', 'A'),
    (${blocked}, 'blocked@mail.example', 'Clay', 'Carl', 'en', 'B')`.execute(db)
  await listening.ready
})
beforeEach(async () => {
  await sql`truncate notification, mail, event restart identity`.execute(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  pushed.length = 0
})
afterAll(() => listening.stop())

describe('notifying people', () => {
  it('notifies each of them once, however often the event is delivered', async () => {
    await Promise.all([
      notify(db, notice()),
      notify(db, notice()),
      notify(db, notice({ recipients: [anna, anna] })),
    ])
    await notify(db, notice())
    await writeMails()
    await notify(db, notice())
    await writeMails()
    const notified = await rows(
      sql<{ uid: string }>`select recipient_uid as uid from notification order by 1`,
    )
    expect(notified.map(({ uid }) => uid)).toEqual([anna, boris])
    expect((await mails()).map((mail) => mail.to_address)).toEqual([
      'anna@mail.example',
      'boris@mail.example',
    ])
    await vi.waitFor(() =>
      expect(new Set(pushed)).toEqual(
        new Set([`${anna} GET_NEW_NOTIFICATION_COUNT`, `${boris} GET_NEW_NOTIFICATION_COUNT`]),
      ),
    )
  })

  it('notifies nobody of an action of their own, and does nothing for nobody or strangers', async () => {
    await notify(db, notice({ senderUid: boris }))
    await notify(db, notice({ eventId: 2, recipients: [] }))
    await notify(db, notice({ eventId: 3, recipients: [crypto.randomUUID()] }))
    const notified = await rows(sql<{ uid: string }>`select recipient_uid as uid from notification`)
    expect(notified).toEqual([{ uid: anna }])
  })

  it('leaves nothing behind when the rest of the transaction fails', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        await notify(tx, notice())
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await rows(sql`select 1 from notification`)).toEqual([])
    expect(await rows(sql`select 1 from graphile_worker.jobs`)).toEqual([])
  })

  it('refuses a link that leaves the portal', async () => {
    await expect(notify(db, notice({ link: '//evil.example' as never }))).rejects.toThrow('not a path')
  })
})

describe('the mails', () => {
  it('are in the language of each, with an address of the portal, and show what was typed as text', async () => {
    await notify(db, notice())
    await writeMails()
    const [russian, english] = await mails()
    expect(russian).toMatchObject({
      locale: 'ru',
      subject: 'Задание «Рынок» возвращено на доработку',
      links: ['https://portal.example/bch/view/my-projects?id=5'],
    })
    expect(russian?.text_body).toContain('Здравствуйте, Анна!')
    expect(russian?.html_body).toContain('&lt;b&gt;Уточните&lt;/b&gt;')
    expect(english).toMatchObject({ locale: 'en', subject: 'Task “Рынок” returned for revision' })
  })

  it('are one for ten events of one person', async () => {
    for (let eventId = 1; eventId <= 10; eventId++) await notify(db, notice({ eventId, recipients: [anna] }))
    await writeMails()
    await writeMails()
    const [digest, ...more] = await mails()
    expect(more).toEqual([])
    expect(digest?.subject).toBe('10 новых уведомлений')
    expect(digest?.links).toHaveLength(11)
  })

  it('are one when several jobs come for the same person at once', async () => {
    for (let round = 0; round < 20; round++) {
      await sql`truncate notification, mail restart identity`.execute(db)
      await sql`insert into notification (code, recipient_uid, mail_waiting) select 'TASK_RETURNED', ${anna}, true
        from generate_series(1, 40)`.execute(db)
      await Promise.all(Array.from({ length: 6 }, writeMails))
      expect(await mails()).toHaveLength(1)
    }
  })

  it('split when there are very many', async () => {
    await sql`insert into notification (code, params, recipient_uid, mail_waiting)
      select 'PROJECT_RESTORED', '{"project":"Moon"}', ${boris}, true from generate_series(1, 51)`.execute(db)
    await writeMails()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '50 new notifications',
      'Project “Moon” has been restored',
    ])
  })

  it('do not go to a blocked person, and not when none was requested', async () => {
    await notify(db, notice({ recipients: [blocked] }))
    await notify(db, notice({ eventId: 2, mail: false }))
    await writeMails()
    expect(await mails()).toEqual([])
  })

  it('name the author of a message', async () => {
    const words = { subject: 'Встреча', body: 'Завтра в 10' }
    await insertNotifications(db, {
      eventId: null,
      code: 'MESSAGE',
      params: {},
      recipients: [anna],
      senderUid: boris,
      acceleratorId: null,
      link: '',
      mail: true,
      ...words,
    })
    await writeMails()
    const [mail] = await mails()
    expect(mail?.subject).toBe('Brown\u00a0B.: Встреча')
    expect(mail?.text_body).toContain('Завтра в 10')
    expect(mail?.links).toEqual(['https://portal.example/bch/view/notifications'])
  })

  it('contain no link in their headers, neither by the name of the author nor by the text that is answered', async () => {
    const message = { eventId: null, code: 'MESSAGE' as const, params: {}, acceleratorId: null, link: '' }
    // A name from another sign-in service, and a reply about a project that was named before links were refused.
    await sql`update person set last_name = 'evil.example' where uid = ${boris}`.execute(db)
    for (const subject of ['Re: Проект «pay.evil.example»', 'Встреча: https://evil.example/a'])
      await insertNotifications(db, {
        ...message,
        recipients: [anna],
        senderUid: boris,
        mail: true,
        subject,
        body: 'Завтра в 10',
      })
    await writeMails()
    await sql`update person set last_name = 'Brown' where uid = ${boris}`.execute(db)
    const [mail] = await mails()
    expect(mail?.subject).toBe('2 новых уведомления')
    expect(mail?.text_body).toContain('pay. evil. example')
    expect(mail?.text_body).not.toContain('evil.example')
  })
})

describe('as a person chose', () => {
  const choose = (uid: string, kind: string, channel: string) =>
    sql`insert into notice_setting (person_uid, kind, channel) values (${uid}, ${kind}, ${channel})`.execute(
      db,
    )
  const clock = (uid: string, from: number | null, to: number | null) =>
    sql`insert into notice_time (person_uid, quiet_from, quiet_to, time_zone)
      values (${uid}, ${from}, ${to}, 'Asia/Tokyo')`.execute(db)
  const waits = () =>
    rows(sql<{
      recipient_uid: string
      mail_waiting: boolean
      hour: string | null
      day: string | null
      later: boolean
    }>`
      select recipient_uid, mail_waiting, to_char(mail_after at time zone 'Asia/Tokyo', 'HH24:MI') as hour,
        to_char(mail_after at time zone 'Asia/Tokyo', 'D') as day, mail_after > now() as later
      from notification order by recipient_uid`)
  const hourInTokyo = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hour12: false, timeZone: 'Asia/Tokyo' }).format(),
  )
  beforeEach(async () => {
    await sql`delete from notice_setting`.execute(db)
    await sql`delete from notice_time`.execute(db)
  })

  it('a digest waits for the next morning or Monday of their zone, and goes out once it is due', async () => {
    await choose(anna, 'TASKS', 'DAILY')
    await choose(boris, 'TASKS', 'WEEKLY')
    await clock(anna, null, null)
    await clock(boris, null, null)
    await notify(db, notice())
    expect(await waits()).toMatchObject([
      { recipient_uid: anna, mail_waiting: true, hour: '09:00', later: true },
      { recipient_uid: boris, mail_waiting: true, hour: '09:00', day: '2', later: true },
    ])
    await writeMails()
    expect(await mails()).toEqual([])
    await sql`update notification set mail_after = now() where recipient_uid = ${anna}`.execute(db)
    await mailDue.run(context, null)
    const [queued] = await rows(sql<{ payload: { uids: string[] } }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`)
    expect(queued?.payload.uids).toEqual([anna])
    await writeMails()
    expect((await mails()).map(({ to_address }) => to_address)).toEqual(['anna@mail.example'])
  })

  it('a digest that would arrive in quiet hours waits for their end', async () => {
    await choose(anna, 'TASKS', 'DAILY')
    await choose(boris, 'TASKS', 'WEEKLY')
    await clock(anna, 22, 10)
    await clock(boris, 8, 11)
    await notify(db, notice())
    expect(await waits()).toMatchObject([
      { recipient_uid: anna, hour: '10:00', later: true },
      { recipient_uid: boris, hour: '11:00', day: '2', later: true },
    ])
  })

  it('nothing is mailed in quiet hours, past midnight too, but about one’s own account', async () => {
    // Quiet hours include now and end in two hours for Anna; Boris's start later, so his email does not wait.
    await clock(anna, (hourInTokyo + 23) % 24, (hourInTokyo + 2) % 24)
    await clock(boris, (hourInTokyo + 2) % 24, (hourInTokyo + 3) % 24)
    await notify(db, notice())
    expect(await waits()).toMatchObject([
      { recipient_uid: anna, hour: `${String((hourInTokyo + 2) % 24).padStart(2, '0')}:00`, later: true },
      { recipient_uid: boris, hour: null },
    ])
    await sql`truncate notification`.execute(db)
    await notify(db, { ...notice(), code: 'ROLE_GRANTED', params: {} } as never)
    expect((await waits()).map(({ hour }) => hour)).toEqual([null, null])
  })

  it('the inbox alone, or nothing', async () => {
    await choose(anna, 'TASKS', 'INBOX')
    await choose(boris, 'TASKS', 'OFF')
    await notify(db, notice())
    expect(await waits()).toMatchObject([{ recipient_uid: anna, mail_waiting: false }])
    await notify(
      db,
      notice({
        eventId: 2,
        code: 'MEMBER_LEFT_TEAM' as never,
        params: { project: 'Луна', person: 'Я' } as never,
      }),
    )
    expect((await waits()).filter(({ mail_waiting }) => mail_waiting)).toHaveLength(2)
  })

  it('what was read on the portal meanwhile is not mailed', async () => {
    await notify(db, notice())
    await sql`update notification set read_at = now() where recipient_uid = ${anna}`.execute(db)
    await writeMails()
    expect((await mails()).map(({ to_address }) => to_address)).toEqual(['boris@mail.example'])
  })
})

describe('with a worker', () => {
  it('what a person sends reaches the other one, and what they read their own other pages', async () => {
    const feature = communicationFeature({ publicUrl })
    const worker = await startWorker({
      pool,
      db,
      url,
      log,
      subscribers: feature.subscribers ?? [],
      jobs: feature.jobs ?? [],
    })
    const actor: Person = {
      kind: 'person',
      uid: anna,
      roles: [],
      memberships: [],
      accessFlags: [],
      impersonatedBy: null,
    }
    const ask = (name: CommunicationEvent, payload: Record<string, unknown>) =>
      raise({ db, actor }, name, payload, null)
    const [id] = await insertNotifications(db, {
      eventId: null,
      code: 'TEST',
      params: {},
      recipients: [boris],
      senderUid: null,
      acceleratorId: null,
      link: '',
      mail: true,
    })
    await ask('NotificationSent', { id })
    await ask('NotificationsChanged', { uid: anna })
    await vi.waitFor(
      () =>
        expect(pushed.toSorted()).toEqual([
          `${anna} GET_NEW_NOTIFICATION_COUNT`,
          `${boris} GET_NEW_NOTIFICATION_COUNT`,
        ]),
      { timeout: 5000 },
    )
    const waiting = () =>
      rows(sql<{ payload: unknown; later: boolean }>`
        select payload, run_at > now() as later from graphile_worker._private_jobs where task_id = (
          select id from graphile_worker._private_tasks where identifier = 'mail-notifications')`)
    await vi.waitFor(
      async () => expect(await waiting()).toEqual([{ payload: { uids: [boris] }, later: true }]),
      { timeout: 5000 },
    )
    await worker.stop()
  })
})
