import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { todayIn } from '#platform/server/sql.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { downloadListExport } from '../../exports/contract/export.endpoints.ts'
import {
  createSubscription,
  getSubscriptionPeople,
  getSubscriptions,
  resumeSubscription,
} from '../../exports/contract/subscription.endpoints.ts'
import { periodOn } from '../../exports/domain/relative-periods.ts'

let portal: TestPortal
let accelerator: Accelerator
let acceleratorId: number
let admin: Person
let tracker: Person
let today: string

/** An accelerator whose day is another one than that of the browser that subscribes, most of the time. */
const zone = 'Pacific/Kiritimati'

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acceleratorId = accelerator.id
  await sql`update accelerator set time_zone = ${zone}`.execute(portal.db)
  admin = await portal.make.member({ accelerator, role: 'ACC' })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
  const { rows } = await sql<{ today: string }>`select ${todayIn(sql.lit(zone))} as today`.execute(portal.db)
  today = rows[0]!.today
})

const subscribe = (body: object, inAccelerator = acceleratorId) =>
  portal.as(admin).send(createSubscription, {
    headers: { 'accelerator-id': inAccelerator },
    body: {
      list: 'reportGeneralReasons',
      search: 'sorting=COUNT&sortingDirection=ASC&kind=APPLICATION&from=2020-01-01&to=2020-01-31',
      columns: ['reason', 'count'],
      format: 'xlsx',
      timeZone: 'America/Los_Angeles',
      weekday: 1,
      clock: '09:00',
      personUids: [admin.uid, tracker.uid],
      ...body,
    },
  })

/** Sends what is due, until the expectation holds. */
const send = async (until: () => Promise<void>) => {
  await sql`update list_subscription set created_at = now() - interval '8 days', sent_for = null`.execute(
    portal.db,
  )
  await sql`select graphile_worker.add_job('send-list-subscriptions', '{}')`.execute(portal.db)
  const worker = await portal.startWorker()
  try {
    await vi.waitFor(until, { timeout: 40_000, interval: 100 })
  } finally {
    await worker.stop()
  }
}

/** Notifications of this test only: earlier ones stay. */
let seen = 0

beforeEach(async () => {
  await sql`delete from list_subscription`.execute(portal.db)
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(id), 0)::int as last from notification`.execute(portal.db)
  seen = rows[0]!.last
})

const inboxOf = async (person: Person) => {
  const { body } = await portal.as(person).send(listNotifications)
  return (
    body['items'] as { id: number; code: string; link: string; params: Record<string, string> }[]
  ).filter(({ id }) => id > seen)
}

test('the link opens the report with the filters and the days of the file, which are computed when it is sent', async () => {
  expect((await subscribe({ period: 'THIS_YEAR' })).status).toBe(200)
  const { body } = await portal.as(tracker).send(getSubscriptions)
  expect(body['items']).toMatchObject([{ period: 'THIS_YEAR' }])
  const { from, to } = periodOn('THIS_YEAR', today)
  await send(async () => {
    for (const person of [admin, tracker]) {
      const [news] = await inboxOf(person)
      expect(news).toMatchObject({ code: 'LIST_SUBSCRIPTION_READY' })
      const [path, search] = news!.link.split('?')
      expect(path).toBe('/reports/analytic/general-reasons')
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
        kind: 'APPLICATION',
        from,
        to,
        sort: 'COUNT',
        cols: 'reason,count',
        inAccelerator: String(acceleratorId),
      })
    }
  })
  const { rows } = await sql<{ search: string }>`
    select distinct asked ->> 'search' as search from list_export`.execute(portal.db)
  expect(rows).toHaveLength(1)
  expect(Object.fromEntries(new URLSearchParams(rows[0]!.search))).toMatchObject({ from, to })
}, 60_000)

test('without a period the link ends with the day of the file, so that it shows the same later', async () => {
  expect((await subscribe({ search: 'kind=APPLICATION', personUids: [admin.uid] })).status).toBe(200)
  await send(async () => {
    const [news] = await inboxOf(admin)
    expect(new URLSearchParams(news!.link.split('?')[1]).get('to')).toBe(today)
  })
}, 60_000)

test('a report as of a day is linked with the day of its file', async () => {
  const request = {
    list: 'reportProjectsStatusAsOfDate',
    search: '',
    columns: ['project'],
    personUids: [admin.uid],
  }
  expect((await subscribe(request)).status).toBe(200)
  await send(async () => {
    const [news] = await inboxOf(admin)
    expect(news?.link).toBe(
      `/reports/analytic/projects-status-as-of-date?day=${today}&cols=project&inAccelerator=${acceleratorId}`,
    )
  })
}, 60_000)

test('a person of two accelerators reads in each link which one the file is of', async () => {
  const other = await portal.make.accelerator()
  await sql`update accelerator set time_zone = ${zone} where id = ${other.id}`.execute(portal.db)
  await portal.make.member({ accelerator: other, role: 'ACC', person: admin })
  const request = { period: 'THIS_YEAR', personUids: [admin.uid] }
  for (const id of [acceleratorId, other.id])
    expect(
      // oxlint-disable-next-line no-await-in-loop
      (await subscribe(request, id)).status,
    ).toBe(200)
  await send(async () => {
    const links = (await inboxOf(admin)).map(({ link }) => new URLSearchParams(link.split('?')[1]))
    expect(links.map((link) => Number(link.get('inAccelerator'))).toSorted((a, b) => a - b)).toEqual(
      [acceleratorId, other.id].toSorted((a, b) => a - b),
    )
  })
}, 60_000)

test('a list without a period has none to compute', async () => {
  const request = {
    list: 'reportProjectsStatusAsOfDate',
    search: '',
    columns: ['project'],
    period: 'THIS_WEEK',
  }
  expect(await subscribe(request)).toMatchObject({ status: 400, body: { fields: { period: 'NOT_IN_LIST' } } })
  expect(await subscribe({ period: 'SINCE_FOREVER' })).toMatchObject({ status: 400 })
})

/** A sponsor of a programme of the accelerator, who works nowhere. */
const sponsorOf = async (programmeId: number): Promise<Person> => {
  const sponsor = await portal.make.person({ roles: ['CST'] })
  await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
    values (${acceleratorId}, ${programmeId}, ${sponsor.email}, ${admin.uid})`.execute(portal.db)
  return sponsor
}

test('a sponsor of the programme is found by address alone, gets its file, and opens its link without an accelerator', async () => {
  const { id: programmeId } = await portal.make.programme({ accelerator })
  const sponsor = await sponsorOf(programmeId)
  const found = async (query: Record<string, string>) => {
    const headers = { 'accelerator-id': String(acceleratorId) }
    const { body } = await portal.as(admin).send(getSubscriptionPeople, { headers, query })
    return body['items'] as { uid: string; name: string }[]
  }
  const place = { programmeId: String(programmeId) }
  expect(await found({ findText: sponsor.email, ...place })).toEqual([
    { uid: sponsor.uid, name: sponsor.email, avatarUrl: null },
  ])
  expect(await found({ findText: sponsor.last_name, ...place })).toEqual([])
  expect(await found({ findText: sponsor.email })).toEqual([])
  // The address of somebody who is no sponsor of the portal names nobody.
  const other = await portal.make.person()
  await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
    values (${acceleratorId}, ${programmeId}, ${other.email}, ${admin.uid})`.execute(portal.db)
  expect(await found({ findText: other.email, ...place })).toEqual([])
  const request = { search: `kind=APPLICATION&programmeId=${programmeId}`, personUids: [sponsor.uid] }
  expect(await subscribe({ ...request, search: 'kind=APPLICATION' })).toMatchObject({
    status: 400,
    body: { fields: { personUids: 'NOT_IN_LIST' } },
  })
  // Of a report that names people.
  expect(
    await subscribe({
      ...request,
      list: 'reportProjectTeamMembers',
      search: `programmeId=${programmeId}`,
      columns: ['project'],
    }),
  ).toMatchObject({ status: 400, body: { fields: { personUids: 'RECIPIENT_CANNOT_READ' } } })
  expect((await subscribe(request)).status).toBe(200)
  await send(async () => {
    const [news] = await inboxOf(sponsor)
    expect(news?.code).toBe('LIST_SUBSCRIPTION_READY')
    const search = new URLSearchParams(news!.link.split('?')[1])
    expect(search.get('programmeId')).toBe(String(programmeId))
    expect(search.has('inAccelerator')).toBe(false)
  })
}, 60_000)

test('anybody of the accelerator is found by name and subscribed, however many work there', async () => {
  const { rows } = await sql<{ uid: string }>`
    with made as (insert into person (uid, email, first_name, last_name)
      select gen_random_uuid(), 'many' || n || '@example.com', 'Анна', 'Аа' || n from generate_series(1, 510) n returning uid)
    select uid from made`.execute(portal.db)
  await sql`insert into accelerator_member (accelerator_id, person_uid, role)
    select ${acceleratorId}, u, 'TRC' from unnest(${rows.map(({ uid }) => uid)}::uuid[]) u`.execute(portal.db)
  const last = await portal.make.member({ accelerator, role: 'TRC' })
  await sql`update person set last_name = 'Яяев' where uid = ${last.uid}`.execute(portal.db)
  const { body } = await portal.as(admin).send(getSubscriptionPeople, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { findText: 'яяев' },
  })
  expect((body['items'] as { uid: string }[]).map(({ uid }) => uid)).toEqual([last.uid])
  expect((await subscribe({ personUids: [last.uid] })).status).toBe(200)
  await sql`delete from accelerator_member where person_uid = any(${rows.map(({ uid }) => uid)}::uuid[])`.execute(
    portal.db,
  )
})

test('a filter whose value was deleted pauses the subscription until its owner resumes it with another', async () => {
  const track = await portal.make.track({ accelerator })
  const request = { search: `kind=APPLICATION&trackId=${track.id}`, personUids: [tracker.uid] }
  const { body: made } = await subscribe(request)
  const subscriptionId = Number(made['id'])
  await sql`delete from track where id = ${track.id}`.execute(portal.db)
  await send(async () => {
    for (const person of [admin, tracker]) {
      const [news] = await inboxOf(person)
      expect(news).toMatchObject({
        code: 'LIST_SUBSCRIPTION_PAUSED',
        params: { filter: 'Трек', owner: expect.stringContaining(admin.last_name) },
      })
      const shown = new URLSearchParams(news!.link.split('?')[1])
      // Without the day of the file, which would end the period when it is resumed.
      expect([shown.get('trackId'), shown.has('to')]).toEqual([String(track.id), false])
    }
  })
  const { body } = await portal.as(admin).send(getSubscriptions)
  expect(body['items']).toMatchObject([
    { fault: 'Трек', actions: ['resume', 'delete'], people: [{ stopped: false }] },
  ])
  const resume = (search: string) =>
    portal
      .as(admin)
      .send(resumeSubscription, { body: { subscriptionId, search, columns: ['reason', 'count'] } })
  expect(await resume(request.search)).toMatchObject({
    status: 400,
    body: { fields: { trackId: 'NOT_IN_LIST' } },
  })
  expect((await resume('kind=APPLICATION')).status).toBe(204)
  await send(async () => {
    expect((await inboxOf(tracker)).map(({ code }) => code)).toContain('LIST_SUBSCRIPTION_READY')
  })
}, 60_000)

test('a file that was begun before the subscription was resumed does not pause it again', async () => {
  const track = await portal.make.track({ accelerator })
  const subscription = { search: `kind=APPLICATION&trackId=${track.id}`, personUids: [admin.uid] }
  const { body: made } = await subscribe(subscription)
  const subscriptionId = Number(made['id'])
  await sql`delete from track where id = ${track.id}`.execute(portal.db)
  await sql`update list_subscription set fault = 'trackId'`.execute(portal.db)
  const begin = async () => {
    const { rows } = await sql<{ id: number }>`
      insert into list_export (person_uid, list, asked, accelerator_id, format, locale, subscription_id)
      select owner_uid, list, asked || ${JSON.stringify({ search: subscription.search })}::jsonb, accelerator_id, 'xlsx', 'ru', id
      from list_subscription where id = ${subscriptionId} returning id`.execute(portal.db)
    return rows[0]!.id
  }
  const finish = async (exportId: number) => {
    await sql`select graphile_worker.add_job('export-list', ${JSON.stringify({ exportId })}::json)`.execute(
      portal.db,
    )
    const worker = await portal.startWorker()
    try {
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ failure: string | null }>`
            select failure from list_export where id = ${exportId}`.execute(portal.db)
          expect(rows[0]!.failure).not.toBeNull()
        },
        { timeout: 40_000, interval: 100 },
      )
    } finally {
      await worker.stop()
    }
    const { rows } = await sql<{ fault: string | null }>`
      select fault from list_subscription where id = ${subscriptionId}`.execute(portal.db)
    return rows[0]!.fault
  }
  const before = await begin()
  const resumed = await portal.as(admin).send(resumeSubscription, {
    body: { subscriptionId, search: 'kind=APPLICATION', columns: ['reason', 'count'] },
  })
  expect(resumed.status).toBe(204)
  expect(await finish(before)).toBeNull()
  expect(await finish(await begin())).toBe('trackId')
}, 60_000)

test('a file made earlier is downloaded by a sponsor only while they sponsor the programme', async () => {
  const { id: programmeId } = await portal.make.programme({ accelerator })
  const sponsor = await sponsorOf(programmeId)
  await subscribe({ search: `kind=APPLICATION&programmeId=${programmeId}`, personUids: [sponsor.uid] })
  await send(async () => {
    expect(await inboxOf(sponsor)).toMatchObject([{ code: 'LIST_SUBSCRIPTION_READY' }])
  })
  const { rows } = await sql<{ id: number }>`
    select id from list_export where person_uid = ${sponsor.uid}`.execute(portal.db)
  const download = async () =>
    (await portal.as(sponsor).send(downloadListExport, { query: { exportId: rows[0]!.id } })).status
  expect(await download()).toBe(200)
  await sql`delete from programme_sponsor where programme_id = ${programmeId}`.execute(portal.db)
  expect(await download()).toBeGreaterThanOrEqual(400)
}, 60_000)

test('a sponsor who is not one any more loses the file alone', async () => {
  const { id: programmeId } = await portal.make.programme({ accelerator })
  const sponsor = await sponsorOf(programmeId)
  await subscribe({
    search: `kind=APPLICATION&programmeId=${programmeId}`,
    personUids: [sponsor.uid, tracker.uid],
  })
  await sql`delete from programme_sponsor where programme_id = ${programmeId}`.execute(portal.db)
  await send(async () => {
    expect(await inboxOf(sponsor)).toMatchObject([{ code: 'LIST_SUBSCRIPTION_STOPPED' }])
    expect(await inboxOf(tracker)).toMatchObject([{ code: 'LIST_SUBSCRIPTION_READY' }])
  })
}, 60_000)

test('who left the accelerator gets no more files, and both they and the owner read so', async () => {
  await subscribe({ period: 'LAST_MONTH' })
  await sql`delete from accelerator_member where person_uid = ${tracker.uid}`.execute(portal.db)
  await send(async () => {
    expect(await inboxOf(tracker)).toMatchObject([{ code: 'LIST_SUBSCRIPTION_STOPPED' }])
    const codes = (await inboxOf(admin)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['LIST_SUBSCRIPTION_READY', 'LIST_SUBSCRIPTION_STOPPED'])
  })
  const { body } = await portal.as(admin).send(getSubscriptions)
  const [{ people }] = body['items'] as [{ people: { person: { uid: string }; stopped: boolean }[] }]
  expect(people.find(({ person }) => person.uid === tracker.uid)?.stopped).toBe(true)
  expect(people.find(({ person }) => person.uid === admin.uid)?.stopped).toBe(false)
}, 60_000)

test('a period before the first application is an empty file, not an error each week', async () => {
  await portal.make.task({
    project: await portal.make.project(),
    track: await portal.make.track({ accelerator }),
  })
  await sql`update acceleration_request set created_at = now() where accelerator_id = ${acceleratorId}`.execute(
    portal.db,
  )
  const request = { search: 'kind=APPLICATION', period: 'LAST_MONTH', personUids: [admin.uid] }
  expect((await subscribe(request)).status).toBe(200)
  await send(async () => {
    expect(await inboxOf(admin)).toMatchObject([{ code: 'LIST_SUBSCRIPTION_READY' }])
  })
  expect(await subscribe({ ...request, search: `${request.search}&trackId=999999` })).toMatchObject({
    status: 400,
  })
}, 60_000)
