import Fastify from 'fastify'
import { sql } from 'kysely'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { changedTags, type SocketMessage } from '#platform/contract/socket-messages.ts'
import type { Tag } from '#platform/contract/tags.ts'
import { concernedBy, announceChanges } from '#platform/server/sockets/changes.ts'
import { createSocketHub, type SocketHub } from '#platform/server/sockets/hub.ts'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { createDictionary } from '../../features/dictionaries/contract/dictionary.endpoints.ts'
import * as projects from '../../features/projects/contract/project.endpoints.ts'
import { testDatabase } from '../../tests/support/database.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

const page = 'a1b2c3d4e5f60718'
const { log } = Fastify()
/** Sent last: when it has arrived, so have all earlier ones. */
const last: Tag = 'marketingFile'

/** An open page: the tags that it received. */
type Page = { received: Tag[] }

let portal: TestPortal
let hubs: SocketHub[]
let accelerator: Accelerator
let people: Record<'acc' | 'tracker' | 'founder' | 'member' | 'stranger' | 'other' | 'admin', Person>
let pages: Record<string, Page>

/** Opens a page; with its id it leaves out what it did itself, as pages do. */
const open = (hub: SocketHub, uid: string, ownId: string | null = null): Page => {
  const received: Tag[] = []
  const send = (text: string): void => {
    const { namespace, action, message } = JSON.parse(text) as SocketMessage
    if (namespace !== 'Fresh' || action !== 'CHANGED') return
    const { tags, page: maker } = changedTags.parse(message)
    if (maker === null || maker !== ownId) received.push(...tags)
  }
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, bufferedAmount: 0, send })
  hub.connections.add(uid, socket as unknown as WebSocket)
  return { received }
}

const announcedNow = () =>
  Object.fromEntries(
    Object.entries(pages)
      .map(
        ([name, { received: tags }]) =>
          [name, [...new Set(tags)].filter((tag) => tag !== last).toSorted()] as const,
      )
      .filter(([, tags]) => tags.length > 0),
  )

/** What everybody received before the last message; anything missing was not sent. */
const receivedTags = async () => {
  await announceChanges(portal.db, [last], { people: Object.values(people).map(({ uid }) => uid) })
  await vi.waitFor(() => {
    for (const { received: tags } of Object.values(pages)) expect(tags).toContain(last)
  })
  const seen = announcedNow()
  for (const { received: tags } of Object.values(pages)) tags.length = 0
  return seen
}

beforeAll(async () => {
  const database = await testDatabase({ max: 10 })
  portal = await openPortal({ database })
  const { make } = portal
  accelerator = await make.accelerator()
  const member = await make.person()
  people = {
    acc: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    founder: await make.person(),
    member,
    stranger: await make.person(),
    other: await make.member({ accelerator: await make.accelerator(), role: 'ACC' }),
    admin: await make.person({ roles: ['ADMIN'] }),
  }
  hubs = [1, 2].map(() => createSocketHub({ db: database.db, url: database.url, log }))
  await Promise.all(hubs.map((hub) => hub.ready))
})
afterAll(() => Promise.all(hubs.map((hub) => hub.stop())))

beforeEach(() => {
  pages = {}
  // Everybody has a page at both portals.
  for (const [at, hub] of hubs.entries())
    for (const [name, { uid }] of Object.entries(people)) pages[`${name} ${at}`] = open(hub, uid)
})

const apply = async (headers: Record<string, string> = {}) => {
  const project = await portal.make.project({ leader: people.founder, members: [people.member] })
  const track = await portal.make.track({ accelerator })
  const { status, body } = await portal.as(people.founder).send(requests.createAccelerationRequest, {
    headers,
    body: { projectId: project.id, trackId: track.id, consentVersion: contactConsentVersion },
  })
  expect(status).toBe(200)
  return { project, id: body['id'] as number }
}

describe('a command', () => {
  test('refreshes the pages of the team and of the receiving accelerator, in either portal; of nobody else', async () => {
    await apply()
    const applied = ['accelerationRequest', 'applicationDraft', 'participation', 'task']
    const {
      'acc 0': acc,
      'acc 1': there,
      'founder 0': founder,
      'member 1': member,
      ...rest
    } = await receivedTags()
    expect(
      [acc, there, founder, member].map((tags) => tags?.filter((tag) => tag !== 'notification')),
    ).toEqual([applied, applied, applied, applied])
    expect(Object.keys(rest).toSorted()).toEqual(['founder 1', 'member 0'])
  })

  test('names the page that gave it, which needs no message; other pages of the person do', async () => {
    pages['giver'] = open(hubs[0]!, people.founder.uid, page)
    await apply({ 'page-id': page })
    const seen = await receivedTags()
    expect(seen['giver']).toBeUndefined()
    expect(seen['founder 0']).toContain('accelerationRequest')
  })

  test('that is refused, or rolled back by its last statement, notifies nobody', async () => {
    const { project, id } = await apply()
    await receivedTags()
    const refused = await portal.as(people.stranger).call(projects.deleteProject, {
      body: { projectId: project.id },
    })
    expect(refused.status).toBe(404)
    await sql`alter table audit_entry add constraint not_now check (action <> 'reject') not valid`.execute(
      portal.db,
    )
    const failed = await portal.as(people.acc).call(requests.rejectAccelerationRequest, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { userUid: people.acc.uid, requestId: String(id) },
      body: { reason: 'Проведите интервью и приходите снова.' },
    })
    await sql`alter table audit_entry drop constraint not_now`.execute(portal.db)
    expect(failed.status).toBe(500)
    expect(await receivedTags()).toEqual({})
  })

  test('on what administrators look after refreshes their pages, regardless of who gave it', async () => {
    const { status } = await portal.as(people.admin).call(createDictionary, {
      body: { code: 'MARKETS', nameRu: 'Рынки сбыта', nameEn: 'Markets' },
    })
    expect(status).toBe(200)
    expect(await receivedTags()).toEqual({ 'admin 0': ['dictionary'], 'admin 1': ['dictionary'] })
  })
})

describe('background work', () => {
  test('says what it changes over the same channel; a crowd is notified in parts', async () => {
    const crowd = Array.from(
      { length: 1000 },
      (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    )
    await announceChanges(portal.db, ['project'], { people: [...crowd, people.founder.uid] })
    expect(await receivedTags()).toEqual({ 'founder 0': ['project'], 'founder 1': ['project'] })
  })

  test('says nothing when its transaction is rolled back', async () => {
    const running = portal.db.transaction().execute(async (tx) => {
      await announceChanges(tx, ['project'], { people: [people.founder.uid] })
      throw new Error('rolled back')
    })
    await expect(running).rejects.toThrow('rolled back')
    expect(await receivedTags()).toEqual({})
  })
})

test('work on projects refreshes the pages of the accelerator’s team, its own matters those of all its members', async () => {
  await announceChanges(portal.db, ['task', 'programme'], { accelerators: [accelerator.id] })
  expect(await receivedTags()).toEqual({
    'acc 0': ['programme', 'task'],
    'acc 1': ['programme', 'task'],
    'tracker 0': ['programme'],
    'tracker 1': ['programme'],
  })
})

test('the people concerned by a change follow from the facts that policies decide on', () => {
  expect(
    concernedBy({ acceleratorId: 3, leaderUid: 'a', memberUids: ['a', 'b'], trackerUid: null, version: 4 }),
  ).toEqual({ people: ['a', 'a', 'b'], accelerators: [3] })
  expect(concernedBy([{ recipientUid: 'a' }, { recipientUid: 'b' }])).toEqual({
    people: ['a', 'b'],
    accelerators: [],
  })
  expect(concernedBy(null)).toEqual({ people: [], accelerators: [] })
})
