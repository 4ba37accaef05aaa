import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '#platform/server/config.ts'
import { job } from '#platform/server/jobs/job.ts'
import { tasksOf } from '#platform/server/jobs/tasks.ts'
import { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import { startTracing } from '#platform/server/tracing/start-tracing.ts'
import { statementFacts } from '#platform/server/tracing/trace-statement.ts'
import { tracing } from '#platform/server/tracing/tracing.ts'
import { openPortal } from '../../tests/support/portal.ts'
import { openTraceReceiver, type ReceivedSpan } from '../../tests/support/trace-receiver.ts'

const settingsOf = (variables: Record<string, string>) => loadConfig(variables).tracing

const factOf = (span: ReceivedSpan | undefined, key: string): string | undefined => {
  const value = span?.attributes.find((one) => one.key === key)?.value
  return value && String(value.stringValue ?? value.intValue ?? value.doubleValue)
}

test('nothing is traced, and no library loaded, unless a receiver is configured', async () => {
  expect(settingsOf({})).toBeNull()
  const { stop } = await startTracing(null, 'runway')
  expect(tracing()).toBeUndefined()
  await stop()
  // What every process loads names the libraries nowhere; they are behind the one dynamic import.
  for (const file of ['tracing', 'start-tracing', 'trace-requests', 'trace-statement', 'traced-call']) {
    const path = fileURLToPath(new URL(`../../platform/server/tracing/${file}.ts`, import.meta.url))
    expect(readFileSync(path, 'utf8'), file).not.toContain('@opentelemetry')
  }
})

test.each([
  ['an address with a password', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:b@collector:4318' }],
  ['headers without a name', { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer x' }],
  ['headers that are no text', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=%E0%A4%A' }],
  ['more than all', { OTEL_TRACES_SAMPLER_ARG: '1.5' }],
])('%s: refused at the start by the name of the variable', (_what, variables) => {
  expect(() => settingsOf(variables)).toThrow(Object.keys(variables)[0])
})

test('a request, its statements, a job and a call to another service are traced, by names alone', async () => {
  const receiver = await openTraceReceiver()
  const { stop } = await startTracing(
    settingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector, x-team=portal',
    }),
    'runway',
  )
  const portal = await openPortal()
  const person = await portal.make.person()
  const path = `/menu?userUid=${person.uid}`
  expect((await portal.as(person).send({ method: 'GET', path })).status).toBe(200)
  expect((await portal.guest.send({ method: 'GET', path: '/no-such-call/of-nobody' })).status).toBe(404)
  const body = { email: 'somebody@example.com', text: 'x' }
  await portal.guest.send({ method: 'POST', path: '/support/ask' }, { body })

  const failing = job({
    name: 'call-a-service',
    payload: z.unknown(),
    run: async ({ db, signal }) => {
      await db.selectFrom('person').select('uid').limit(1).execute()
      const url = 'https://hooks.example.com/a-secret-path?token=a-secret'
      const answer = await sendOutside({ url, headers: {}, body: '{}' }, signal, {
        resolve: async () => [{ address: '10.0.0.1', family: 4 }],
      })
      throw new Error(JSON.stringify(answer))
    },
  })
  const task = tasksOf([failing], { db: portal.db, log: portal.app.log })['call-a-service']!
  await expect(task({}, { job: { id: '1', attempts: 2, max_attempts: 3 } } as never)).rejects.toThrow(
    'ADDRESS_NOT_ALLOWED',
  )
  await stop()
  expect(tracing()).toBeUndefined()

  expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']))
  expect(new Set(receiver.authorizations)).toEqual(new Set(['Bearer of-the-collector']))
  expect(JSON.stringify(receiver.resources())).toContain('"runway"')
  const spans = receiver.spans()
  const named = (name: string) => spans.find((span) => span.name === name)
  const inside = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name)

  const request = named('GET /api/v1/menu')
  expect(factOf(request, 'http.route')).toBe('/api/v1/menu')
  expect(factOf(request, 'http.response.status_code')).toBe('200')
  expect(factOf(request, 'runway.request')).toMatch(/^[0-9a-f-]{36}$/)
  expect(inside(request)).toContainEqual(expect.stringMatching(/^(?:SELECT|WITH) \w+/))

  const background = named('job call-a-service')
  expect(background?.status.code).toBe(2)
  expect(factOf(background, 'runway.attempt')).toBe('2')
  expect(inside(background)).toEqual(expect.arrayContaining(['SELECT person', 'POST hooks.example.com']))
  expect(factOf(named('POST hooks.example.com'), 'error.type')).toBe('ADDRESS_NOT_ALLOWED')

  // Neither who asked, nor what about, nor what was sent is in any of it.
  for (const secret of [
    person.uid,
    person.email,
    'somebody',
    'a-secret',
    'userUid',
    '127.0.0.1',
    'of-nobody',
  ])
    expect(receiver.text(), secret).not.toContain(secret)
})

test('a statement after the body has arrived belongs to its request', async () => {
  const receiver = await openTraceReceiver()
  const { stop } = await startTracing(
    settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` }),
    'runway',
  )
  const portal = await openPortal()
  const person = await portal.make.person()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/api-token/revoke`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await portal.tokenOf(person)}`,
    },
    body: JSON.stringify({ id: 1 }),
  })
  expect(answer.status).toBe(404)
  await stop()
  const request = receiver.spans().find(({ name }) => name === 'POST /api/v1/api-token/revoke')
  const statements = receiver.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map((span) => factOf(span, 'db.collection.name'))).toContain('api_token')
})

test('a receiver that is away costs no request', async () => {
  const { stop } = await startTracing(
    settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' }),
    'runway',
  )
  const portal = await openPortal()
  expect((await portal.guest.send({ method: 'GET', path: '/openapi.json' })).status).toBe(200)
  await stop()
})

test.each([
  ['select "p".* from "project" as p where id = $1', 'SELECT project'],
  ['insert into showcase_hook (url) values ($1)', 'INSERT showcase_hook'],
  ['with mine as (select 1 from person_role) select * from mine', 'WITH person_role'],
  ['select graphile_worker.add_job($1)', 'SELECT'],
  ['commit', 'COMMIT'],
  ["set timezone = 'UTC'", 'OTHER'],
  ['', 'OTHER'],
])('%j is traced as %s', (text, name) => {
  expect(statementFacts(text).name).toBe(name)
})
