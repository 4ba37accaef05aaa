import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hookPatience } from '#platform/domain/hooks.rules.ts'
import { resealHooks } from '#platform/server/hooks/reseal-hooks.ts'
import type { Job, JobContext } from '#platform/server/jobs/job.ts'
import type { OutsideAnswer, OutsideRequest } from '#platform/server/outgoing/send-outside.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import { makeShowcaseHook } from '../../../tests/support/showcase-records.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import * as publications from '../contract/project-publication.endpoints.ts'
import * as hooks from '../contract/showcase-hook.endpoints.ts'
import { placeOfHook, showcaseHooks } from './hook-jobs.ts'
import { deliverShowcaseHook, makeHookDeliveries } from './hooks.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let project: Project
let template: PublicationTemplate
let sent: OutsideRequest[]
let answer: OutsideAnswer

const vault = createVault(readKeys(secretsKey))
const deliver = deliverShowcaseHook({
  publicUrl: 'http://portal.example',
  vault: () => vault,
  send: async (request) => {
    sent.push(request)
    return answer
  },
})

beforeAll(async () => {
  portal = await openPortal()
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  project = await make.project()
  await make.participation({ project, track: await make.track({ accelerator }) })
  template = await make.publicationTemplate({ accelerator })
  await make.publicationConsent({ project, accelerator })
  sent = []
  answer = { status: 200 }
})

const outcome = ({ status, body }: Answer): unknown => body['code'] ?? status
const run = (job: Job, payload: object, lastAttempt = false) =>
  job.run(
    { db: portal.db, attempt: 1, lastAttempt, signal: new AbortController().signal } as JobContext,
    payload,
  )
const move = (action: 'publish' | 'unpublish') =>
  portal.as(admin).call(publications.moveProjectPublication, {
    body: { projectId: project.id, templateId: template.id, action },
  })
const hookOf = () => makeShowcaseHook(portal.db, { templateId: template.id, createdBy: admin.uid })
const deliverChanges = () => run(makeHookDeliveries, { templateId: template.id })
const deliveries = async (hookId: number) =>
  (await portal.as(admin).call(hooks.getShowcaseDeliveries, { query: { hookId: String(hookId) } })).body[
    'items'
  ] as { id: string; kind: string; outcome: string; attempts: number; httpStatus: number; problem: string }[]
const waitingJobs = async (task: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = ${task}
      and key like ${`%:${template.id}`}`.execute(portal.db)
  return rows[0]!.count
}

test('what a hook signs with is changed once by two who press at once: nobody is given a secret that signs nothing', async () => {
  const { id } = await hookOf()
  const shown = await portal
    .as(admin)
    .call(hooks.getShowcaseHooks, { query: { templateId: String(template.id) } })
  const [{ secretAt }] = shown.body['items'] as [{ secretAt: string }]
  const rotate = () => portal.as(admin).call(hooks.rotateShowcaseHook, { body: { hookId: id, secretAt } })
  const twice = await Promise.all([rotate(), rotate()])
  expect(twice.map(outcome).map(String).toSorted()).toEqual(['200', 'STATE_CHANGED'])
  const { secret } = await portal.db
    .selectFrom('showcase_hook')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const firstSecret = twice.find(({ status }) => status === 200)!.body['secret']
  expect(vault.open(secret, placeOfHook(id))).toBe(firstSecret)
})

test('a change is sent once, signed, by ids alone', async () => {
  const hook = await hookOf()
  await move('publish')
  expect(await waitingJobs('tell-showcase-hooks')).toBe(1)
  await deliverChanges()
  await deliverChanges()
  const [made, ...more] = await deliveries(hook.id)
  expect([made, more]).toMatchObject([{ kind: 'PUBLISHED', outcome: 'WAITING' }, []])
  await run(deliver, { deliveryId: made!.id })
  await run(deliver, { deliveryId: made!.id })
  expect(sent).toHaveLength(1)
  const { url, headers, body } = sent[0]!
  expect(url).toBe(hook.url)
  expect(JSON.parse(String(body))).toEqual({
    id: made!.id,
    kind: 'PUBLISHED',
    showcaseId: template.id,
    projectId: project.id,
    at: expect.any(String),
  })
  expect(body).not.toContain(project.name)
  const [, seconds = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['runway-signature']!) ?? []
  expect(signature).toBe(
    createHmac('sha256', hook.signsWith)
      .update(`${seconds}.${String(body)}`)
      .digest('hex'),
  )
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60)
  expect((await deliveries(hook.id))[0]).toMatchObject({ outcome: 'DELIVERED', attempts: 1, httpStatus: 200 })
  await move('unpublish')
  await deliverChanges()
  expect((await deliveries(hook.id)).map(({ kind }) => kind)).toEqual(['TAKEN_BACK', 'PUBLISHED'])
})

test('only chosen changes are sent, and earlier ones are not', async () => {
  await move('publish')
  const made = await portal.as(admin).call(hooks.createShowcaseHook, {
    body: { templateId: template.id, url: 'https://hooks.example.com/a', kinds: ['TAKEN_BACK'] },
  })
  const { id, secret } = made.body as { id: number; secret: string }
  const { rows } = await sql<{
    stored: string
  }>`select secret as stored from showcase_hook where id = ${id}`.execute(portal.db)
  expect([secret.startsWith('whsec_'), rows[0]!.stored.includes(secret)]).toEqual([true, false])
  await move('unpublish')
  await move('publish')
  await deliverChanges()
  expect(await deliveries(id)).toEqual([])
  await move('unpublish')
  await deliverChanges()
  expect((await deliveries(id)).map(({ kind }) => kind)).toEqual(['TAKEN_BACK'])
})

describe('what is not taken', () => {
  const failing = async () => {
    const hook = await hookOf()
    await move('publish')
    await deliverChanges()
    return { hook, deliveryId: (await deliveries(hook.id))[0]!.id }
  }

  test('is tried again, says why, and is redelivered by hand', async () => {
    const { hook, deliveryId } = await failing()
    answer = { status: 302 }
    await expect(run(deliver, { deliveryId })).rejects.toThrow('302')
    answer = { problem: 'ADDRESS_NOT_ALLOWED' }
    await run(deliver, { deliveryId }, true)
    expect((await deliveries(hook.id))[0]).toMatchObject({
      outcome: 'FAILED',
      attempts: 2,
      httpStatus: null,
      problem: 'ADDRESS_NOT_ALLOWED',
    })
    const resend = () => portal.as(admin).call(hooks.resendShowcaseDelivery, { body: { deliveryId } })
    expect([await resend(), await resend()].map(outcome)).toEqual([204, 'STATE_CHANGED'])
    answer = { status: 204 }
    await run(deliver, { deliveryId })
    expect((await deliveries(hook.id))[0]).toMatchObject({ outcome: 'DELIVERED', attempts: 3 })
  })

  test('for too long stops the hook, notifies its builders, and notifies them again once it is turned on', async () => {
    const { hook, deliveryId } = await failing()
    await sql`update showcase_hook set failures = ${hookPatience.failures - 1},
      failing_since = now() - make_interval(hours => ${hookPatience.hours}) where id = ${hook.id}`.execute(
      portal.db,
    )
    answer = { problem: 'TIMEOUT' }
    await run(deliver, { deliveryId })
    const read = async () =>
      (
        (await portal.as(admin).call(hooks.getShowcaseHooks, { query: { templateId: String(template.id) } }))
          .body['items'] as { active: boolean; stoppedAt: string | null }[]
      )[0]!
    expect(await read()).toMatchObject({ active: false, stoppedAt: expect.any(String) })
    const inbox = await portal.as(admin).call(listNotifications, { query: {} })
    expect(JSON.stringify(inbox.body['items'])).toContain(template.name)
    await run(deliver, { deliveryId })
    expect(sent).toHaveLength(1)
    const body = { hookId: hook.id }
    expect(outcome(await portal.as(admin).call(hooks.testShowcaseHook, { body }))).toBe('STATE_CHANGED')
    const turnOn = () =>
      portal.as(admin).call(hooks.turnShowcaseHook, { body: { hookId: hook.id, active: true } })
    expect([await turnOn(), await turnOn()].map(outcome)).toEqual([204, 'STATE_CHANGED'])
    await deliverChanges()
    expect(await deliveries(hook.id)).toMatchObject([{ kind: 'PUBLISHED', outcome: 'WAITING', attempts: 0 }])
  })
})

test('is sent to by hand so often and not more', async () => {
  const hook = await hookOf()
  const press = () => portal.as(admin).call(hooks.testShowcaseHook, { body: { hookId: hook.id } })
  for (let time = 0; time < 20; time += 1) expect((await press()).status).toBe(204)
  expect(outcome(await press())).toBe('RATE_LIMITED')
})

test('a hook is of a service on the internet, by https', async () => {
  const create = (url: string) =>
    portal.as(admin).send(hooks.createShowcaseHook, {
      body: { templateId: template.id, url, kinds: ['PUBLISHED'] },
    })
  for (const url of [
    'http://example.com',
    'https://localhost/hook',
    'https://user:secret@example.com',
    'https://example.com:8443/hook',
    'https://example.com/#a',
    'https://[::1]/',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://example.com/\r\nx: y\u0000',
  ])
    expect((await create(url)).body['fields'], url).toEqual({ url: 'INVALID_URL' })
  for (let made = 0; made < 5; made += 1) expect(outcome(await create('https://example.com/hook'))).toBe(200)
  expect(outcome(await create('https://example.com/hook'))).toBe('SHOWCASE_ACCESS_LIMIT')
})

test('secrets are encrypted again with another key', async () => {
  const hook = await hookOf()
  const newer = createVault(readKeys(`${Buffer.alloc(32, 'newer').toString('base64')},${secretsKey}`))
  await resealHooks(portal.db, () => newer, showcaseHooks)
  const stored = await portal.db
    .selectFrom('showcase_hook')
    .select('secret')
    .where('id', '=', hook.id)
    .executeTakeFirstOrThrow()
  expect([newer.isCurrent(stored.secret), newer.open(stored.secret, `showcase-hook:${hook.id}`)]).toEqual([
    true,
    hook.signsWith,
  ])
})
