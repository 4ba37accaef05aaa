import Fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Tag } from '#platform/contract/tags.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { createSocketHub, type SocketHub } from '#platform/server/sockets/hub.ts'
import { testDatabase } from '../../tests/support/database.ts'
import {
  hiddenFacts,
  makeHiddenWorld,
  viewers,
  type HiddenFact,
  type HiddenWorld,
  type Viewer,
} from '../../tests/support/hidden-facts/index.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { settled } from '../../tests/support/settled.ts'
import { rows } from '../../tests/support/who-may/index.ts'

/** Sockets and badges × hidden facts × viewers: what is pushed and counted when something hidden is created. */
let portal: TestPortal
let world: HiddenWorld
let hub: SocketHub
const pages = new Map<Viewer, string[]>()

/** Sent last: when it has arrived, so have all earlier ones. */
const last: Tag = 'marketingFile'

/** Calls that return only a number: the badges of the menu. */
const badges = rows.filter(
  ({ endpoint: { method, response } }) =>
    method === 'GET' && response instanceof z.ZodObject && Object.keys(response.shape).join() === 'count',
)

beforeAll(async () => {
  const database = await testDatabase({ max: 10 })
  portal = await openPortal({ database })
  await portal.startWorker()
  world = await makeHiddenWorld(portal)
  hub = createSocketHub({ db: database.db, url: database.url, log: Fastify().log })
  await hub.ready
  for (const who of viewers) {
    const messages: string[] = []
    pages.set(who, messages)
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: (text: string) => messages.push(text) }
    const page = Object.assign(new EventEmitter(), socket) as unknown as WebSocket
    hub.connections.add(world.people[who].uid, page)
  }
}, 120_000)
afterAll(() => hub.stop())

/** Messages to each viewer since the last call, without empty ones. */
const received = async (): Promise<Map<Viewer, string[]>> => {
  await settled(portal)
  await announceChanges(portal.db, [last], { people: viewers.map((who) => world.people[who].uid) })
  await vi.waitFor(() => {
    for (const messages of pages.values()) expect(messages.join()).toContain(last)
  })
  const each = [...pages].map(([who, messages]) => {
    const news = messages.splice(0).filter((text) => !text.includes(`["${last}"]`))
    return [who, news] as const
  })
  return new Map(each.filter(([, news]) => news.length > 0))
}

const counted = async (): Promise<Map<string, string>> => {
  const all = new Map<string, string>()
  for (const { endpoint, call } of badges)
    for (const who of viewers) {
      const by = world.people[who]
      const { body } = await portal.as(by).send(endpoint, await call(world, by))
      all.set(`${who}: ${endpoint.name}`, JSON.stringify(body['count']))
    }
  return all
}

const coming = hiddenFacts.filter(({ comesAbout }) => comesAbout)

describe.each(coming)('$name', ({ plant, readers, alsoHear = [], comesAbout }: HiddenFact) => {
  test('is pushed to nobody but those who may read it, and moves nobody else’s badge', async () => {
    const planted = await plant(portal, world)
    await received()
    const before = await counted()
    await received()
    await comesAbout!(portal, world, planted)
    const news = await received()
    expect([...news.keys()].filter((who) => ![...readers, ...alsoHear].includes(who))).toEqual([])
    // A fact that triggers no message proves nothing.
    expect(news.size).toBeGreaterThan(0)
    // A push names what to refetch, never its content.
    for (const word of planted.words) expect([...news.values()].flat().join()).not.toContain(word)
    const moved = [...(await counted())].filter(([key, count]) => before.get(key) !== count)
    expect(moved.map(([key]) => key.split(':')[0] as Viewer).filter((who) => !readers.includes(who))).toEqual(
      [],
    )
  })
})
