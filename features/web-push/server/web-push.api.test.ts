import { sql } from 'kysely'
import { createECDH, randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { notify } from '#features/communication'
import type { OutsideRequest } from '#platform/server/outgoing/send-outside.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import { pushesAtOnce } from '../../communication/domain/push-job.ts'
import * as contract from '../contract/push.endpoints.ts'
import { devicePatience, maxDevices, pushAttempts } from '../domain/push-limits.ts'
import { forgetDevicesOfSession } from './devices.repository.ts'
import { resealPushKey } from './push-key.ts'
import { pushNotifications } from './push-notifications.job.ts'

let portal: TestPortal
let anna: Person
const vault = createVault(readKeys(secretsKey))

beforeAll(async () => {
  portal = await openPortal()
})
beforeEach(async () => {
  await sql`delete from push_device`.execute(portal.db)
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  anna = await portal.make.person({ locale: 'en' })
})

const newKeys = () => {
  const device = createECDH('prime256v1')
  return { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

let made = 0
const address = () => `https://push.example.com/send/${(made += 1)}`

const add = async (person = anna, endpoint = address()) => {
  await portal.as(person).call(contract.preparePush, {})
  const { status, body } = await portal.as(person).call(contract.addPushDevice, {
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    body: { endpoint, keys: newKeys() },
  })
  expect(status).toBe(200)
  return { id: body['id'] as number, endpoint }
}

const devicesOf = async (person = anna) =>
  (await portal.as(person).call(contract.getPush, {})).body['devices'] as {
    id: number
    lastUsedAt: string | null
  }[]

const tell = (person = anna) =>
  notify(portal.db, {
    eventId: null,
    code: 'TASK_RETURNED',
    params: { project: 'Moon', task: 'Market', comment: 'a secret remark' },
    recipients: [person.uid],
    acceleratorId: null,
    link: '/bch/view/my-projects',
  })

type Payload = { ids: number[] } | { pairs: { notificationId: number; deviceId: number }[]; attempt: number }

const jobs = async () =>
  (
    await sql<{ payload: Payload }>`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'push-notifications'`.execute(portal.db)
  ).rows.map(({ payload }) => payload)

const run = async (
  answer: (url: string) => { status: number } | { problem: 'TIMEOUT' } = () => ({ status: 201 }),
) => {
  const sent: OutsideRequest[] = []
  const push = pushNotifications({
    publicUrl: 'https://portal.example',
    vault: () => vault,
    send: async (request) => {
      sent.push(request)
      return answer(request.url)
    },
  })
  const waiting = await jobs()
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  for (const payload of waiting)
    await push.run(
      {
        db: portal.db,
        log: portal.app.log,
        attempt: 1,
        lastAttempt: false,
        signal: new AbortController().signal,
      },
      payload,
    )
  return sent
}

test('nothing is pushed to who did not ask for it', async () => {
  await tell()
  expect(await jobs()).toEqual([])
  expect(await devicesOf()).toEqual([])
})

test('a device is notified encrypted and signed, and the list says when', async () => {
  const { endpoint } = await add()
  await tell()
  const [request, ...more] = await run()
  expect(more).toEqual([])
  expect(request!.url).toBe(endpoint)
  expect(request!.headers['Authorization']).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
  expect(request!.headers['Content-Encoding']).toBe('aes128gcm')
  expect(Buffer.from(request!.body).toString('latin1')).not.toMatch(/Moon|secret/)
  expect((await devicesOf())[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', actions: ['remove'] })
  expect((await devicesOf())[0]!.lastUsedAt).not.toBeNull()
})

test('the title is that of the template which the portal has for the notification', async () => {
  await add()
  await sql`
    insert into notification_template (accelerator_id, code, version, subject_ru, body_ru, subject_en, body_en, created_by)
    values (null, 'TASK_RETURNED', 1, 'Доделайте {{task}}', '-', 'Finish {{task}}', '-', ${anna.uid})`.execute(
    portal.db,
  )
  await tell()
  const encrypting = vi.spyOn(webPush, 'generateRequestDetails')
  await run()
  const payloads = encrypting.mock.calls.map(([, payload]) => String(payload))
  encrypting.mockRestore()
  await sql`delete from notification`.execute(portal.db)
  await sql`delete from notification_template`.execute(portal.db)
  expect(payloads.map((payload) => JSON.parse(payload) as object)).toMatchObject([{ title: 'Finish Market' }])
})

test('what is read, unwanted, or arrives in quiet hours is not pushed', async () => {
  await add()
  await tell()
  await sql`update notification set read_at = now() where recipient_uid = ${anna.uid}`.execute(portal.db)
  expect(await run()).toEqual([])

  await portal.as(anna).call(contract.savePushKinds, { body: { kinds: ['MESSAGES'] } })
  await tell()
  expect(await run()).toEqual([])
  await portal.as(anna).call(contract.savePushKinds, { body: { kinds: ['TASKS'] } })
  await tell()
  expect(await run()).toHaveLength(1)
  const hour = new Date().getUTCHours()
  await sql`insert into notice_time (person_uid, quiet_from, quiet_to, time_zone)
    values (${anna.uid}, ${hour}, ${(hour + 2) % 24}, 'UTC')`.execute(portal.db)
  await tell()
  expect(await jobs()).toHaveLength(1)
  expect(await run()).toEqual([])
})

test('a device that is gone is removed, one that is not reached is tried again, and no other with it', async () => {
  const [one, failing, other] = [await add(), await add(), await add()]
  await tell()
  const sent = await run((url) => ({
    status: { [other.endpoint]: 410, [failing.endpoint]: 503 }[url] ?? 201,
  }))
  expect(sent.map(({ url }) => url)).toEqual([one, failing, other].map(({ endpoint }) => endpoint))
  expect((await devicesOf()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, failing.id])
  expect(await jobs()).toMatchObject([{ pairs: [{ deviceId: failing.id }], attempt: 2 }])
  const urls = async (answer: Parameters<typeof run>[0]) => (await run(answer)).map(({ url }) => url)
  for (let attempt = 2; attempt <= pushAttempts; attempt += 1)
    expect(await urls(() => ({ problem: 'TIMEOUT' }))).toEqual([failing.endpoint])
  expect(await jobs()).toEqual([])
  expect(await devicesOf()).toHaveLength(2)
})

test('a device that many notifications in a row did not reach is removed, unless they are of one day', async () => {
  const { id } = await add()
  const miss = async () => {
    await tell()
    for (let attempt = 1; attempt <= pushAttempts; attempt += 1) await run(() => ({ status: 503 }))
  }
  const failing = (failures: number, hours: number) =>
    sql`update push_device set failures = ${failures}, failing_since = now() - make_interval(hours => ${hours})
      where id = ${id}`.execute(portal.db)
  await failing(devicePatience.failures - 2, devicePatience.hours + 1)
  await miss()
  expect(await devicesOf()).toHaveLength(1)
  // One that arrives ends the row.
  await tell()
  await run()
  await miss()
  expect(await devicesOf()).toHaveLength(1)
  await failing(devicePatience.failures - 1, devicePatience.hours - 1)
  await miss()
  expect(await devicesOf()).toHaveLength(1)
  await failing(devicePatience.failures - 1, devicePatience.hours + 1)
  await miss()
  expect(await devicesOf()).toEqual([])
})

test('many notifications are pushed in several jobs', async () => {
  const people = await Promise.all(Array.from({ length: pushesAtOnce + 1 }, () => portal.make.person()))
  await sql`insert into push_device (person_uid, session_id, endpoint, p256dh, auth)
    select uid, 's', 'https://push.example.com/' || uid, 'p', 'a' from person
    where uid = any(${people.map(({ uid }) => uid)}::uuid[])`.execute(portal.db)
  await notify(portal.db, {
    eventId: null,
    code: 'TASK_RETURNED',
    params: { project: 'Moon', task: 'Market', comment: '' },
    recipients: people.map(({ uid }) => uid),
    acceleratorId: null,
    link: '/bch/view/my-projects',
  })
  const sizes = (await jobs()).map((payload) => ('ids' in payload ? payload.ids.length : 0))
  expect(sizes.toSorted((a, b) => a - b)).toEqual([1, pushesAtOnce])
})

test('a device belongs to who is signed in at it, for as long as the session lasts', async () => {
  const boris = await portal.make.person()
  const { id, endpoint } = await add()
  expect((await portal.as(boris).call(contract.removePushDevice, { body: { deviceId: id } })).status).toBe(
    404,
  )
  const keep = async (person: Person) =>
    (await portal.as(person).call(contract.keepPushDevice, { body: { endpoint } })).body
  expect(await keep(anna)).toEqual({ known: true })
  expect(await keep(boris)).toEqual({ known: false })
  expect(await devicesOf()).toHaveLength(1)
  await add(boris, endpoint)
  expect(await devicesOf()).toEqual([])
  await forgetDevicesOfSession(portal.db, `test-${boris.uid}`)
  expect(await devicesOf(boris)).toEqual([])
  const again = await add()
  expect(
    (await portal.as(anna).call(contract.removePushDevice, { body: { deviceId: again.id } })).status,
  ).toBe(204)
  expect(await devicesOf()).toEqual([])
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  const asAnna = portal.actAs(admin, anna)
  const body = { endpoint: address(), keys: newKeys() }
  expect((await asAnna.send(contract.addPushDevice, { body })).status).toBe(403)
})

test('only addresses of push services on the internet, and keys that are keys', async () => {
  const fields = async (change: object) =>
    (
      await portal.as(anna).send(contract.addPushDevice, {
        body: { endpoint: address(), keys: newKeys(), ...change },
      })
    ).body['fields']
  for (const endpoint of [
    'http://push.example.com/a',
    'https://[::1]/a',
    'https://localhost/a',
    'javascript:alert(1)',
    'https://a:b@push.example.com/',
  ])
    expect(await fields({ endpoint }), endpoint).toEqual({ endpoint: 'INVALID' })
  expect(await fields({ keys: { p256dh: 'short', auth: 'x' } })).toEqual({
    'keys.p256dh': 'INVALID',
    'keys.auth': 'INVALID',
  })
})

test('the oldest of many devices is replaced', async () => {
  for (let at = 0; at <= maxDevices; at += 1) await add()
  expect(await devicesOf()).toHaveLength(maxDevices)
})

test('the key is made once, is encrypted, and is re-encrypted with the portal’s key without changing itself', async () => {
  const keys = await Promise.all(
    Array.from(
      { length: 4 },
      async () => (await portal.as(anna).call(contract.preparePush, {})).body['publicKey'],
    ),
  )
  expect(new Set(keys).size).toBe(1)
  const readStoredKey = async () =>
    (
      await sql<{
        public_key: string
        private_key: string
      }>`select public_key, private_key from web_push_key`.execute(portal.db)
    ).rows[0]!
  const before = await readStoredKey()
  expect(vault.isCurrent(before.private_key)).toBe(true)
  const newer = createVault([randomBytes(32), ...readKeys(secretsKey)])
  await resealPushKey(portal.db, () => newer)
  const after = await readStoredKey()
  expect(newer.isCurrent(after.private_key)).toBe(true)
  expect(after.public_key).toBe(before.public_key)
  await resealPushKey(portal.db, () => newer)
  expect(await readStoredKey()).toEqual(after)
  await sql`update web_push_key set private_key = ${before.private_key}`.execute(portal.db)
})
