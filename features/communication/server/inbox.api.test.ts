import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest, type Actor, type PortalRole } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import { takeTicket } from '#platform/server/sockets/tickets.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { notification, type NotificationRow } from '../contract/notification.schemas.ts'
import { notifications } from '../domain/notification.policy.ts'
import { communicationFeature } from '../index.ts'
import { findFacts, insertNotifications } from './notification.repository.ts'
import { seenBy } from './notification.scope.ts'

const anna = '00000000-0000-4000-8000-00000000000a'
const boris = '00000000-0000-4000-8000-00000000000b'
const carl = '00000000-0000-4000-8000-00000000000c'
const admin = '00000000-0000-4000-8000-00000000000d'

const database = await testDatabase()
const { db } = database
let app: FastifyInstance

const actorOf = (uid: unknown): Actor => {
  if (typeof uid !== 'string') return guest
  const roles: PortalRole[] = uid === admin ? ['ADMIN'] : []
  return { kind: 'person', uid, roles, memberships: [], accessFlags: [], impersonatedBy: null }
}

type Answer<T> = { status: number; body: T & { code?: string; fields?: Record<string, string> } }

const call = async <T = Record<string, unknown>>(
  uid: string | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer<T>> => {
  const options: InjectOptions = { method, url: `/api/v1${path}`, headers: uid ? { 'x-uid': uid } : {} }
  const answer = await app.inject(body === undefined ? options : { ...options, payload: body as object })
  return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Answer<T>['body'] }
}

const get = <T>(uid: string | null, path: string) => call<T>(uid, 'GET', path)
const post = <T>(uid: string | null, path: string, body?: unknown) => call<T>(uid, 'POST', path, body)

type Page = { items: NotificationRow[]; total: number; totalIsExact: boolean }
const list = async (uid: string, query = ''): Promise<Page> =>
  (await get<Page>(uid, `/notification/list?${query}`)).body
const count = async (uid: string): Promise<number> =>
  (await get<{ count: number }>(uid, `/notification/new?userUid=${uid}`)).body.count

/** Inserts a notification from Boris into Anna's inbox. */
const send = async (changes: Partial<Parameters<typeof insertNotifications>[1]> = {}): Promise<number> => {
  const [id] = await insertNotifications(db, {
    eventId: null,
    code: 'TASK_RETURNED',
    params: { project: 'Луна 100%', task: 'Рынок', comment: 'Уточните' },
    recipients: [anna],
    senderUid: boris,
    acceleratorId: null,
    link: '/bch/view/my-projects',
    mail: false,
    ...changes,
  })
  return id!
}

const events = async (): Promise<string[]> => {
  const raised = await sql<{ name: string }>`select name from event order by id`.execute(db)
  return raised.rows.map(({ name }) => name)
}

beforeAll(async () => {
  await sql`insert into person (uid, email, last_name, first_name, middle_name, locale) values
    (${anna}, 'anna@mail.example', 'Архипова', 'Анна', 'Ильинична', 'ru'),
    (${boris}, 'boris@mail.example', 'Brown', 'Boris', '', 'en'),
    (${carl}, 'carl@mail.example', 'Clay', 'Carl', '', 'en'), (${admin}, 'admin@mail.example', 'Root', 'Ann', '', 'en')
    `.execute(db)
  app = await createHttpApp({
    logLevel: 'silent',
    https: false,
    requestsPerMinute: 100_000,
    trustProxy: false,
    constraintErrors: {},
  })
  const feature = communicationFeature({ publicUrl: 'https://portal.example' })
  mountFeatures(app, [feature], async (request) => ({
    db,
    files: {} as Context['files'],
    actor: actorOf(request.headers['x-uid']),
    now: new Date(),
    locale: request.headers['accept-language'] === 'en' ? 'en' : 'ru',
    acceleratorId: null,
    address: request.ip,
    requestId: request.id,
    page: null,
    log: request.log,
  }))
  await app.ready()
})
beforeEach(async () => {
  await sql`truncate notification, event restart identity`.execute(db)
})
afterAll(() => app.close())

describe('the inbox', () => {
  it('shows a notification to its recipient as the contract says', async () => {
    const id = await send()
    const { items, total, totalIsExact } = await list(anna)
    expect({ total, totalIsExact }).toEqual({ total: 1, totalIsExact: true })
    expect(notification.parse(items[0])).toEqual(items[0])
    expect(items[0]).toMatchObject({
      id,
      code: 'TASK_RETURNED',
      params: { project: 'Луна 100%', task: 'Рынок', comment: 'Уточните' },
      sender: { uid: boris, name: 'Brown\u00a0B.' },
      recipient: { uid: anna, name: 'Архипова\u00a0А.\u00a0И.' },
      read: false,
      link: '/bch/view/my-projects',
      threadId: id,
      actions: ['read', 'reply', 'delete'],
    } satisfies Partial<Record<keyof NotificationRow, unknown>>)
  })

  it('has an outgoing folder, newest first, and pages', async () => {
    const ids = [await send(), await send(), await send()]
    expect((await list(boris, 'folder=outgoing')).items.map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await list(boris, 'folder=outgoing&sortingDirection=ASC&limit=1&offset=1')).items[0]?.id).toBe(
      ids[1],
    )
    expect((await list(boris)).items).toEqual([])
  })

  it('finds by text, by author, and by the words of the texts; nothing typed is a wildcard', async () => {
    await send()
    await send({ code: 'TEST', params: {}, senderUid: null })
    const found = async (text: string) =>
      (await list(anna, `findText=${encodeURIComponent(text)}`)).items.length
    expect(await found('лУна')).toBe(1)
    expect(await found('brown')).toBe(1)
    // Finds words of the text and of its parameters in any form, but not the parameters' names.
    expect(await found('доработкой ЛУНЫ')).toBe(1)
    expect(await found('доработка Марса')).toBe(0)
    expect(await found('100%')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('project')).toBe(0)
    expect(await found("' or 1=1 --")).toBe(0)
  })

  it('counts what is unread, filters by it, and bounds the count', async () => {
    const [first] = [await send(), await send()]
    expect(await count(anna)).toBe(2)
    await post(anna, '/notification/read', { notificationIds: [first] })
    expect(await count(anna)).toBe(1)
    expect((await list(anna, 'unreadOnly=true')).items).toHaveLength(1)
    await sql`insert into notification (code, recipient_uid) select 'TEST', ${anna} from generate_series(1, 1500)`.execute(
      db,
    )
    expect(await count(anna)).toBe(1000)
    expect(await list(anna, 'limit=1')).toMatchObject({ total: 1000, totalIsExact: false })
  })

  it('marks read and unread, one and all, and notifies the other pages only of a change', async () => {
    const ids = [await send(), await send()]
    expect((await post(anna, '/notification/read', { all: true })).status).toBe(204)
    expect(await count(anna)).toBe(0)
    await post(anna, '/notification/read', { all: true })
    expect(await events()).toEqual(['NotificationsChanged'])
    expect((await list(anna)).items[0]?.actions).toEqual(['unread', 'reply', 'delete'])
    await post(anna, '/notification/unread', { notificationIds: [ids[0]] })
    expect(await count(anna)).toBe(1)
  })

  it('marks nothing when a notification is only opened', async () => {
    const id = await send()
    await get(anna, `/notification/get?notificationId=${id}`)
    expect(await count(anna)).toBe(1)
  })

  it('deletes one side only', async () => {
    const id = await send()
    expect((await post(anna, '/notification/delete', { notificationIds: [id] })).status).toBe(204)
    expect((await list(anna)).items).toEqual([])
    expect(await count(anna)).toBe(0)
    expect((await get(anna, `/notification/get?notificationId=${id}`)).status).toBe(404)
    expect((await list(boris, 'folder=outgoing')).items).toHaveLength(1)
  })

  it('carries a conversation of two, in order, and leaves out what its reader deleted', async () => {
    const first = await send()
    const answer = await post<{ id: number }>(anna, '/notification/reply', {
      notificationId: first,
      body: ' Сделаем ',
    })
    expect(answer.status).toBe(200)
    const [reply] = (await list(boris)).items
    expect(reply).toMatchObject({
      id: answer.body.id,
      code: 'MESSAGE',
      subject: 'Re: Task “Рынок” returned for revision',
      body: 'Сделаем',
      threadId: first,
      sender: { uid: anna },
    })
    const second = await post<{ id: number }>(boris, '/notification/reply', {
      notificationId: reply?.id,
      body: 'Thanks',
    })
    const thread = await get<{ thread: NotificationRow[] }>(
      anna,
      `/notification/get?notificationId=${second.body.id}`,
    )
    expect(thread.body.thread.map(({ id }) => id)).toEqual([first, answer.body.id, second.body.id])
    expect(thread.body.thread[2]?.subject).toBe('Re: Task “Рынок” returned for revision')
    await post(anna, '/notification/delete', { notificationIds: [answer.body.id] })
    const shorter = await get<{ thread: NotificationRow[] }>(
      anna,
      `/notification/get?notificationId=${first}`,
    )
    expect(shorter.body.thread.map(({ id }) => id)).toEqual([first, second.body.id])
    expect(await events()).toContain('NotificationSent')
  })

  it('sends a test notification to oneself', async () => {
    expect((await post(anna, `/notification/test-create-new?userUid=${anna}`)).status).toBe(204)
    expect(await count(anna)).toBe(1)
    expect((await list(anna)).items[0]).toMatchObject({
      code: 'TEST',
      sender: null,
      actions: ['read', 'delete'],
    })
  })
})

describe('somebody else', () => {
  it('is not found, for an administrator too', async () => {
    const id = await send()
    for (const uid of [carl, admin]) {
      expect((await get(uid, `/notification/get?notificationId=${id}`)).status).toBe(404)
      for (const path of ['read', 'unread', 'delete']) {
        expect((await post(uid, `/notification/${path}`, { notificationIds: [id] })).status).toBe(404)
      }
      expect((await post(uid, '/notification/reply', { notificationId: id, body: 'x' })).status).toBe(404)
    }
    expect(await count(anna)).toBe(1)
  })

  it('changes nothing when one of several is not the own', async () => {
    const own = await send()
    const other = await send({ recipients: [carl] })
    expect((await post(anna, '/notification/read', { notificationIds: [own, other] })).status).toBe(404)
    expect((await post(anna, '/notification/read', { notificationIds: [own, 999_999] })).status).toBe(404)
    expect(await count(anna)).toBe(1)
  })

  it('cannot mark as read what they only sent, nor answer the portal', async () => {
    const id = await send()
    expect(await post(boris, '/notification/read', { notificationIds: [id] })).toMatchObject({
      status: 403,
      body: { code: 'ACCESS_DENIED' },
    })
    const system = await send({ senderUid: null })
    expect((await post(anna, '/notification/reply', { notificationId: system, body: 'x' })).status).toBe(403)
  })

  it('gets neither count nor test nor socket of another person; nobody signed in gets none', async () => {
    const calls = [
      ['GET', `/notification/new?userUid=${anna}`],
      ['POST', `/notification/test-create-new?userUid=${anna}`],
      ['GET', `/moriarty/get-endpoint?userUid=${anna}`],
    ] as const
    for (const [method, path] of calls) {
      expect((await call(carl, method, path)).status).toBe(403)
      expect((await call(null, method, path)).status).toBe(401)
    }
    expect((await get(admin, `/moriarty/get-endpoint?userUid=${anna}`)).status).toBe(403)
    expect((await post(admin, `/notification/test-create-new?userUid=${crypto.randomUUID()}`)).status).toBe(
      404,
    )
    expect((await get(null, '/notification/list')).status).toBe(401)
  })

  it('sees in a list what the policy lets them see, whatever the row', async () => {
    const people = [anna, boris, carl, admin]
    for (const recipient of people) {
      for (const senderUid of [null, ...people]) {
        for (const deleted of [[], [recipient], [senderUid], [recipient, senderUid]]) {
          const id = await send({ recipients: [recipient], senderUid })
          await sql`update notification set
            deleted_by_recipient_at = case when ${deleted.includes(recipient)} then now() end,
            deleted_by_sender_at = case when ${deleted.includes(senderUid)} then now() end where id = ${id}`.execute(
            db,
          )
        }
      }
    }
    const rows = await sql<{ id: number }>`select id from notification`.execute(db)
    for (const uid of people) {
      const listed = await sql<{ id: number }>`select n.id from notification n where ${seenBy(uid)}`.execute(
        db,
      )
      const visible: number[] = []
      for (const { id } of rows.rows) {
        const facts = await findFacts(db, [id])
        if (facts && notifications.view.allows(actorOf(uid), facts)) visible.push(id)
      }
      expect(new Set(listed.rows.map(({ id }) => id))).toEqual(new Set(visible))
    }
  })
})

describe('hostile input', () => {
  it.each([
    ['limit=1000000000', 'limit'],
    ['limit=51', 'limit'],
    ['offset=-1', 'offset'],
    ['sorting=password', 'sorting'],
    ['sortingDirection=sideways', 'sortingDirection'],
    ['folder=all', 'folder'],
    ['unreadOnly=maybe', 'unreadOnly'],
    [`findText=${'x'.repeat(10_000)}`, 'findText'],
  ])('in a list: %s is a 400 that names the field', async (query, field) => {
    const answer = await get(anna, `/notification/list?${query.slice(0, 12_000)}`)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
  })

  it('survives a NUL and half a character in a search', async () => {
    for (const text of ['%00', '%ED%A0%80', '%F0%9F', '\\', '{{', '%5B%5B']) {
      expect((await get(anna, `/notification/list?findText=${text}`)).status).toBeLessThan(500)
    }
  })

  it.each([
    ['read', {}, 'notificationIds'],
    ['read', { all: false }, 'all'],
    ['read', { all: true, notificationIds: [1] }, 'notificationIds'],
    ['read', { notificationIds: [] }, 'notificationIds'],
    ['read', { notificationIds: Array.from({ length: 201 }, (_, i) => i + 1) }, 'notificationIds'],
    ['unread', { notificationIds: ['1; drop table person'] }, 'notificationIds.0'],
    ['unread', { notificationIds: [1], recipientUid: carl }, 'recipientUid'],
    ['delete', { notificationIds: [-1] }, 'notificationIds.0'],
    ['delete', { notificationIds: [1e300] }, 'notificationIds.0'],
    ['reply', { notificationId: 1, body: '' }, 'body'],
    ['reply', { notificationId: 1, body: 'x'.repeat(4001) }, 'body'],
    ['reply', { notificationId: 1, body: 'a\u0000b' }, 'body'],
    ['reply', { notificationId: 1, body: 'x', senderUid: carl }, 'senderUid'],
  ])('in %s %j is a 400 that names the field', async (path, body, field) => {
    const answer = await post(anna, `/notification/${path}`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields ?? {})).toContain(field)
  })

  it.each(['0', '-1', '1e9', 'abc', '99999999999999999999', ''])('as an id: %j', async (id) => {
    expect((await get(anna, `/notification/get?notificationId=${id}`)).status).toBe(400)
  })

  it('as a uid, or without one', async () => {
    for (const query of ['', '?userUid=', '?userUid=x', `?userUid=${anna}&userUid=${carl}`]) {
      expect((await get(anna, `/notification/new${query}`)).status).toBe(400)
      expect((await get(anna, `/moriarty/get-endpoint${query}`)).status).toBe(400)
    }
  })
})

describe('the socket address', () => {
  it('carries a ticket of the caller', async () => {
    const answer = await get<{ endpoint: string }>(anna, `/moriarty/get-endpoint?userUid=${anna}`)
    const address = new URL(answer.body.endpoint)
    expect(address.origin + address.pathname).toBe('wss://portal.example/socket')
    expect(await takeTicket(db, address.searchParams.get('ticket') ?? '')).toMatchObject({ uid: anna })
  })
})
