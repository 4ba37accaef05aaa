import { sql } from 'kysely'
import * as requests from '../../../features/data-rooms/contract/data-request.endpoints.ts'
import * as rooms from '../../../features/data-rooms/contract/data-room.endpoints.ts'
import { dataRequests } from '../../../features/data-rooms/domain/data-request.machine.ts'
import type { DataRequestState } from '../../../features/data-rooms/domain/states.ts'
import { findDataRequest } from '../../../features/data-rooms/server/data-request.repository.ts'
import { readVersionIds } from '../../../features/data-rooms/server/room-tree.ts'
import { insertOne } from '../factories/insert.ts'
import { checked } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** The world's only investor, with the role on the portal. */
const investor: readonly Who[] = ['foreignAdmin']
const passers: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']

/** A project of leader and member, published to members of accelerators and to investors. */
const published = async (world: World) => {
  const { make, db } = world
  const project = await world.project()
  await db
    .updateTable('project')
    .set({ access_level: 'ACCELERATOR_TEAM' })
    .where('id', '=', project.id)
    .execute()
  const template = await make.publicationTemplate({ accelerator: world.accelerator })
  await make.publication({ project, template })
  return project.id
}

/** A request of the investor in a state, with a document in its room. */
const request = async (world: World, status: DataRequestState) => {
  const { db, people, accelerator } = world
  const projectId = await published(world)
  const document = await world.projectFile(projectId)
  const isAgreed = status === 'GRANTED'
  const { id } = await insertOne(db, 'data_request', {
    project_id: projectId,
    accelerator_id: accelerator.id,
    requester_uid: people.foreignAdmin.uid,
    purpose: 'Хочу вложиться.',
    status,
    document_ids: [document.id],
    version_ids: await readVersionIds(db),
    until_day: '2099-12-31',
    passed_at: status === 'NEW' ? null : '2026-01-01T10:00:00Z',
    agreed_at: isAgreed ? '2026-01-02T10:00:00Z' : null,
  })
  return { id, documentId: document.id, projectId }
}

const body = async (world: World, status: DataRequestState) => ({
  body: { dataRequestId: (await request(world, status)).id, version: 1 },
})

const answered = async (world: World, status: DataRequestState) => ({
  body: { ...(await body(world, status)).body, reason: 'Рано.' },
})

/** Everybody who may open the project's page. */
const readers: readonly Who[] = [
  ...founders,
  'tracker',
  'otherTracker',
  'teamTracker',
  'team',
  'admin',
  'expert',
  ...investor,
  'portalAdmin',
  'deputyAdmin',
]

/** Calls of data requests and data rooms. */
export const dataRoomsRows = [
  row(requests.getDataAsking, readers, async (world) => ({
    query: { projectId: String(await published(world)) },
  })),
  row(
    requests.requestData,
    investor,
    async (world) => ({
      body: {
        projectId: await published(world),
        purpose: 'Хочу вложиться.',
        rivals: '',
        declares: true as const,
      },
    }),
    { see: readers.filter((who) => !investor.includes(who)) },
  ),
  row(
    requests.listDataRequests,
    everybody,
    async (world) => {
      await request(world, 'NEW')
      await request(world, 'PASSED')
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from data_request`,
        ({ db }, id) => findDataRequest(db, id),
        dataRequests.view.allows,
        { closed: true },
      ),
    },
  ),
  row(requests.passDataRequest, passers, (world) => body(world, 'NEW'), { see: investor }),
  row(requests.declineDataRequest, passers, (world) => answered(world, 'NEW'), { see: investor }),
  row(requests.refuseDataRequest, founders, (world) => answered(world, 'PASSED'), {
    see: [...passers, ...investor],
  }),
  row(requests.withdrawDataRequest, investor, (world) => body(world, 'PASSED'), {
    see: [...passers, ...founders],
  }),
  row(
    requests.chooseRoom,
    founders,
    async (world) => {
      const { id, documentId } = await request(world, 'PASSED')
      return {
        body: {
          dataRequestId: id,
          version: 1,
          codes: [],
          documentIds: [documentId],
          terms: '',
          untilDay: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
        },
      }
    },
    { see: [...passers, ...investor], absent: { documentIds: 400 } },
  ),
  row(
    requests.openRoom,
    founders,
    async (world) => {
      const given = await body(world, 'PASSED')
      await world.db
        .updateTable('data_request')
        .set({ until_day: sql<string>`current_date + 10` })
        .where('id', '=', given.body.dataRequestId)
        .execute()
      return given
    },
    { see: [...passers, ...investor] },
  ),
  row(requests.revokeRoom, founders, (world) => body(world, 'GRANTED'), { see: [...passers, ...investor] }),
  row(rooms.getRoom, [...founders, ...investor], async (world) => ({
    query: { dataRequestId: String((await request(world, 'GRANTED')).id) },
  })),
  row(
    rooms.getRoomEnd,
    investor,
    async (world) => ({ query: { dataRequestId: String((await request(world, 'REFUSED')).id) } }),
    { see: [...passers, ...founders] },
  ),
  row(rooms.enterRoom, [...founders, ...investor], async (world) => ({
    body: { dataRequestId: (await request(world, 'GRANTED')).id },
  })),
  row(rooms.openRoomLink, [...founders, ...investor], async (world) => {
    const { id, projectId } = await request(world, 'GRANTED')
    const link = await insertOne(world.db, 'project_document', {
      project_id: projectId,
      name: 'Модель',
      url: 'https://example.com/model',
      created_by: world.people.leader.uid,
    })
    await world.db
      .updateTable('data_request')
      .set({ document_ids: [link.id] })
      .where('id', '=', id)
      .execute()
    return { body: { dataRequestId: id, documentId: link.id } }
  }),
  row(rooms.noteRoomTime, [...founders, ...investor], async (world) => ({
    body: { dataRequestId: (await request(world, 'GRANTED')).id, page: 'PROFILE' as const, seconds: 20 },
  })),
  row(rooms.downloadRoomDocument, [...founders, ...investor], async (world) => {
    const { id, documentId } = await request(world, 'GRANTED')
    return { query: { dataRequestId: String(id), documentId: String(documentId) } }
  }),
]
