import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createHttpApp } from '#platform/server/http/app.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getHealth } from '../contract/health.endpoints.ts'
import { addCallTimes, collectCallTimes } from './call-times.ts'
import { noteSizes } from './sizes.jobs.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
})

const health = async () => (await portal.as(admin).send(getHealth, {})).body

test('the slowest calls of the last day come first, of all processes together', async () => {
  const ofOne = new Map([
    ['GET /api/v1/slow', { calls: 1, totalMs: 900, longestMs: 900 }],
    ['GET /api/v1/fast', { calls: 10, totalMs: 50, longestMs: 20 }],
  ])
  const ofOther = new Map([['GET /api/v1/slow', { calls: 3, totalMs: 300, longestMs: 150 }]])
  await Promise.all([addCallTimes(portal.db, ofOne), addCallTimes(portal.db, ofOther)])
  await sql`insert into call_time values (now() - interval '2 days', 'GET /api/v1/old', 1, 9000, 9000)`.execute(
    portal.db,
  )
  expect((await health())['slowestCalls']).toEqual([
    { call: 'GET /api/v1/slow', calls: 4, meanMs: 300, longestMs: 900 },
    { call: 'GET /api/v1/fast', calls: 10, meanMs: 5, longestMs: 20 },
  ])
})

test('calls are collected by their route, pages and files are not', async () => {
  await sql`delete from call_time`.execute(portal.db)
  const app = await createHttpApp({
    logLevel: 'silent',
    https: false,
    requestsPerMinute: 1000,
    trustProxy: false,
    constraintErrors: {},
  })
  const store = collectCallTimes(app, portal.db)
  app.get('/api/v1/things/:id', async () => ({}))
  app.get('/page', async () => 'page')
  for (const url of ['/api/v1/things/1', '/api/v1/things/2', '/page', '/api/v1/none'])
    await app.inject({ method: 'GET', url })
  await store()
  await app.close()
  const { rows } = await sql`select call, calls from call_time`.execute(portal.db)
  expect(rows).toEqual([{ call: 'GET /api/v1/things/:id', calls: 2 }])
})

test('times are forgotten after some days', async () => {
  await sql`insert into call_time values (now() - interval '9 days', 'GET /api/v1/older', 1, 1, 1)`.execute(
    portal.db,
  )
  await noteSizes.run({ db: portal.db } as never, {})
  const { rows } = await sql`select from call_time where call = 'GET /api/v1/older'`.execute(portal.db)
  expect(rows).toEqual([])
})

test('reports missing statistics of statements; with them the slowest come first, without values', async () => {
  expect((await health())['slowestStatements']).toBeNull()
  await sql`create extension pg_stat_statements`.execute(portal.db)
  await sql`select pg_sleep(2), ${'a secret value'}::text`.execute(portal.db)
  const slowest = (await health())['slowestStatements'] as { statement: string; meanMs: number }[]
  expect(slowest[0]!.statement).toContain('pg_sleep')
  expect(slowest[0]!.meanMs).toBeGreaterThanOrEqual(2000)
  expect(JSON.stringify(slowest)).not.toContain('a secret value')
})

test('the ages of keys are shown, and how many owners have not taken a replaced secret', async () => {
  const make = async (known: boolean, days: number) =>
    sql`insert into web_hook (created_by, url, kinds, secret, secret_at, secret_known)
      values (${admin.uid}, 'https://hooks.example', '{}', '', now() - make_interval(days => ${days}), ${known})`.execute(
      portal.db,
    )
  await make(true, 3)
  await make(false, 1)
  const keys = (await health())['keys'] as Record<string, string | number | null>
  expect(keys['hookSecretsNotTaken']).toBe(1)
  const age = Date.now() - Date.parse(String(keys['oldestHookSecretAt']))
  expect(Math.round(age / 86_400_000)).toBe(3)
  expect(Date.parse(String(keys['signingKeyAt']))).toBeLessThanOrEqual(Date.now())
  // The tests set the key in a variable.
  expect(keys['secretsKeyAt']).toBeNull()
})
