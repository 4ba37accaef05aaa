import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import type { SocketMessage } from '#platform/contract/socket-messages.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { failureOf } from '../http/errors.ts'
import { announceChanges } from './changes.ts'
import { listen, say } from './channels.ts'
import { createSocketHub, type SocketHub } from './hub.ts'
import { pushToEverybody, pushToPeople } from './push.ts'
import { mountSocket } from './socket.routes.ts'
import { issueTicket, socketAddress, takeTicket } from './tickets.ts'

const publicUrl = 'https://portal.example'
const anna = '00000000-0000-4000-8000-00000000000a'
const boris = '00000000-0000-4000-8000-00000000000b'
const { log } = Fastify()
const badge: SocketMessage = { namespace: 'Badges', action: 'GET_NEW_NOTIFICATION_COUNT', message: {} }

const database = await testDatabase({ max: 12 })
/** The sessions that have ended. */
const ended = new Set<string>()
const portals: { app: FastifyInstance; hub: SocketHub; port: number }[] = []

const startPortal = async () => {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = failureOf(error)
    return reply.status(status).send(body)
  })
  const hub = createSocketHub({ db: database.db, url: database.url, log })
  await mountSocket(app, {
    db: database.db,
    hub,
    publicUrl,
    hasEnded: async (sid) => ended.has(sid),
    opensPerMinute: 600,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await hub.ready
  portals.push({ app, hub, port: (app.server.address() as AddressInfo).port })
}

type Page = { socket: WebSocket; received: SocketMessage[]; closed: () => number | null }

/** Opens a page at a portal, or returns the status of the refusal. */
const open = (
  portal: number,
  ticket: string,
  origin: string | undefined = publicUrl,
  more: Record<string, string> = {},
): Promise<Page | number> =>
  new Promise((resolve, reject) => {
    const query = new URLSearchParams({ ticket, ...more })
    const address = `ws://127.0.0.1:${portals[portal]?.port}/socket?${query}`
    const socket = new WebSocket(address, { ...(origin ? { origin } : {}), perMessageDeflate: true })
    const received: SocketMessage[] = []
    let closedWith: number | null = null
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as SocketMessage))
    socket.on('close', (code) => (closedWith = code))
    socket.on('open', () => resolve({ socket, received, closed: () => closedWith }))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })

const page = async (portal: number, uid: string, sid?: string): Promise<Page> => {
  const ticket = await issueTicket(database.db, { uid, ...(sid ? { sid } : {}) })
  const opened = await open(portal, ticket)
  if (typeof opened === 'number') throw new Error(`refused: ${opened}`)
  return opened
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 20 })

beforeAll(async () => {
  await sql`insert into person (uid, email, last_name, first_name) values
    (${anna}, 'anna@mail.example', 'A', 'Anna'), (${boris}, 'boris@mail.example', 'B', 'Boris')`.execute(
    database.db,
  )
  await startPortal()
  await startPortal()
})
afterAll(async () => {
  for (const { app, hub } of portals) {
    await hub.stop()
    await app.close()
  }
})

describe('opening the socket', () => {
  it('takes a ticket once', async () => {
    const ticket = await issueTicket(database.db, { uid: anna })
    const opened = await open(0, ticket)
    expect(opened).toBeTypeOf('object')
    expect(await open(1, ticket)).toBe(401)
    if (typeof opened === 'object') opened.socket.close()
  })

  it('takes a ticket only once from two at the same moment', async () => {
    const ticket = await issueTicket(database.db, { uid: anna })
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeTicket(database.db, ticket)))
    expect(taken.filter(Boolean)).toEqual([{ uid: anna, sid: null }])
  })

  it('stores no ticket that could be used by a reader of the table', async () => {
    const ticket = await issueTicket(database.db, { uid: anna })
    const stored = await sql<{ ticket_hash: string }>`select ticket_hash from socket_ticket`.execute(
      database.db,
    )
    expect(stored.rows.map((row) => row.ticket_hash)).not.toContain(ticket)
  })

  it('refuses a late ticket and one of a blocked person', async () => {
    const late = await issueTicket(database.db, { uid: anna })
    await sql`update socket_ticket set expires_at = now() - interval '1 second'`.execute(database.db)
    expect(await open(0, late)).toBe(401)
    const blocked = await issueTicket(database.db, { uid: boris })
    await sql`update person set status = 'B' where uid = ${boris}`.execute(database.db)
    expect(await open(0, blocked)).toBe(401)
    await sql`update person set status = 'A' where uid = ${boris}`.execute(database.db)
  })

  it.each(['https://evil.example', 'https://portal.example.evil.example', 'null', 'http://portal.example'])(
    'refuses a page of %s and leaves the ticket whole',
    async (origin) => {
      const ticket = await issueTicket(database.db, { uid: anna })
      expect(await open(0, ticket, origin)).toBe(403)
      expect(await takeTicket(database.db, ticket)).toMatchObject({ uid: anna })
    },
  )

  it('refuses a page without an origin', async () => {
    const address = `ws://127.0.0.1:${portals[0]?.port}/socket?ticket=${await issueTicket(database.db, { uid: anna })}`
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(address)
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  })

  it.each(['', 'x', "'; drop table person; --", '\u0000', 'a'.repeat(5000), '%ff'])(
    'refuses ticket %j',
    async (ticket) => {
      expect(await open(0, ticket)).toBe(401)
    },
  )

  it('answers a plain request with an error, not a hang', async () => {
    const answer = await fetch(`http://127.0.0.1:${portals[0]?.port}/socket?ticket=x&ticket=y`, {
      headers: { origin: publicUrl },
    })
    expect(answer.status).toBe(401)
  })

  it('has a secure address on a secure portal', () => {
    expect(socketAddress('https://portal.example', 'abc')).toBe('wss://portal.example/socket?ticket=abc')
    expect(socketAddress('http://localhost:3000', 'abc')).toBe('ws://localhost:3000/socket?ticket=abc')
  })
})

describe('pushing', () => {
  it('reaches every page of a person at both portals, and nobody else', async () => {
    const [here, there, other] = [await page(0, anna), await page(1, anna), await page(1, boris)]
    await pushToPeople(database.db, [anna], badge)
    await soon(() => expect([here.received, there.received]).toEqual([[badge], [badge]]))
    expect(other.received).toEqual([])
    await pushToEverybody(database.db, {
      namespace: 'Banner',
      action: 'GET_UPDATE_BANNER_MESSAGE',
      message: {},
    })
    await soon(() => expect(other.received.map(({ namespace }) => namespace)).toEqual(['Banner']))
    for (const one of [here, there, other]) one.socket.close()
  })

  it('is delivered only after the commit', async () => {
    const reader = await page(0, anna)
    await database.db
      .transaction()
      .execute(async (tx) => {
        await pushToPeople(tx, [anna], badge)
        throw new Error('rolled back')
      })
      .catch(() => {})
    await pushToPeople(database.db, [anna], { ...badge, message: { after: true } })
    await soon(() => expect(reader.received).toEqual([{ ...badge, message: { after: true } }]))
    reader.socket.close()
  })

  it('splits a message for a thousand people, and refuses one that carries data', async () => {
    const reader = await page(0, anna)
    const crowd = Array.from(
      { length: 1000 },
      (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    )
    await pushToPeople(database.db, [...crowd, anna, anna], badge)
    await soon(() => expect(reader.received).toEqual([badge]))
    await expect(
      pushToPeople(database.db, [anna], { ...badge, message: { text: 'x'.repeat(3000) } }),
    ).rejects.toThrow()
    reader.socket.close()
  })

  it('survives any other message on the channel', async () => {
    const reader = await page(0, anna)
    await say(database.db, 'socket', [
      '',
      'null',
      '{"to":5}',
      '[1',
      '{"to":["x"],"message":{"namespace":"Evil"}}',
    ])
    await pushToPeople(database.db, [anna], badge)
    await soon(() => expect(reader.received).toEqual([badge]))
    reader.socket.close()
  })
})

describe('a page that subscribed before it could receive', () => {
  const own = 'a1b2c3d4e5f60718'
  const opened = async (uid: string, age: string): Promise<Page> => {
    const one = await open(0, await issueTicket(database.db, { uid }), publicUrl, { age })
    if (typeof one === 'number') throw new Error(`refused: ${one}`)
    return one
  }
  const receivedBy = ({ received }: Page): unknown[] =>
    received.map(({ action, message }) =>
      action === 'CHANGED' ? [message['tags'], message['page']] : action,
    )
  /** The messages it receives up to the last one to everybody. */
  const receivedAll = async (one: Page): Promise<unknown[]> => {
    await pushToEverybody(database.db, { namespace: 'Banner', action: 'LAST', message: {} })
    await soon(() => expect(receivedBy(one)).toContain('LAST'))
    one.socket.close()
    return receivedBy(one)
  }
  const second = 1000
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 4 * second)))

  it('receives the messages to its person meanwhile, and which page made a change', async () => {
    await announceChanges(database.db, ['task'], { people: [anna] })
    await announceChanges(database.db, ['programme'], { people: [boris] })
    await announceChanges(database.db, ['project'], { people: [anna, boris] }, { page: own, by: anna })
    await pushToPeople(database.db, [anna], badge)
    await pushToPeople(database.db, [boris], { ...badge, action: 'GET_NEW_EXPERT_JOB_COUNT' })
    await new Promise((resolve) => setTimeout(resolve, 0.3 * second))
    const received = await receivedAll(await opened(anna, '500'))
    expect(new Set(received.slice(0, -1))).toEqual(
      new Set(['GET_NEW_NOTIFICATION_COUNT', [['task'], null], [['project'], own]]),
    )
  })

  it('requests everything when nobody remembers that far, and nothing when there was no message', async () => {
    const late = await receivedAll(await opened(anna, '40000'))
    expect(late).toContain('MISSED')
    await new Promise((resolve) => setTimeout(resolve, 1.5 * second))
    expect(await receivedAll(await opened(anna, '0'))).toEqual(['LAST'])
  })

  it.each(['-1', '1e9', 'x', '99999999999'])(
    'that names no age (%s) is a page that comes back',
    async (age) => {
      await pushToPeople(database.db, [anna], badge)
      await new Promise((resolve) => setTimeout(resolve, 0.2 * second))
      expect(await receivedAll(await opened(anna, age))).toEqual(['LAST'])
    },
  )
})

describe('a page that behaves badly', () => {
  it('is closed when it sends much, or something large', async () => {
    const talker = await page(0, anna)
    for (let i = 0; i < 30; i++) talker.socket.send('hello')
    await soon(() => expect(talker.closed()).not.toBeNull())
    const shouter = await page(0, anna)
    shouter.socket.send('x'.repeat(100_000))
    await soon(() => expect(shouter.closed()).not.toBeNull())
  })

  it('is dropped when it does not answer a ping', async () => {
    const silent = await page(0, anna)
    silent.socket.pong = () => {}
    const raw = silent.socket as unknown as { _receiver: { removeAllListeners: (event: string) => void } }
    raw._receiver.removeAllListeners('ping')
    portals[0]?.hub.connections.sweep()
    await new Promise((resolve) => setTimeout(resolve, 100))
    portals[0]?.hub.connections.sweep()
    await soon(() => expect(silent.closed()).not.toBeNull())
  })

  it('has to come back with a new ticket after an hour', async () => {
    const old = await page(0, anna)
    portals[0]?.hub.connections.sweep(Date.now() + 2 * 60 * 60 * 1000)
    await soon(() => expect(old.closed()).toBe(1012))
  })

  it('closes with its session, in every tab of it and in no other', async () => {
    const tabs = [await page(0, anna, 'leaving'), await page(0, anna, 'leaving')]
    const stays = await page(0, anna, 'staying')
    portals[0]?.hub.connections.closeSession('leaving')
    await soon(() => expect(tabs.map((tab) => tab.closed())).toEqual([1008, 1008]))
    expect(stays.closed()).toBeNull()
    stays.socket.close()
  })

  it('does not stay open by a ticket of a session that has ended meanwhile', async () => {
    const ticket = await issueTicket(database.db, { uid: anna, sid: 'over' })
    ended.add('over')
    const opened = await open(0, ticket)
    if (typeof opened === 'object') await soon(() => expect(opened.closed()).toBe(1008))
  })

  it('opens a limited number: the oldest page is replaced', async () => {
    const pages: Page[] = []
    for (let i = 0; i < 21; i++) pages.push(await page(0, boris))
    await soon(() => expect(pages[0]?.closed()).toBe(1008))
    expect(pages.slice(1).every((one) => one.closed() === null)).toBe(true)
    portals[0]?.hub.connections.close(boris)
    await soon(() => expect(pages.every((one) => one.closed() !== null)).toBe(true))
  })
})

describe('when the database drops the connection', () => {
  const terminate = () =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
    )

  it('listens again by itself and lets every page catch up', async () => {
    const reader = await page(1, anna)
    await terminate()
    await soon(() =>
      expect(reader.received.map(({ action }) => action)).toContain('GET_NEW_APPROVAL_REQUEST_COUNT'),
    )
    reader.received.length = 0
    await pushToPeople(database.db, [anna], badge)
    await soon(() => expect(reader.received).toEqual([badge]))
    reader.socket.close()
  })

  it('informs a listener of any channel that it may have missed something', async () => {
    const received: string[] = []
    let gaps = 0
    const listening = listen({
      url: database.url,
      log,
      channels: ['person_changed'],
      onMessage: (channel, payload) => received.push(`${channel} ${payload}`),
      onGap: () => gaps++,
    })
    await listening.ready
    await say(database.db, 'person_changed', [anna])
    await soon(() => expect(received).toEqual([`person_changed ${anna}`]))
    await terminate()
    await soon(() => expect(gaps).toBe(1))
    await listening.stop()
  })
})
