import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readingPosts, writingGets } from '../../features/announcements/domain/maintenance.gate.ts'
import { commandNames, everyEndpoint } from '../../tests/support/endpoints.ts'
import { openPortal, type Caller } from '../../tests/support/portal.ts'

/** Writes that maintenance never stops: signing in and out, its own notice, the language, live pages, and stopping emails. */
const alwaysOpen = new Set([
  'getToken',
  'refreshToken',
  'confirmUser',
  'logoutProject',
  'endSession',
  'endOtherSessions',
  'noteBannerShown',
  'setUserLocalization',
  'getSocketEndpoint',
  'unsubscribeFromEmails',
])

/** Calls by GET that store nothing but how often they were made. */
const countingGets = new Set(['exportMyData'])

const gets = everyEndpoint.filter(
  ({ endpoint: { method, name } }) => method === 'GET' && !alwaysOpen.has(name) && commandNames.has(name),
)

const posts = everyEndpoint.filter(
  ({ endpoint: { method, name } }) => method !== 'GET' && !alwaysOpen.has(name),
)

let person: Caller

beforeAll(async () => {
  const portal = await openPortal()
  const { uid } = await portal.make.person()
  person = portal.as(await portal.make.person())
  await sql`insert into maintenance_notice (starts_at, ends_at, time_zone, mode, created_by)
    values (now() - interval '1 hour', now() + interval '1 hour', 'UTC', 'READ_ONLY', ${uid})`.execute(
    portal.db,
  )
})

test('while the portal is read-only, every call that is not a named reading is refused', async () => {
  const passed: string[] = []
  for (const { endpoint } of posts) {
    const { body } = await person.send(endpoint)
    if (body['code'] !== 'PORTAL_READ_ONLY') passed.push(endpoint.name)
  }
  expect(passed.toSorted()).toEqual([...readingPosts].toSorted())
})

test('a named reading changes no data of any page', () => {
  const named = posts.filter(({ endpoint: { name } }) => readingPosts.has(name))
  expect(named).toHaveLength(readingPosts.size)
  expect(named.filter(({ endpoint: { changes } }) => changes && changes.length > 0)).toEqual([])
})

test('a GET that stores something is refused, except for one that only counts its calls', async () => {
  expect(gets.map(({ endpoint: { name } }) => name).toSorted()).toEqual(
    [...writingGets, ...countingGets].toSorted(),
  )
  const refused: string[] = []
  for (const { endpoint } of gets) {
    const { body } = await person.send(endpoint)
    if (body['code'] === 'PORTAL_READ_ONLY') refused.push(endpoint.name)
  }
  expect(refused).toEqual([...writingGets])
})
