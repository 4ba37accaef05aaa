import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hookPatience } from '#platform/domain/hooks.rules.ts'
import { newSigningSecret } from '#platform/server/hooks/sign-message.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'
import {
  sendOutside,
  type OutsideAnswer,
  type OutsideRequest,
} from '#platform/server/outgoing/send-outside.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import { noticesOf } from '../../../tests/support/tell-raised.ts'
import { createApiToken } from '../../api-tokens/contract/api-token.endpoints.ts'
import { hookPayloads } from '../contract/hook-payloads.ts'
import * as hooks from '../contract/web-hook.endpoints.ts'
import { hookEventNames, hookEvents, maxHooks, type HookEvent } from '../domain/hook-events.ts'
import { deliverWebHook } from './web-hooks.job.ts'
import { addWebHookDeliveries } from './web-hooks.subscribers.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let colleague: Person
let founder: Person
let tracker: Person
let expert: Person
let ids: Record<'application' | 'participation' | 'task' | 'expertReview' | 'project', number>
let sent: OutsideRequest[]
let answer: OutsideAnswer
let eventId = 0

const deliver = deliverWebHook({
  vault: () => createVault(readKeys(secretsKey)),
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
  colleague = await make.member({ accelerator, role: 'ACC', admin: true })
  tracker = await make.member({ accelerator, role: 'TRC' })
  expert = await make.member({ accelerator, role: 'EXP' })
  founder = await make.person()
  const project = await make.project({ leader: founder })
  const task = await make.task({
    state: 'DONE_CODE',
    project,
    track: await make.track({ accelerator }),
    tracker,
  })
  const job = await make.expertJob({ task, expert, client: admin, status: 'COMPLETE' })
  ids = {
    application: task.participation.request_id,
    participation: task.participation.id,
    task: task.id,
    expertReview: job.id,
    project: project.id,
  }
  sent = []
  answer = { status: 200 }
})

const outcome = ({ status, body }: Answer): unknown => body['code'] ?? status

const url = 'https://hooks.example.com/in'
const create = (by: Person, body: object = {}) =>
  portal
    .as(by)
    .send(hooks.createWebHook, { body: { url, kinds: [...hookEventNames], acceleratorId: null, ...body } })
const make = async (by: Person, body: object = {}) => {
  const made = await create(by, body)
  expect(made.status).toBe(200)
  return made.body as { id: number; secret: string }
}

/** Hands an event to the subscriber, as the portal does after the commit. */
const happen = async (kind: HookEvent, id = ids[hookEvents[kind].about]): Promise<void> => {
  eventId += 1
  const event = {
    id: eventId,
    name: hookEvents[kind].source,
    payload: { id },
    actorUid: null,
    acceleratorId: accelerator.id,
    at: '2026-11-29T10:00:00.000Z',
  }
  await addWebHookDeliveries.run({ db: portal.db, log: portal.app.log }, event)
  // At least once: twice is once.
  await addWebHookDeliveries.run({ db: portal.db, log: portal.app.log }, event)
}

type Delivery = {
  id: string
  kind: string
  outcome: string
  problem: string | null
  attempts: number
  actions: string[]
}

const deliveries = async (by: Person, hookId: number): Promise<Delivery[]> =>
  (await portal.as(by).call(hooks.getWebHookDeliveries, { query: { hookId: String(hookId) } })).body[
    'items'
  ] as Delivery[]

const run = (deliveryId: string, lastAttempt = false) =>
  deliver.run(
    { db: portal.db, attempt: 1, lastAttempt, signal: new AbortController().signal } as JobContext,
    { deliveryId },
  )

const sendAll = async (by: Person, hookId: number): Promise<Delivery[]> => {
  for (const { id, outcome: state } of await deliveries(by, hookId)) if (state === 'WAITING') await run(id)
  return deliveries(by, hookId)
}

describe('a message', () => {
  test('of every event of the list has its schema, names ids alone, and is verified by the convention’s library', async () => {
    const { id, secret } = await make(admin, { acceleratorId: accelerator.id })
    for (const kind of hookEventNames) await happen(kind)
    const log = await sendAll(admin, id)
    expect(log.map((one) => one.outcome)).toEqual(hookEventNames.map(() => 'DELIVERED'))
    expect(sent).toHaveLength(hookEventNames.length)
    const checks = new Webhook(secret)
    for (const { body, headers } of sent) {
      const payload = checks.verify(String(body), { ...headers }) as {
        type: string
        timestamp: string
        data: object
      }
      expect(hookPayloads.get(payload.type)!.safeParse(payload).success, String(body)).toBe(true)
      expect(payload.data).toMatchObject({ acceleratorId: accelerator.id, projectId: ids.project })
      expect(Object.values(payload.data).every((value) => typeof value === 'number')).toBe(true)
    }
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(hookEventNames.length)
    expect(() => checks.verify(`${String(sent[0]!.body)} `, { ...sent[0]!.headers })).toThrow()
    expect(() => new Webhook(newSigningSecret()).verify(sent[0]!.body, { ...sent[0]!.headers })).toThrow()
  })

  test('is signed with both secrets while one replaces the other, and a day later with the new one alone', async () => {
    const { id, secret } = await make(founder)
    const shown = async () =>
      ((await portal.as(founder).call(hooks.getWebHooks, {})).body['hooks'] as { secretAt: string }[])[0]!
    const { secretAt } = await shown()
    const rotate = () => portal.as(founder).call(hooks.rotateWebHook, { body: { hookId: id, secretAt } })
    const twice = await Promise.all([rotate(), rotate()])
    expect(twice.map(outcome).map(String).toSorted()).toEqual(['200', 'STATE_CHANGED'])
    const next = String(twice.find(({ status }) => status === 200)!.body['secret'])
    await happen('task.accepted')
    await sendAll(founder, id)
    for (const one of [secret, next]) new Webhook(one).verify(sent[0]!.body, { ...sent[0]!.headers })
    await sql`update web_hook set previous_until = now() - interval '1 second' where id = ${id}`.execute(
      portal.db,
    )
    await happen('task.returned')
    await sendAll(founder, id)
    new Webhook(next).verify(sent[1]!.body, { ...sent[1]!.headers })
    expect(() => new Webhook(secret).verify(sent[1]!.body, { ...sent[1]!.headers })).toThrow()
    const stored = await portal.db
      .selectFrom('web_hook')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(next.slice(6))
    expect(JSON.stringify((await portal.as(founder).call(hooks.getWebHooks, {})).body)).not.toContain(
      'whsec_',
    )
  })

  test('about nothing else than what was chosen', async () => {
    const { id } = await make(founder, { kinds: ['task.returned'] })
    await happen('task.accepted')
    expect(await deliveries(founder, id)).toEqual([])
    await happen('task.returned')
    expect((await deliveries(founder, id)).map(({ kind }) => kind)).toEqual(['task.returned'])
  })
})

describe('whose webhooks report an event', () => {
  test('a person: of projects of their team, of those they track, of their reviews, and of nothing else', async () => {
    const stranger = await portal.make.person()
    const chief = await portal.make.person({ roles: ['ADMIN'] })
    const reported = async (by: Person) => {
      const { id } = await make(by)
      for (const kind of ['application.accepted', 'task.accepted', 'expert_review.ordered'] as const)
        await happen(kind)
      return (await deliveries(by, id)).map(({ kind }) => kind).toSorted()
    }
    expect(await reported(founder)).toEqual(['application.accepted', 'task.accepted'])
    expect(await reported(tracker)).toEqual(['task.accepted'])
    expect(await reported(expert)).toEqual(['expert_review.ordered'])
    expect(await reported(stranger)).toEqual([])
    expect(await reported(chief)).toEqual([])
  })

  test('what the owner may not see at the time of sending is not sent', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    await sql`delete from project_member where project_id = ${ids.project} and person_uid = ${founder.uid}`.execute(
      portal.db,
    )
    expect(await sendAll(founder, id)).toMatchObject([{ outcome: 'FAILED', problem: 'NOT_VISIBLE' }])
    expect(sent).toEqual([])
    // The hook itself is in order.
    const mine = (await portal.as(founder).call(hooks.getWebHooks, {})).body['hooks']
    expect(mine).toMatchObject([{ active: true, failures: 0 }])
  })

  test('an expert of a blind review gets neither the project nor the task', async () => {
    const { id } = await make(expert)
    await sql`update expert_job set blind = 'BOTH_HIDDEN' where id = ${ids.expertReview}`.execute(portal.db)
    await happen('expert_review.ordered')
    await sendAll(expert, id)
    expect(JSON.parse(String(sent[0]!.body))).toMatchObject({
      data: { projectId: null, taskId: null, expertReviewId: ids.expertReview },
    })
  })

  test('an accelerator’s hook reports no other accelerator, and ends with its owner’s right, of which both are notified', async () => {
    const { id } = await make(admin, { acceleratorId: accelerator.id })
    const other = await portal.make.accelerator()
    eventId += 1
    await addWebHookDeliveries.run(
      { db: portal.db, log: portal.app.log },
      {
        id: eventId,
        name: 'TaskAccepted',
        payload: { id: ids.task },
        actorUid: null,
        acceleratorId: other.id,
        at: '2026-11-29T10:00:00Z',
      },
    )
    expect(await deliveries(admin, id)).toEqual([])
    await happen('task.accepted')
    await sql`update accelerator_member set admin = false where person_uid = ${admin.uid}`.execute(portal.db)
    expect(await sendAll(colleague, id)).toMatchObject([{ outcome: 'FAILED', problem: 'RIGHT_ENDED' }])
    expect(sent).toEqual([])
    const shown = await portal
      .as(colleague)
      .call(hooks.getAcceleratorHooks, { query: { acceleratorId: String(accelerator.id) } })
    expect(shown.body['hooks']).toMatchObject([
      { id, active: false, stoppedAt: expect.any(String), actions: ['deliveries', 'turnOn', 'remove'] },
    ])
    const notices = await noticesOf(portal, 'WEB_HOOK_STOPPED')
    expect(notices.map(({ uid }) => uid)).toEqual(expect.arrayContaining([admin.uid, colleague.uid]))
    // The former owner can no longer see it, and it is in no list of theirs.
    const body = { hookId: id }
    for (const call of [hooks.turnWebHookOn, hooks.turnWebHookOff, hooks.removeWebHook, hooks.testWebHook])
      expect((await portal.as(admin).call(call, { body })).status, call.name).toBe(404)
    const log = await portal.as(admin).call(hooks.getWebHookDeliveries, { query: { hookId: String(id) } })
    expect(log.status).toBe(404)
    expect((await portal.as(admin).call(hooks.getWebHooks, {})).body['hooks']).toEqual([])
    // Another administrator takes it over by turning it on: from now on it is theirs.
    expect((await portal.as(colleague).call(hooks.turnWebHookOn, { body })).status).toBe(204)
    await happen('task.returned')
    expect((await sendAll(colleague, id)).map((one) => one.outcome).toSorted()).toEqual([
      'DELIVERED',
      'FAILED',
    ])
    expect((await portal.as(colleague).call(hooks.testWebHook, { body })).status).toBe(204)
  })

  test('the hook of a blocked person is silent', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    const [waiting] = await deliveries(founder, id)
    await sql`update person set status = 'B' where uid = ${founder.uid}`.execute(portal.db)
    await run(waiting!.id)
    expect(sent).toEqual([])
    const { active } = await portal.db
      .selectFrom('web_hook')
      .select('active')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(active).toBe(false)
  })
})

describe('what is not taken', () => {
  test('is tried again, says why, and is replayed by hand with the same id', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    const [one] = await deliveries(founder, id)
    answer = { status: 500 }
    await expect(run(one!.id)).rejects.toThrow('500')
    answer = { problem: 'TIMEOUT' }
    await run(one!.id, true)
    expect(await deliveries(founder, id)).toMatchObject([
      { outcome: 'FAILED', attempts: 2, problem: 'TIMEOUT', actions: ['resend'] },
    ])
    const resend = () =>
      portal.as(founder).call(hooks.resendWebHookDelivery, { body: { deliveryId: one!.id } })
    expect([await resend(), await resend()].map(outcome)).toEqual([204, 'STATE_CHANGED'])
    answer = { status: 204 }
    expect(await sendAll(founder, id)).toMatchObject([{ outcome: 'DELIVERED', attempts: 3 }])
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([one!.id]))
  })

  test('for days stops the hook and notifies its owner; a short outage does not', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    await happen('task.returned')
    const [one, two] = await deliveries(founder, id)
    answer = { status: 410 }
    const failing = (hours: number) =>
      sql`
      update web_hook set failures = ${hookPatience.failures - 1}, failing_since = now() - make_interval(hours => ${hours})
      where id = ${id}`.execute(portal.db)
    await failing(hookPatience.hours - 1)
    await expect(run(one!.id)).rejects.toThrow('410')
    await failing(hookPatience.hours)
    await run(two!.id)
    const mine = (await portal.as(founder).call(hooks.getWebHooks, {})).body['hooks']
    expect(mine).toMatchObject([{ active: false, stoppedAt: expect.any(String) }])
    expect((await noticesOf(portal, 'WEB_HOOK_STOPPED')).map(({ uid }) => uid)).toContain(founder.uid)
    // Nothing is sent to it any more, nor recorded for it.
    const calls = sent.length
    await run(one!.id)
    expect(sent).toHaveLength(calls)
    await happen('task.commented')
    expect(await deliveries(founder, id)).toHaveLength(2)
    const turnOn = () => portal.as(founder).call(hooks.turnWebHookOn, { body: { hookId: id } })
    expect([await turnOn(), await turnOn()].map(outcome)).toEqual([204, 'STATE_CHANGED'])
  })

  test('is over once the hook stops: nothing waits for ever, and it can be sent again', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    await happen('task.returned')
    const [one] = await deliveries(founder, id)
    await sql`update web_hook set failures = ${hookPatience.failures}, failing_since = now() - interval '1 year'
      where id = ${id}`.execute(portal.db)
    answer = { status: 500 }
    await run(one!.id)
    expect((await deliveries(founder, id)).map((delivery) => delivery.outcome)).toEqual(['FAILED', 'FAILED'])
    const turn = async (call: typeof hooks.turnWebHookOn | typeof hooks.turnWebHookOff) =>
      expect((await portal.as(founder).call(call, { body: { hookId: id } })).status).toBe(204)
    await turn(hooks.turnWebHookOn)
    expect((await deliveries(founder, id)).map(({ actions }) => actions)).toEqual([['resend'], ['resend']])
    await happen('task.commented')
    await turn(hooks.turnWebHookOff)
    const failed = await deliveries(founder, id)
    expect(failed.map((delivery) => delivery.outcome)).toEqual(['FAILED', 'FAILED', 'FAILED'])
    // One that was recorded while it was being turned off.
    await sql`update web_hook_delivery set outcome = 'WAITING' where id = ${one!.id}`.execute(portal.db)
    await run(one!.id)
    expect((await deliveries(founder, id)).map((delivery) => delivery.outcome)).toEqual(
      failed.map(() => 'FAILED'),
    )
  })

  test('by people’s own receivers delays no accelerator, and a test is sent once', async () => {
    const own = await make(founder)
    const shared = await make(admin, { acceleratorId: accelerator.id })
    await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
    await happen('task.accepted')
    const waiting = async () =>
      (
        await sql<{ queue: string; most: number }>`
          select regexp_replace(q.queue_name, ':.*', '') as queue, j.max_attempts as most
          from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
          where q.queue_name like 'web-hooks%' order by 1`.execute(portal.db)
      ).rows
    expect(await waiting()).toEqual([
      { queue: 'web-hooks', most: 20 },
      { queue: 'web-hooks-of-people', most: 20 },
    ])
    await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
    await portal.as(founder).call(hooks.testWebHook, { body: { hookId: own.id } })
    await portal.as(admin).call(hooks.testWebHook, { body: { hookId: shared.id } })
    expect(await waiting()).toEqual([
      { queue: 'web-hooks', most: 1 },
      { queue: 'web-hooks-of-people', most: 1 },
    ])
  })

  test('is not sent by hand without end: the limit is the person’s, over all their hooks', async () => {
    const [first, second] = [await make(founder), await make(founder)]
    const press = async ({ id }: { id: number }) =>
      outcome(await portal.as(founder).call(hooks.testWebHook, { body: { hookId: id } }))
    for (let at = 0; at < 20; at += 1) expect(await press(at % 2 ? first : second)).toBe(204)
    expect([await press(first), await press(second)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
    await sql`update rate_limit set hits = 50 where key = ${`hooks-made:${founder.uid}`}`.execute(portal.db)
    expect(outcome(await create(founder))).toBe('RATE_LIMITED')
  })

  test('an address inside the network is refused at sending, whatever its name', async () => {
    const { id } = await make(founder)
    await happen('task.accepted')
    const [one] = await deliveries(founder, id)
    const inside = deliverWebHook({
      vault: () => createVault(readKeys(secretsKey)),
      send: (request, signal) =>
        sendOutside(request, signal, { resolve: async () => [{ address: '169.254.169.254', family: 4 }] }),
    })
    const context = {
      db: portal.db,
      attempt: 1,
      lastAttempt: true,
      signal: new AbortController().signal,
    } as JobContext
    await inside.run(context, { deliveryId: one!.id })
    expect(await deliveries(founder, id)).toMatchObject([
      { outcome: 'FAILED', problem: 'ADDRESS_NOT_ALLOWED' },
    ])
  })
})

test.each([
  'http://example.com',
  'https://localhost/hook',
  'https://user:secret@example.com',
  'https://example.com:8443/hook',
  'https://example.com/#a',
  'https://[::1]/',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://example.com/\r\nx: y\u0000',
])('%j is no address of a hook', async (given) => {
  expect((await create(founder, { url: given })).body['fields']).toEqual({ url: 'INVALID_URL' })
})

test('unknown events, none, and more than the limit are refused', async () => {
  expect((await create(founder, { kinds: ['person.renamed'] })).body['fields']).toBeTruthy()
  expect((await create(founder, { kinds: [] })).body['fields']).toEqual({ kinds: 'REQUIRED' })
  const many = await Promise.all(Array.from({ length: maxHooks + 2 }, () => create(founder)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(maxHooks)
  expect(many.filter(({ body }) => body['code'] === 'HOOK_LIMIT')).toHaveLength(2)
})

test('another person’s hook is a 404, an accelerator’s is another administrator’s to end and not to change', async () => {
  const own = await make(founder)
  const shared = await make(admin, { acceleratorId: accelerator.id })
  await happen('task.accepted')
  const stranger = await portal.make.person()
  const [delivery] = await deliveries(founder, own.id)
  const secretAt = '2026-01-01T00:00:00.000Z'
  const tries = async (by: Person, hookId: number): Promise<number[]> => {
    const body = { hookId }
    const as = portal.as(by)
    return [
      (await as.call(hooks.getWebHookDeliveries, { query: { hookId: String(hookId) } })).status,
      (await as.call(hooks.rotateWebHook, { body: { hookId, secretAt } })).status,
      (await as.call(hooks.testWebHook, { body })).status,
      (await as.call(hooks.turnWebHookOff, { body })).status,
      (await as.call(hooks.removeWebHook, { body })).status,
    ]
  }
  expect(await tries(stranger, own.id)).toEqual([404, 404, 404, 404, 404])
  expect(await tries(admin, own.id)).toEqual([404, 404, 404, 404, 404])
  const resend = await portal
    .as(stranger)
    .call(hooks.resendWebHookDelivery, { body: { deliveryId: delivery!.id } })
  expect(resend.status).toBe(404)
  expect(await tries(tracker, shared.id)).toEqual([404, 404, 404, 404, 404])
  expect(await tries(colleague, shared.id)).toEqual([200, 403, 403, 204, 204])
  expect((await create(tracker, { acceleratorId: accelerator.id })).status).toBe(404)
})

test('neither a token nor an administrator logged in as the person looks after their hooks', async () => {
  const { id } = await make(founder)
  const made = await portal.as(founder).call(createApiToken, {
    body: { name: 'Программа', scope: 'WRITE', days: 30, acceleratorId: null },
  })
  const { statusCode } = await portal.app.inject({
    url: '/api/v1/web-hook/own',
    headers: { authorization: `Bearer ${String(made.body['secret'])}` },
  })
  expect(statusCode).toBe(403)
  const chief = await portal.make.person({ roles: ['ADMIN'] })
  expect(
    (await portal.actAs(chief, founder).call(hooks.removeWebHook, { body: { hookId: id } })).status,
  ).toBe(403)
})

test('what is done with hooks is in the audit trail, without the address’s path', async () => {
  const { id } = await make(founder, { url: 'https://hooks.example.com/a-secret-path' })
  await portal.as(founder).call(hooks.turnWebHookOff, { body: { hookId: id } })
  await portal.as(founder).call(hooks.removeWebHook, { body: { hookId: id } })
  const rows = await portal.db
    .selectFrom('audit_entry')
    .select(['action', 'details', 'actor_uid'])
    .where('subject', '=', 'web_hook')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['createHook', 'turnHookOff', 'removeHook'])
  expect(JSON.stringify(rows)).toContain('hooks.example.com')
  expect(JSON.stringify(rows)).not.toContain('a-secret-path')
})
