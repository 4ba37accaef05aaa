import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sql } from '#platform/server/lists/order.ts'
import { listen } from '#platform/server/sockets/channels.ts'
import { openParcel } from '#platform/server/sockets/push.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as announcements from '../contract/announcement.endpoints.ts'
import * as maintenance from '../contract/maintenance.endpoints.ts'
import { beginAndEnd } from './begin-and-end.job.ts'

let portal: TestPortal
let admin: Person
let expert: Person
let tracker: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  expert = await portal.make.member({ role: 'EXP' })
  accelerator = await portal.make.accelerator()
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
})

const done = <T = { id: number; version: number }>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const today = () => new Date().toISOString().slice(0, 10)
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let made = 0
const words = (given: object = {}) => ({
  titleRu: `Новость ${(made += 1)}`,
  titleEn: `News ${made}`,
  textRu: 'Текст',
  textEn: 'Text',
  roles: [] as string[],
  acceleratorIds: [] as number[],
  firstDay: daysOn(-1),
  lastDay: null as string | null,
  timeZone: 'UTC',
  stays: true,
  ...given,
})

const create = (given: object = {}) =>
  portal.as(admin).send(announcements.createAnnouncement, { body: words(given) })
const publish = async (given: object = {}) => {
  const one = done(await create(given))
  done(
    await portal
      .as(admin)
      .call(announcements.publishAnnouncement, { body: { id: one.id, version: one.version } }),
  )
  return one.id
}
const seen = async (by: Person, locale = 'ru') =>
  done<{ items: { id: number; title: string }[] }>(
    await portal
      .as(by)
      .send(announcements.getCurrentAnnouncements, { headers: { 'accept-language': locale } }),
  ).items.map(({ id }) => id)
const close = (by: Person, id: number) =>
  portal.as(by).call(announcements.closeAnnouncement, { body: { id } })

describe('an announcement', () => {
  test('is shown once it is published, to its audience, until they close it or it is withdrawn', async () => {
    const draft = done(await create())
    expect(await seen(expert)).not.toContain(draft.id)
    expect((await close(expert, draft.id)).status).toBe(404)
    const forAll = await publish()
    const forExperts = await publish({ roles: ['EXP'] })
    const forTeam = await publish({ acceleratorIds: [accelerator.id] })
    const forTrackers = await publish({ roles: ['TRC'], acceleratorIds: [accelerator.id] })
    expect(new Set(await seen(expert))).toEqual(new Set([forAll, forExperts]))
    expect(new Set(await seen(tracker))).toEqual(new Set([forAll, forTeam, forTrackers]))
    expect((await close(expert, forTeam)).status).toBe(404)
    // An administrator logged in as the person saw it in their place.
    done(await portal.actAs(admin, expert).call(announcements.closeAnnouncement, { body: { id: forAll } }))
    expect(await seen(expert)).toContain(forAll)
    done(await close(expert, forAll))
    expect(await seen(expert)).toEqual([forExperts])
    const withdraw = { body: { id: forTeam, version: 2 } }
    done(await portal.as(admin).call(announcements.withdrawAnnouncement, withdraw))
    expect(await seen(tracker)).not.toContain(forTeam)
    expect((await portal.as(admin).call(announcements.withdrawAnnouncement, withdraw)).status).toBe(409)
  })

  test('for experts or an accelerator’s people is not shown to who only says they are one, or applied in vain', async () => {
    const claims = await portal.make.person({ roles: ['EXP', 'MNT', 'TRC'] })
    const [applied, refused] = [await portal.make.person(), await portal.make.person()]
    const track = await portal.make.track({ accelerator })
    await portal.make.request({ track, project: await portal.make.project({ leader: applied }) })
    const request = await portal.make.request({
      track,
      project: await portal.make.project({ leader: refused }),
    })
    await portal.db
      .updateTable('acceleration_request')
      .set({ status: 'CANCEL' })
      .where('id', '=', request.id)
      .execute()
    const forRoles = await publish({ roles: ['EXP', 'MNT', 'TRC'] })
    const forTeam = await publish({ acceleratorIds: [accelerator.id] })
    const sees = async (by: Person) => (await seen(by)).filter((id) => id === forRoles || id === forTeam)
    expect(await sees(claims)).toEqual([])
    expect(await sees(refused)).toEqual([])
    expect(await sees(applied)).toEqual([forTeam])
    expect(await sees(expert)).toEqual([forRoles])
  })

  test('is shown on its days alone, in the reader’s language', async () => {
    const [early, late] = [
      await publish({ firstDay: daysOn(2) }),
      await publish({ firstDay: daysOn(-9), lastDay: daysOn(-2) }),
    ]
    const now = await publish({ firstDay: today(), lastDay: daysOn(1), titleEn: 'Now' })
    const shown = await seen(expert)
    expect(shown).toContain(now)
    expect(shown).not.toContain(early)
    expect(shown).not.toContain(late)
  })

  test('has a rich text that runs no code', async () => {
    const id = await publish({
      textRu:
        '<p>Новый <strong onclick="x()">отчёт</strong></p><ul><li><a href="javascript:x()">раз</a></li></ul><img src="https://e.example/x.png"><script>x()</script>',
    })
    const { items } = done<{ items: { id: number; text: string }[] }>(
      await portal.as(expert).send(announcements.getCurrentAnnouncements, {}),
    )
    expect(items.find((one) => one.id === id)?.text).toBe(
      '<p>Новый <strong>отчёт</strong></p><ul><li><a>раз</a></li></ul>',
    )
    await portal.as(admin).call(announcements.withdrawAnnouncement, { body: { id, version: 2 } })
  })

  test('is found by its words, not by its tags', async () => {
    const { id } = done(
      await create({ textRu: '<p>Квар<strong>таль</strong>ный &amp; годовой</p><ul><li>отчёты</li></ul>' }),
    )
    const found = async (findText: string) =>
      done<{ items: { id: number }[] }>(
        await portal.as(admin).send(announcements.listAnnouncements, { query: { findText } }),
      ).items.map((one) => one.id)
    expect(await found('квартальный & годовой')).toContain(id)
    expect(await found('strong')).not.toContain(id)
    expect(await found('amp')).not.toContain(id)
  })

  test('names what is wrong at its field', async () => {
    const fieldsOf = async (given: object) => (await create(given)).body['fields']
    expect(await fieldsOf({ titleEn: ' ' })).toEqual({ titleEn: 'REQUIRED' })
    expect(await fieldsOf({ textRu: 'я'.repeat(2001) })).toEqual({ textRu: 'TOO_LONG' })
    expect(await fieldsOf({ textEn: '<p> </p>' })).toEqual({ textEn: 'REQUIRED' })
    expect(await fieldsOf({ textEn: '<script>alert(1)</script>' })).toEqual({ textEn: 'REQUIRED' })
    expect(await fieldsOf({ lastDay: daysOn(-5) })).toEqual({ lastDay: 'END_BEFORE_START' })
    expect(await fieldsOf({ timeZone: '+03:00' })).toEqual({ timeZone: 'NOT_IN_LIST' })
    expect(await fieldsOf({ acceleratorIds: [999_999] })).toEqual({ acceleratorIds: 'NOT_IN_LIST' })
  })

  test('that does not stay is shown until its first page has closed it', async () => {
    const id = await publish({ stays: false })
    const items = async () =>
      done<{ items: { id: number; stays: boolean }[] }>(
        await portal.as(expert).send(announcements.getCurrentAnnouncements, {}),
      ).items
    expect((await items()).find((one) => one.id === id)?.stays).toBe(false)
    done(await close(expert, id))
    expect((await items()).map((one) => one.id)).not.toContain(id)
    expect(await seen(tracker)).toContain(id)
    await portal.as(admin).call(announcements.withdrawAnnouncement, { body: { id, version: 2 } })
  })

  test('is deleted as a draft only', async () => {
    const draft = done(await create())
    const remove = (id: number) => portal.as(admin).call(announcements.deleteAnnouncement, { body: { id } })
    done(await remove(draft.id))
    expect((await remove(draft.id)).status).toBe(404)
    expect((await remove(await publish())).body['code']).toBe('STATE_CHANGED')
  })

  test('of two who edit it the later gets a conflict', async () => {
    const one = done(await create())
    const edit = () =>
      portal.as(admin).send(announcements.editAnnouncement, { body: { ...words(), id: one.id, version: 1 } })
    done(await edit())
    expect((await edit()).body['code']).toBe('STATE_CHANGED')
  })
})

describe('open pages are notified', () => {
  let pushes = 0
  let listening: ReturnType<typeof listen>

  beforeAll(async () => {
    listening = listen({
      url: portal.database.url,
      log: portal.app.log,
      channels: ['socket'],
      onMessage: (_channel, payload) => {
        if (openParcel(payload)?.message.namespace === 'Banner') pushes += 1
      },
    })
    await listening.ready
  })
  beforeEach(() => {
    pushes = 0
  })
  afterAll(() => listening.stop())

  const run = () => beginAndEnd.run({ db: portal.db } as never, null)
  /** An instant of the last five minutes that the job looks at, and one before them. */
  const within = sql`date_bin('5 minutes', now(), 'epoch') - interval '1 minute'`
  const before = sql`date_bin('5 minutes', now(), 'epoch') - interval '6 minutes'`

  test('of the new text of a published announcement, not of a draft', async () => {
    const draft = done(await create())
    const edit = (id: number, version: number) =>
      portal.as(admin).send(announcements.editAnnouncement, { body: { ...words(), id, version } })
    done(await edit(draft.id, draft.version))
    const id = await publish()
    await vi.waitFor(() => expect(pushes).toBe(1))
    done(await edit(id, 2))
    await vi.waitFor(() => expect(pushes).toBe(2))
    done(await portal.as(admin).call(announcements.withdrawAnnouncement, { body: { id, version: 3 } }))
    await vi.waitFor(() => expect(pushes).toBe(3))
  })

  test('when the time comes at which maintenance is announced, and when it ends', async () => {
    const plan = async (startsAt: Sql, endsAt: Sql) => {
      await sql`
        insert into maintenance_notice (starts_at, ends_at, time_zone, mode, created_by)
        values (${startsAt}, ${endsAt}, 'UTC', 'NOTICE', ${admin.uid})`.execute(portal.db)
      await run()
      await sql`delete from maintenance_notice`.execute(portal.db)
    }
    await plan(sql`${before} + interval '72 hours'`, sql`now() + interval '80 hours'`)
    await plan(sql`now() - interval '1 hour'`, before)
    await plan(sql`${within} + interval '72 hours'`, sql`now() + interval '80 hours'`)
    await vi.waitFor(() => expect(pushes).toBe(1))
    await plan(sql`now() - interval '1 hour'`, within)
    await vi.waitFor(() => expect(pushes).toBe(2))
  })
})

describe('a maintenance notice', () => {
  const announce = (
    day: string,
    start = '00:00',
    end = '23:59',
    timeZone = 'UTC',
    mode: 'NOTICE' | 'READ_ONLY' | 'CLOSED' = 'NOTICE',
  ) => portal.as(admin).call(maintenance.createMaintenance, { body: { day, start, end, timeZone, mode } })
  const banner = async () => (await portal.guest.send(maintenance.getUpdateBanner, {})).body

  test('informs everybody of maintenance within three days, by the clock of their zone, until it is cancelled', async () => {
    expect(await banner()).toBeNull()
    done(await announce(daysOn(30)))
    expect(await banner()).toBeNull()
    const { id, version } = done(await announce(daysOn(1), '02:00', '04:30', 'Asia/Yekaterinburg'))
    expect(await banner()).toEqual({
      id,
      updateDate: daysOn(1),
      updateStartTime: '02:00',
      updateEndTime: '04:30',
      timeZone: 'Asia/Yekaterinburg',
      mode: 'NOTICE',
      isShown: false,
      planned: [id],
    })
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
    expect(await banner()).toBeNull()
  })

  test('is shown once to a person, on all of their open pages and not on another device later', async () => {
    const { id, version } = done(await announce(daysOn(1)))
    const of = async (by: Person) => (await portal.as(by).send(maintenance.getUpdateBanner, {})).body
    const note = (by: Person, notice = id) =>
      portal.as(by).call(maintenance.noteBannerShown, { body: { id: notice } })
    // An administrator logged in as the person sees it in their place.
    done(await portal.actAs(admin, expert).call(maintenance.noteBannerShown, { body: { id } }))
    expect((await sql`select 1 from maintenance_shown`.execute(portal.db)).rows).toEqual([])
    expect(await of(expert)).toMatchObject({ id, isShown: false })
    done(await note(expert))
    done(await note(expert))
    // Another page that was open shows it at the same moment.
    expect(await of(expert)).toMatchObject({ id, isShown: false })
    await sql`update maintenance_shown set shown_at = now() - interval '1 minute'`.execute(portal.db)
    expect(await of(expert)).toMatchObject({ id, isShown: true })
    expect(await of(tracker)).toMatchObject({ id, isShown: false })
    expect(await banner()).toMatchObject({ id, isShown: false })
    expect((await note(tracker, 999_999)).status).toBe(404)
    expect((await portal.guest.send(maintenance.noteBannerShown, { body: { id } })).status).toBe(401)
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
    expect((await note(tracker)).status).toBe(404)
  })

  test('that a person has not seen comes first, and of several the strictest', async () => {
    const of = async (by: Person) => (await portal.as(by).send(maintenance.getUpdateBanner, {})).body
    const notice = done(await announce(daysOn(1), '10:00', '20:00'))
    const closed = done(await announce(daysOn(1), '12:00', '13:00', 'UTC', 'CLOSED'))
    const planned = [notice.id, closed.id]
    expect(await of(expert)).toMatchObject({ id: closed.id, planned })
    done(await portal.as(expert).call(maintenance.noteBannerShown, { body: { id: closed.id } }))
    await sql`update maintenance_shown set shown_at = now() - interval '1 minute'`.execute(portal.db)
    expect(await of(expert)).toMatchObject({ id: notice.id, isShown: false, planned })
    expect(await banner()).toMatchObject({ id: closed.id })
    for (const { id, version } of [notice, closed])
      done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
  })

  test('runs past midnight by the clock of its zone', async () => {
    const made = done<{ id: number; version: number; startsAt: string; endsAt: string }>(
      await announce(daysOn(1), '23:00', '01:30', 'Asia/Vladivostok', 'CLOSED'),
    )
    const { id, version, startsAt, endsAt } = made
    expect((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000).toBe(2.5)
    expect(new Date(startsAt).toISOString()).toBe(`${daysOn(1)}T13:00:00.000Z`)
    expect(await banner()).toMatchObject({
      updateDate: daysOn(1),
      updateStartTime: '23:00',
      updateEndTime: '01:30',
    })
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
  })

  test('that began before midnight still closes the portal after it, and links that stop emails work', async () => {
    // A zone whose midnight was within the last hour.
    const { rows } = await sql<{ zone: string; yesterday: string }>`
      select name as zone, to_char((now() at time zone name) - interval '1 day', 'YYYY-MM-DD') as yesterday from pg_timezone_names
      where name ~ '^Etc/GMT[-+][0-9]+$' and extract(hour from now() at time zone name) = 0 limit 1`.execute(
      portal.db,
    )
    const { zone, yesterday } = rows[0]!
    const { id, version } = done(await announce(yesterday, '23:00', '01:00', zone, 'CLOSED'))
    const list = () => portal.as(expert).send({ method: 'GET', path: '/notification/list' })
    const refused = await list()
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ code: 'PORTAL_CLOSED', params: { time: '01:00' } })
    const opened = await portal.guest.send({ method: 'GET', path: '/notification/unsubscribe?token=none' })
    expect(opened.status).toBe(404)
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
    expect((await list()).status).toBe(200)
  })

  test.each([
    ['READ_ONLY', 200, 503],
    ['CLOSED', 503, 503],
  ] as const)('%s: reading answers %i, writing %i, and administrators go on', async (mode, read, write) => {
    const { id, version } = done(await announce(today(), '00:00', '23:59', 'UTC', mode))
    const close = (by: Person) =>
      portal.as(by).send({ method: 'POST', path: '/notification/read' }, { body: { all: true } })
    const list = (by: Person) => portal.as(by).send({ method: 'GET', path: '/notification/list' })
    expect((await list(expert)).status).toBe(read)
    const refused = await close(expert)
    expect(refused.status).toBe(write)
    expect(refused.body).toMatchObject({
      code: mode === 'CLOSED' ? 'PORTAL_CLOSED' : 'PORTAL_READ_ONLY',
      params: { time: '23:59', zone: 'UTC' },
    })
    expect((await list(admin)).status).toBe(200)
    expect((await close(admin)).status).toBe(204)
    expect((await banner())['mode']).toBe(mode)
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
    expect((await close(expert)).status).toBe(204)
  })

  test('names what is wrong at its field', async () => {
    expect((await announce(daysOn(-3))).body['fields']).toEqual({ day: 'DATE_IN_PAST' })
    expect((await announce(daysOn(1), '10:00', '10:00')).body['fields']).toEqual({ end: 'END_BEFORE_START' })
    expect((await announce(daysOn(1), '25:00')).body['fields']).toMatchObject({ start: 'INVALID' })
  })
})
