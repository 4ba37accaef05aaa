import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as requests from '../contract/data-request.endpoints.ts'
import * as rooms from '../contract/data-room.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let leader: Person
let investor: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  leader = await portal.make.person()
  investor = await portal.make.person({ roles: ['INV'] })
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

/** An open room with a link, and both sides' settings for contact details. */
const opened = async (given: object = {}) => {
  const project = await portal.make.project({ leader })
  const document = await insertOne(portal.db, 'project_document', {
    project_id: project.id,
    name: 'Модель',
    url: 'https://example.com/model',
    created_by: leader.uid,
  })
  const { id } = await insertOne(portal.db, 'data_request', {
    project_id: project.id,
    accelerator_id: accelerator.id,
    requester_uid: investor.uid,
    purpose: 'Хочу вложиться.',
    status: 'GRANTED',
    document_ids: [document.id],
    until_day: '2099-12-31',
    passed_at: '2026-01-01T10:00:00Z',
    agreed_at: '2026-01-02T10:00:00Z',
    ...given,
  })
  return { id, documentId: document.id, projectId: project.id }
}

const room = (by: Person, id: number) =>
  portal.as(by).send(rooms.getRoom, { query: { dataRequestId: String(id) } })
const enter = (id: number) => portal.as(investor).call(rooms.enterRoom, { body: { dataRequestId: id } })
const follow = (id: number, documentId: number) =>
  portal.as(investor).call(rooms.openRoomLink, { body: { dataRequestId: id, documentId } })
const revoke = (id: number) =>
  portal.as(leader).call(requests.revokeRoom, { body: { dataRequestId: id, version: 1 } })
const lines = (id: number) =>
  portal.db.selectFrom('room_opening').selectAll().where('request_id', '=', id).orderBy('id').execute()

test('a data room accounts for each chosen field, and is not opened while it shows nothing', async () => {
  const { version } = await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'goal', type: 'STRING', name: { ru: 'Цель', en: 'Goal' } }),
      plain({ code: 'seeks', type: 'BOOLEAN', name: { ru: 'Ищете деньги', en: 'Seeks money' } }),
      plain({
        code: 'sum',
        type: 'STRING',
        name: { ru: 'Сколько нужно', en: 'How much' },
        showIf: { code: 'seeks', anyOf: [true] },
      }),
    ),
  })
  const [project, other] = [await portal.make.project({ leader }), await portal.make.project({ leader })]
  const { id } = await opened({
    status: 'PASSED',
    project_id: project.id,
    agreed_at: null,
    document_ids: [],
    codes: ['goal', 'sum'],
    until_day: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    version_ids: [version.id],
  })
  const open = () => portal.as(leader).send(requests.openRoom, { body: { dataRequestId: id, version: 1 } })
  const empty = done(await room(leader, id))
  expect(empty).toMatchObject({ unfilled: ['Цель'], excluded: ['Сколько нужно'], shows: false })
  expect(empty.actions).toEqual(['choose', 'refuse'])
  expect(await open()).toMatchObject({ status: 409, body: { code: 'DATA_ROOM_UNFILLED' } })
  await portal.make.profileValues({ project, plain: { goal: 'Тепло', seeks: true } })
  const filled = done(await room(leader, id))
  expect(filled).toMatchObject({ unfilled: ['Сколько нужно'], excluded: [], shows: true })
  expect(filled.actions).toEqual(['choose', 'grant', 'refuse'])
  done(await portal.as(leader).call(requests.openRoom, { body: { dataRequestId: id, version: 1 } }))
  // The investor does not learn why a field is empty: the reason reveals another answer of the profile.
  for (const [code, after] of [
    ['goal', '"Тепло"'],
    ['seeks', 'false'],
  ] as const)
    await insertOne(portal.db, 'profile_value_change', {
      project_id: other.id,
      element_code: code,
      field_code: code,
      after,
      at: '2026-01-01T10:00:00Z',
    })
  const granted = await opened({
    project_id: other.id,
    codes: ['goal', 'sum'],
    document_ids: [],
    version_ids: [version.id],
  })
  done(await enter(granted.id))
  const forInvestor = { shows: true, unfilled: ['Сколько нужно'], excluded: [] }
  expect(done(await room(investor, granted.id))).toMatchObject(forInvestor)
  expect(done(await room(leader, granted.id))).toMatchObject({ unfilled: [], excluded: ['Сколько нужно'] })
})

test('a link is logged with its line alone, time adds up in one line, and the team reads both', async () => {
  const { id, documentId } = await opened()
  done(await enter(id))
  expect(JSON.stringify((await room(investor, id)).body)).not.toContain('example.com')
  expect(done(await follow(id, documentId))).toEqual({ url: 'https://example.com/model' })
  for (const seconds of [20, 25])
    done(
      await portal
        .as(investor)
        .call(rooms.noteRoomTime, { body: { dataRequestId: id, page: 'PROFILE', seconds } }),
    )
  expect((await room(leader, id)).body['openings']).toMatchObject([
    { kind: 'PAGE', page: 'PROFILE', seconds: 45 },
    { kind: 'LINK', document: 'Модель' },
    { kind: 'ROOM' },
  ])
})

test('contacts are shown once both sides agreed, and only while the data room is open', async () => {
  for (const [shares_contacts, team_shares_contacts] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const { id } = await opened({ shares_contacts, team_shares_contacts })
    done(await enter(id))
    const both = shares_contacts && team_shares_contacts
    for (const [by, other] of [
      [investor, leader],
      [leader, investor],
    ] as const) {
      const { body } = await room(by, id)
      expect(JSON.stringify(body).includes(other.email)).toBe(both)
    }
    done(await revoke(id))
    expect(JSON.stringify((await room(leader, id)).body)).not.toContain(investor.email)
    expect((await room(investor, id)).status).toBe(404)
  }
})

test('a data room for a firm closes when the investor leaves it', async () => {
  const firm = await insertOne(portal.db, 'investor_firm', { name: 'Фонд', created_by: investor.uid })
  await insertOne(portal.db, 'firm_member', { person_uid: investor.uid, firm_id: firm.id, admin: true })
  const { id, documentId } = await opened({ firm_id: firm.id, of_firm: true })
  done(await enter(id))
  expect((await room(investor, id)).status).toBe(200)
  await portal.db.deleteFrom('firm_member').where('person_uid', '=', investor.uid).execute()
  expect((await room(investor, id)).status).toBe(404)
  expect((await follow(id, documentId)).status).toBe(404)
})

test('of openings and a revocation at the same moment none that succeeds is without its line, and none comes after', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { id, documentId } = await opened()
    const [, ...answers] = await Promise.all([
      revoke(id),
      enter(id),
      follow(id, documentId),
      follow(id, documentId),
    ])
    const succeeded = answers.filter(({ status }) => status < 300).length
    expect((await lines(id)).length).toBe(succeeded)
    // After revoking, nothing opens.
    expect((await follow(id, documentId)).status).toBe(404)
    expect((await lines(id)).length).toBe(succeeded)
  }
})
