import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportLimit, quickExportLimit } from '#platform/domain/quotas.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { listPeople } from '../../people/contract/people.endpoints.ts'
import {
  deleteListExport,
  downloadListExport,
  exportList,
  listExports,
  startListExport,
} from '../contract/export.endpoints.ts'
import {
  createSubscription,
  getSubscriptions,
  leaveSubscription,
} from '../contract/subscription.endpoints.ts'
import { forgetExportsOfFormerMembers } from './former-members.subscriber.ts'

let portal: TestPortal
let admin: Person
let other: Person
let count = 0

const formula = '=cmd|calc'

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  other = await portal.make.person({ roles: ['ADMIN'] })
  await sql`insert into person (uid, email, last_name, first_name)
    select gen_random_uuid(), n || '@people.example', ${formula}, n::text from generate_series(1, 1100) n`.execute(
    portal.db,
  )
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from person`.execute(portal.db)
  count = rows[0]!.n
})

beforeEach(async () => {
  await sql`delete from list_export`.execute(portal.db)
  await sql`delete from rate_limit`.execute(portal.db)
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
})

const body = {
  list: 'listPeople',
  search: 'sorting=NAME&sortingDirection=ASC',
  columns: ['name', 'created'],
  format: 'xlsx' as const,
  timeZone: 'Asia/Vladivostok',
}
const start = async (person = admin, more: object = {}) =>
  portal.as(person).send(startListExport, { body: { ...body, ...more } })
const items = async () => {
  const answer = await portal.as(admin).send(listExports)
  return answer.body['items'] as { id: number; state: string; written: number; failure: string | null }[]
}
/** Runs a worker until the expectation holds. */
const work = async (until: () => Promise<void>): Promise<void> => {
  const worker = await portal.startWorker()
  try {
    await vi.waitFor(until, { timeout: 40_000, interval: 100 })
  } finally {
    await worker.stop()
  }
}
const ended = (state: string) => async () => expect((await items())[0]).toMatchObject({ state })
const download = (person: Person, exportId: number) =>
  portal.as(person).download(downloadListExport, { query: { exportId } })

describe('a list of more than a thousand rows', () => {
  test('is no file at once', async () => {
    const { status, body: answer } = await portal.as(admin).send(exportList, { body })
    expect([status, answer['code']]).toEqual([409, 'EXPORT_TOO_LARGE'])
  })

  test('is made in the background, notified, and given to nobody else', async () => {
    const started = await start()
    expect(started).toMatchObject({
      status: 200,
      body: { state: 'RUNNING', written: 0, actions: ['delete'] },
    })
    const id = Number(started.body['id'])
    expect((await download(admin, id)).status).toBe(404)
    await work(ended('READY'))
    expect((await items())[0]).toMatchObject({ id, written: count })
    const { status, bytes } = await download(admin, id)
    expect(status).toBe(200)
    const rows = await readSheet('the test', bytes)
    expect(rows).toHaveLength(count + 1)
    const [name = '', created = ''] = rows.find(([cell]) => cell?.startsWith(`${formula} 7,`)) ?? []
    // Text that looks like a formula is stored as text, and instants appear in local time.
    expect(name).toBe(`${formula} 7, 7@people.example`)
    const { rows: stored } = await sql<{ at: string }>`
      select to_char(created_at at time zone 'Asia/Vladivostok', 'YYYY-MM-DD HH24:MI') as at
      from person where email = '7@people.example'`.execute(portal.db)
    expect(created.replace('T', ' ')).toContain(stored[0]!.at)
    expect((await download(other, id)).status).toBe(404)
    expect((await portal.as(other).send(deleteListExport, { body: { exportId: id } })).status).toBe(404)
    expect((await portal.as(other).send(listExports)).body).toMatchObject({ items: [], total: 0 })
    await work(async () => {
      const inbox = await portal.as(admin).send(listNotifications)
      expect(inbox.body['items']).toMatchObject([{ code: 'LIST_EXPORT_READY', link: '/bch/view/exports' }])
    })
  }, 90_000)

  test('is made with the rights one has by then', async () => {
    const person = await portal.make.person({ roles: ['ADMIN'] })
    await start(person)
    await sql`delete from person_role where person_uid = ${person.uid} and role = 'ADMIN'`.execute(portal.db)
    const failure = async () => {
      const { body: answer } = await portal.as(person).send(listExports)
      expect(answer['items']).toMatchObject([
        { state: 'FAILED', failure: 'ACCESS_DENIED', actions: ['delete'] },
      ])
    }
    await work(failure)
    expect((await start(person)).status).toBe(403)
  }, 60_000)

  test('is no longer given to who has lost the right to the list', async () => {
    const person = await portal.make.person({ roles: ['ADMIN'] })
    const id = Number((await start(person)).body['id'])
    await work(async () => {
      const { body: answer } = await portal.as(person).send(listExports)
      expect(answer['items']).toMatchObject([{ id, state: 'READY' }])
    })
    expect((await download(person, id)).status).toBe(200)
    await sql`delete from person_role where person_uid = ${person.uid} and role = 'ADMIN'`.execute(portal.db)
    // Permissions are cached until the database announces a change, so this may take a moment.
    await vi.waitFor(async () => expect((await download(person, id)).status).toBe(403), { timeout: 5000 })
  }, 60_000)

  test('ends for a person who was blocked meanwhile, and occupies no place', async () => {
    const person = await portal.make.person({ roles: ['ADMIN'] })
    await start(person)
    await sql`update person set status = 'B' where uid = ${person.uid}`.execute(portal.db)
    await work(async () => {
      const { rows } = await sql`
        select failure, file_id, finished_at is not null as ended from list_export
        where person_uid = ${person.uid}`.execute(portal.db)
      expect(rows).toEqual([{ failure: 'ACCESS_DENIED', file_id: null, ended: true }])
    })
    // The event names the person, not a guest, and nobody else is notified.
    const { rows: events } = await sql<{ actor: string }>`
      select e.actor_uid as actor from event e join list_export x on x.id = (e.payload ->> 'id')::bigint
      where e.name = 'ListExportFinished' and x.person_uid = ${person.uid}`.execute(portal.db)
    expect(events).toEqual([{ actor: person.uid }])
    await work(async () => {
      const { rows } = await sql<{ recipient: string }>`
        select n.recipient_uid as recipient from notification n join event e on e.id = n.event_id
        where e.name = 'ListExportFinished' and e.actor_uid = ${person.uid}`.execute(portal.db)
      expect(rows).toEqual([{ recipient: person.uid }])
    })
  }, 60_000)

  test('is given up when its person deletes it', async () => {
    const { body: started } = await start()
    expect(
      (await portal.as(admin).send(deleteListExport, { body: { exportId: started['id'] } })).status,
    ).toBe(204)
    await work(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(portal.db)
      expect(rows).toEqual([])
    })
    expect(await items()).toEqual([])
  }, 60_000)
})

test('a repeated parameter of order is none, as in the list itself: no file takes the last of two', async () => {
  const search = 'sorting=NAME&sorting=CREATE_DATE'
  const listed = await portal.app.inject({
    url: `/api/v1${listPeople.path}?${search}`,
    headers: { authorization: `Bearer ${await portal.tokenOf(admin)}` },
  })
  expect([listed.statusCode, listed.json()]).toMatchObject([400, { fields: { sorting: 'NOT_IN_LIST' } }])
  for (const endpoint of [exportList, startListExport]) {
    const { status, body: answer } = await portal.as(admin).send(endpoint, { body: { ...body, search } })
    expect([status, answer['fields']]).toEqual([400, { search: 'INVALID' }])
  }
})

test('a column occurs once: fifty copies of the widest one would block everybody', async () => {
  const repeated = { ...body, columns: ['name', 'created', 'name'] }
  for (const call of [exportList, startListExport])
    expect(await portal.as(admin).send(call, { body: repeated })).toMatchObject({
      status: 400,
      body: { fields: { columns: 'INVALID' } },
    })
})

test('a person has a limited number made at once, and a limit per day', async () => {
  expect((await start()).status).toBe(200)
  expect((await start()).status).toBe(200)
  expect(await start()).toMatchObject({
    status: 409,
    body: { code: 'EXPORTS_WAITING', params: { limit: 2 } },
  })
  expect((await start(other)).status).toBe(200)
  await sql`delete from list_export`.execute(portal.db)
  await sql`update rate_limit set hits = ${exportLimit.hits} where key like 'list-export:%'`.execute(
    portal.db,
  )
  expect(await start()).toMatchObject({ status: 429, body: { code: 'EXPORT_LIMIT' } })
})

test('a person has a limited number made at once, one after the other', async () => {
  expect((await portal.as(admin).send(exportList, { body })).status).toBe(409)
  await sql`update rate_limit set hits = ${quickExportLimit.hits} where key like 'list-file:%'`.execute(
    portal.db,
  )
  expect(await portal.as(admin).send(exportList, { body })).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  })
})

test('one file is made at a time, so that mails and notices never wait behind them', async () => {
  const people = [admin, other, await portal.make.person({ roles: ['ADMIN'] })]
  for (const person of people) expect((await start(person)).status).toBe(200)
  let most = 0
  await work(async () => {
    const { rows } = await sql<{ running: number; waiting: number }>`
      select count(locked_at)::int as running, count(*)::int as waiting
      from graphile_worker.jobs where task_identifier = 'export-list'`.execute(portal.db)
    most = Math.max(most, rows[0]!.running)
    expect(rows[0]!.waiting).toBe(0)
  })
  expect(most).toBe(1)
}, 60_000)

test('a file goes after a week, with its bytes', async () => {
  await start()
  await work(ended('READY'))
  const [made] = await items()
  const { rows: files } = await sql<{ id: string }>`select file_id as id from list_export`.execute(portal.db)
  await sql`update list_export set created_at = now() - interval '8 days'`.execute(portal.db)
  await sql`select graphile_worker.add_job('remove-exports', '{}')`.execute(portal.db)
  await work(async () => expect(await items()).toEqual([]))
  expect((await download(admin, made!.id)).status).toBe(404)
  const { rows } = await sql`select from file where id = ${files[0]!.id}`.execute(portal.db)
  expect(rows).toEqual([])
}, 60_000)

describe('a subscription', () => {
  const subscribe = (person: Person, more: object = {}) =>
    portal.as(person).send(createSubscription, {
      body: { ...body, weekday: 1, clock: '09:00', personUids: [person.uid], ...more },
    })
  const exportsOf = async (person: Person) =>
    (await portal.as(person).send(listExports)).body['items'] as { state: string; failure: string | null }[]

  test('makes a file for each person with their own rights, once a week, and ends for who lost them', async () => {
    await sql`delete from list_subscription`.execute(portal.db)
    const { status, body: made } = await subscribe(admin)
    expect(status).toBe(200)
    const id = Number(made['id'])
    const nobody = await portal.make.person()
    await sql`insert into list_subscriber (subscription_id, person_uid) values (${id}, ${nobody.uid})`.execute(
      portal.db,
    )
    const due = () => sql`select graphile_worker.add_job('send-list-subscriptions', '{}')`.execute(portal.db)
    await due()
    await work(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(portal.db)
      expect(rows).toEqual([])
    })
    expect(await exportsOf(admin)).toEqual([])
    await sql`update list_subscription set created_at = now() - interval '8 days'`.execute(portal.db)
    await due()
    await work(async () => {
      expect(await exportsOf(admin)).toMatchObject([{ state: 'READY' }])
      expect(await exportsOf(nobody)).toMatchObject([{ state: 'FAILED', failure: 'ACCESS_DENIED' }])
      const inbox = await portal.as(nobody).send(listNotifications)
      expect(inbox.body['items']).toMatchObject([{ code: 'LIST_SUBSCRIPTION_STOPPED' }])
      // The owner of the subscription is notified that the file is no longer sent.
      const ownerInbox = await portal.as(admin).send(listNotifications)
      const stopped = (ownerInbox.body['items'] as { code: string; params: Record<string, string> }[]).find(
        ({ code }) => code === 'LIST_SUBSCRIPTION_STOPPED',
      )
      expect(stopped!.params['person']).toContain(nobody.last_name)
    })
    const { body: mine } = await portal.as(admin).send(getSubscriptions)
    const [only] = mine['items'] as { people: { person: { uid: string }; stopped: boolean }[] }[]
    expect(new Map(only!.people.map(({ person, stopped }) => [person.uid, stopped]))).toEqual(
      new Map([
        [admin.uid, false],
        [nobody.uid, true],
      ]),
    )
    await due()
    await work(async () => {
      const { rows } = await sql`select from graphile_worker.jobs`.execute(portal.db)
      expect(rows).toEqual([])
    })
    expect(await exportsOf(admin)).toHaveLength(1)
    await portal.as(nobody).send(leaveSubscription, { body: { subscriptionId: id } })
    expect((await portal.as(nobody).send(getSubscriptions)).body['items']).toEqual([])
  }, 90_000)

  test('is not made for people that one may not send files to, nor at an invalid hour', async () => {
    expect(await subscribe(admin, { personUids: [other.uid] })).toMatchObject({
      status: 400,
      body: { fields: { personUids: 'NOT_IN_LIST' } },
    })
    expect(await subscribe(admin, { clock: '25:00' })).toMatchObject({
      status: 400,
      body: { fields: { clock: 'INVALID' } },
    })
    expect((await subscribe(await portal.make.person())).status).toBe(403)
  })
})

test.each(['AET', 'US/Pacific-New', 'CET'])(
  'a subscription by the clock of %s is refused: one row that the database cannot read stops those of everybody',
  async (timeZone) => {
    const { status, body: answer } = await portal.as(admin).send(createSubscription, {
      body: { ...body, timeZone, weekday: 1, clock: '08:00', personUids: [admin.uid] },
    })
    expect([status, answer['fields']]).toEqual([400, { timeZone: 'INVALID' }])
  },
)

test.each([
  ['leaves', 'AcceleratorMemberLeft'],
  ['is taken out of', 'AcceleratorMemberRemoved'],
  ['is blocked in', 'AcceleratorMemberBlocked'],
  ['has other roles in', 'AcceleratorRolesChanged'],
])('files of who %s an accelerator go: they say what is not theirs to read any more', async (_how, name) => {
  await start()
  await start(other)
  const event = { id: 1, name, payload: { uid: admin.uid }, actorUid: null, acceleratorId: 1 }
  const tell = (at: number, payload: object = event.payload) =>
    forgetExportsOfFormerMembers.run(
      { db: portal.db, log: portal.app.log },
      { ...event, payload: { ...event.payload, ...payload }, at: new Date(Date.now() + at).toISOString() },
    )
  // Each export uses the permissions at the time when it runs.
  await tell(-60_000)
  // A role that is only added deletes no exports.
  await tell(60_000, { uid: admin.uid, lost: false })
  expect(await items()).toHaveLength(1)
  await tell(60_000)
  expect(await items()).toEqual([])
  expect((await portal.as(other).send(listExports)).body['items']).toHaveLength(1)
})
