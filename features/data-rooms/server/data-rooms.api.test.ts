import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { findAddressees } from '../../communication/contract/message.endpoints.ts'
import * as requests from '../contract/data-request.endpoints.ts'
import * as rooms from '../contract/data-room.endpoints.ts'
import type { DataRequestState } from '../domain/states.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let leader: Person
let mate: Person
let investor: Person
let rival: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  mate = await make.person()
  investor = await make.person({ roles: ['INV'] })
  rival = await make.person({ roles: ['INV'] })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const newProject = async () => {
  const project = await portal.make.project({ leader, members: [mate], access_level: 'ACCELERATOR_TEAM' })
  const template = await portal.make.publicationTemplate({ accelerator })
  await portal.make.publication({ project, template })
  const document = await insertOne(portal.db, 'project_document', {
    project_id: project.id,
    name: 'Модель',
    url: 'https://example.com/model',
    created_by: leader.uid,
  })
  return { project, documentId: document.id }
}

const ask = (by: Person, projectId: number, given: object = {}) =>
  portal.as(by).call(requests.requestData, {
    body: { projectId, purpose: 'Хочу вложиться.', rivals: '', declares: true, ...given },
  })
const on = (dataRequestId: number, version: number) => ({ dataRequestId, version })
const pass = (id: number, by = acc) => portal.as(by).call(requests.passDataRequest, { body: on(id, 1) })
const choose = (id: number, version: number, given: object = {}, by = leader) =>
  portal.as(by).call(requests.chooseRoom, {
    body: { ...on(id, version), codes: [], documentIds: [], terms: 'Никому', untilDay: inDays(5), ...given },
  })
const open = (id: number, version: number, by = leader) =>
  portal.as(by).call(requests.openRoom, { body: on(id, version) })
const revoke = (id: number, version: number, by = leader) =>
  portal.as(by).call(requests.revokeRoom, { body: on(id, version) })
const room = (by: Person, id: number) =>
  portal.as(by).call(rooms.getRoom, { query: { dataRequestId: String(id) } })
const enter = (by: Person, id: number) => portal.as(by).call(rooms.enterRoom, { body: { dataRequestId: id } })
const listed = async (by: Person, projectId: number) =>
  done(await portal.as(by).call(requests.listDataRequests, { query: { projectId: String(projectId) } })).items
const notified = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
  ).map(({ code }) => code)

const linkOf = async (person: Person, code: string) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('link')
      .where('recipient_uid', '=', person.uid)
      .where('code', '=', code)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).link

/** An open room with one document. */
const opened = async () => {
  const { project, documentId } = await newProject()
  const { id } = done(await ask(investor, project.id))
  done(await pass(id))
  done(await choose(id, 2, { documentIds: [documentId] }))
  done(await open(id, 3))
  return { id: id as number, project, documentId }
}

describe('a data room that was closed', () => {
  test('is opened again from what it showed, without what is gone, once the team agrees again', async () => {
    const { id, project, documentId } = await opened()
    const gone = await insertOne(portal.db, 'project_document', {
      project_id: project.id,
      name: 'Черновик',
      url: 'https://example.com/draft',
      created_by: leader.uid,
    })
    await portal.db
      .updateTable('data_request')
      .set({ document_ids: [documentId, gone.id] })
      .where('id', '=', id)
      .execute()
    await portal.db.deleteFrom('project_document').where('id', '=', gone.id).execute()
    done(await revoke(id, 4))
    expect(
      done(await portal.as(investor).call(rooms.getRoomEnd, { query: { dataRequestId: String(id) } })),
    ).toMatchObject({ status: 'REVOKED', projectId: project.id })
    const { id: again }: { id: number } = done(await ask(investor, project.id))
    done(await pass(again))
    expect(done(await room(leader, again))).toMatchObject({
      former: { codes: [], documentIds: [documentId], terms: 'Никому' },
      documents: [],
    })
    // A proposal opens nothing: the investor has no access until the team has chosen and granted.
    expect((await room(investor, again)).status).toBe(404)
    expect(refusal(await open(again, 2))).toEqual([409, 'DATA_ROOM_EMPTY'])
    done(await choose(again, 2, { documentIds: [documentId] }))
    expect(done(await room(leader, again)).former).toBeNull()
    done(await open(again, 3))
    expect(done(await room(investor, again)).former).toBeNull()
  })

  test('proposes nothing to other investors', async () => {
    const { project } = await opened()
    const { id } = done(await ask(rival, project.id))
    done(await pass(id))
    expect(done(await room(leader, id)).former).toBeNull()
  })
})

describe('a request for data', () => {
  test('goes from the investor by the accelerator to the team, and opens exactly what the team chose', async () => {
    const { project, documentId } = await newProject()
    await insertOne(portal.db, 'investor_profile', {
      person_uid: investor.uid,
      thesis: 'Роботы для складов.',
    })
    const { id } = done(await ask(investor, project.id))
    await expect.poll(() => notified(acc)).toContain('DATA_REQUESTED')
    // The inbox finds the request by its link.
    await expect.poll(() => linkOf(acc, 'DATA_REQUESTED')).toContain(`requestId=${id}`)
    // The team learns of it when the accelerator forwards it.
    expect(await listed(leader, project.id)).toEqual([])
    expect((await room(leader, id)).status).toBe(404)
    expect(await listed(acc, project.id)).toMatchObject([{ status: 'NEW', actions: ['pass', 'decline'] }])
    done(await pass(id))
    await expect.poll(() => notified(leader)).toContain('DATA_REQUEST_PASSED')
    expect((await room(investor, id)).status).toBe(404)
    expect((await room(acc, id)).status).toBe(404)
    expect(refusal(await open(id, 2))).toEqual([409, 'DATA_ROOM_EMPTY'])
    done(await choose(id, 2, { documentIds: [documentId] }))
    // The chosen content is visible only to the team until the grant.
    expect((await listed(investor, project.id))[0]).toMatchObject({ untilDay: null, opens: false })
    expect(done(await room(mate, id))).toMatchObject({
      investor: { type: null, thesis: 'Роботы для складов.', evidence: '' },
      documents: [{ name: 'Модель' }],
      actions: ['choose', 'grant', 'refuse'],
    })
    done(await open(id, 3, mate))
    await expect.poll(() => notified(investor)).toContain('DATA_ROOM_OPENED')
    // Nothing can be read before the access is logged.
    expect(done(await room(investor, id))).toMatchObject({
      investor: null,
      documents: [],
      openings: [],
      choices: null,
    })
    done(await enter(investor, id))
    expect(done(await room(investor, id))).toMatchObject({ documents: [{ name: 'Модель' }], openings: [] })
    expect(done(await room(leader, id)).openings).toMatchObject([
      { person: { uid: investor.uid }, document: '' },
    ])
    for (const by of [rival, acc]) {
      expect((await room(by, id)).status).toBe(404)
      expect((await enter(by, id)).status).toBe(404)
    }
    expect(await listed(rival, project.id)).toEqual([])
  })

  test('is refused at its field, requested once, and not for projects that one does not see', async () => {
    const { project } = await newProject()
    expect(await ask(investor, project.id, { purpose: 'a'.repeat(10_000) })).toMatchObject({
      status: 400,
      body: { fields: { purpose: 'TOO_LONG' } },
    })
    expect(await ask(investor, project.id, { declares: false })).toMatchObject({
      status: 400,
      body: { fields: { declares: 'REQUIRED' } },
    })
    const { id } = done(await ask(investor, project.id))
    expect(refusal(await ask(investor, project.id))).toEqual([409, 'DATA_REQUEST_EXISTS'])
    done(await pass(id))
    const { documentId: foreign } = await newProject()
    for (const [given, fields] of [
      [{ untilDay: inDays(-2) }, { untilDay: 'DATE_IN_PAST' }],
      [{ untilDay: inDays(500) }, { untilDay: 'DATE_OVER_A_YEAR' }],
      [{}, { codes: 'REQUIRED' }],
      [{ codes: ['no_such_field'] }, { codes: 'NOT_IN_LIST' }],
      [{ documentIds: [foreign] }, { documentIds: 'NOT_IN_LIST' }],
    ] as const)
      expect(await choose(id, 2, given)).toMatchObject({ status: 400, body: { fields } })
    const hidden = await portal.make.project({ leader })
    expect((await ask(investor, hidden.id)).status).toBe(404)
  })

  test('is answered once: of an agreement and a refusal at the same moment one wins, the other gets a conflict', async () => {
    const { project, documentId } = await newProject()
    const { id } = done(await ask(investor, project.id))
    done(await pass(id))
    done(await choose(id, 2, { documentIds: [documentId] }))
    const linked = await portal
      .as(mate)
      .send(requests.refuseDataRequest, { body: { ...on(id, 3), reason: 'См. evil.example/x' } })
    expect(linked.body['fields']).toEqual({ reason: 'LINK_NOT_ALLOWED' })
    const answers = await Promise.all([
      open(id, 3, leader),
      portal.as(mate).call(requests.refuseDataRequest, { body: { ...on(id, 3), reason: 'Рано.' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const [row] = await listed(investor, project.id)
    expect(['GRANTED', 'REFUSED'] satisfies DataRequestState[]).toContain(row.status)
  })
})

describe('a data room', () => {
  const shown = async (by: Person, { id, project }: { id: number; project: { id: number } }) =>
    (await portal.as(by).send(rooms.getRoom, { query: { dataRequestId: String(id) } })).status === 200 &&
    project.id > 0

  test('closes at once when it is revoked, when its last day is over, and when its requester is an investor no more', async () => {
    const revoked = await opened()
    done(await enter(investor, revoked.id))
    expect(await shown(investor, revoked)).toBe(true)
    done(await revoke(revoked.id, 4, mate))
    expect(await shown(investor, revoked)).toBe(false)
    expect((await enter(investor, revoked.id)).status).toBe(404)
    await expect.poll(() => notified(investor)).toContain('DATA_ROOM_CLOSED')
    // Its address tells the requester the result, and nobody else that it exists.
    const end = (by: Person) =>
      portal.as(by).call(rooms.getRoomEnd, { query: { dataRequestId: String(revoked.id) } })
    expect(done(await end(investor))).toMatchObject({
      project: revoked.project.name,
      status: 'REVOKED',
      over: false,
      untilDay: null,
    })
    expect((await end(rival)).status).toBe(404)

    const expired = await opened()
    await portal.db
      .updateTable('data_request')
      .set({ until_day: inDays(-2) })
      .where('id', '=', expired.id)
      .execute()
    expect(await shown(investor, expired)).toBe(false)
    expect((await enter(investor, expired.id)).status).toBe(404)

    const withdrawn = await opened()
    done(await portal.as(investor).call(requests.withdrawDataRequest, { body: on(withdrawn.id, 4) }))
    expect(await shown(investor, withdrawn)).toBe(false)

    const left = await opened()
    await portal.db
      .deleteFrom('person_role')
      .where('person_uid', '=', investor.uid)
      .where('role', '=', 'INV')
      .execute()
    expect(await shown(investor, left)).toBe(false)
    await insertOne(portal.db, 'person_role', { person_uid: investor.uid, role: 'INV' })
  })

  test('lets both sides write to each other while it is open; teams of accelerators write to investors who show their card', async () => {
    const reached = async (by: Person, to: string) =>
      done(await portal.as(by).call(findAddressees, { query: { to } })).items.length === 1
    const newcomer = await portal.make.person({ roles: ['INV'], card_published: true })
    const { project, documentId } = await newProject()
    const both = async () => [
      await reached(newcomer, `person:${leader.uid}`),
      await reached(newcomer, `project:${project.id}`),
      await reached(leader, `person:${newcomer.uid}`),
    ]
    expect(await both()).toEqual([false, false, false])
    expect(await reached(acc, `person:${newcomer.uid}`)).toBe(true)
    expect(await reached(acc, `person:${rival.uid}`)).toBe(false)
    const { id } = done(await ask(newcomer, project.id))
    done(await pass(id))
    expect(await both()).toEqual([false, false, false])
    done(await choose(id, 2, { documentIds: [documentId] }))
    done(await open(id, 3))
    expect(await both()).toEqual([true, true, true])
    done(await revoke(id, 4))
    expect(await both()).toEqual([false, false, false])
  })
})
