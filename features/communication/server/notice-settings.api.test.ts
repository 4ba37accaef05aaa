import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getNoticeSettings, saveNoticeSettings } from '../contract/notice-settings.endpoints.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'

let portal: TestPortal
let person: Person

beforeAll(async () => {
  portal = await openPortal()
  person = await portal.make.person()
})

const usual = {
  ...Object.fromEntries(noticeKinds.map((kind) => [kind, 'AT_ONCE'])),
  quietFrom: null as number | null,
  quietTo: null as number | null,
  timeZone: 'Europe/Moscow',
}
const save = (given: object, by = portal.as(person)) =>
  by.send(saveNoticeSettings, { body: { ...usual, ...given } })
const read = async (by = person) => (await portal.as(by).send(getNoticeSettings, {})).body

test('apply to the person who chose them, and are the defaults until then', async () => {
  expect(await read()).toEqual(usual)
  const chosen = { TASKS: 'DAILY', SHOWCASES: 'OFF', quietFrom: 22, quietTo: 8, timeZone: 'Asia/Omsk' }
  expect((await save(chosen)).status).toBe(200)
  expect(await read()).toEqual({ ...usual, ...chosen })
  expect(await read(await portal.make.person())).toEqual(usual)
  expect((await save({})).status).toBe(200)
  expect(await read()).toEqual(usual)
})

test('name what is wrong at its field', async () => {
  const fieldsOf = async (given: object) => (await save(given)).body['fields']
  expect(await fieldsOf({ MESSAGES: 'OFF' })).toEqual({ MESSAGES: 'NOT_IN_LIST' })
  expect(await fieldsOf({ TASKS: 'PIGEON' })).toEqual({ TASKS: 'NOT_IN_LIST' })
  expect(await fieldsOf({ quietFrom: 22 })).toEqual({ quietTo: 'REQUIRED' })
  expect(await fieldsOf({ quietTo: 24, quietFrom: 1 })).toEqual({ quietTo: 'TOO_BIG' })
  expect(await fieldsOf({ timeZone: 'Moon/Base' })).toEqual({ timeZone: 'NOT_IN_LIST' })
})

test('are not chosen by an administrator who is logged in as the person', async () => {
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  expect((await save({ TASKS: 'OFF' }, portal.actAs(admin, person))).status).toBe(403)
})
