import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as announcements from '../contract/announcement.endpoints.ts'
import * as maintenance from '../contract/maintenance.endpoints.ts'

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
  test('is shown once it is published, to whom it is for, until they close it or it is withdrawn', async () => {
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

  test('names what is wrong at its field', async () => {
    const fieldsOf = async (given: object) => (await create(given)).body['fields']
    expect(await fieldsOf({ titleEn: ' ' })).toEqual({ titleEn: 'REQUIRED' })
    expect(await fieldsOf({ textRu: 'я'.repeat(2001) })).toEqual({ textRu: 'TOO_LONG' })
    expect(await fieldsOf({ lastDay: daysOn(-5) })).toEqual({ lastDay: 'END_BEFORE_START' })
    expect(await fieldsOf({ timeZone: '+03:00' })).toEqual({ timeZone: 'NOT_IN_LIST' })
    expect(await fieldsOf({ acceleratorIds: [999_999] })).toEqual({ acceleratorIds: 'NOT_IN_LIST' })
  })

  test('is deleted as a draft only', async () => {
    const draft = done(await create())
    const remove = (id: number) => portal.as(admin).call(announcements.deleteAnnouncement, { body: { id } })
    done(await remove(draft.id))
    expect((await remove(draft.id)).status).toBe(404)
    expect((await remove(await publish())).body['code']).toBe('STATE_CHANGED')
  })

  test('of two who edit it the later is told', async () => {
    const one = done(await create())
    const edit = () =>
      portal.as(admin).send(announcements.editAnnouncement, { body: { ...words(), id: one.id, version: 1 } })
    done(await edit())
    expect((await edit()).body['code']).toBe('STATE_CHANGED')
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

  test('tells everybody of works within three days, by the clock of their zone, until they are cancelled', async () => {
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
    })
    done(await portal.as(admin).call(maintenance.cancelMaintenance, { body: { id, version } }))
    expect(await banner()).toBeNull()
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
