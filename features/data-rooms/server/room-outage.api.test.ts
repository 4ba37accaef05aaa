import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as requests from '../contract/data-request.endpoints.ts'
import * as rooms from '../contract/data-room.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let leader: Person
let investor: Person

const rounds = 20

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  leader = await portal.make.person()
  investor = await portal.make.person({ roles: ['INV'] })
  // Their sessions are there before anything is cut off.
  for (const person of [leader, investor])
    await portal.as(person).call(requests.listDataRequests, { query: {} })
})

/** An open room with a link. */
const opened = async () => {
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
  })
  return { id, documentId: document.id }
}

/** The status of an answer; 0 for a call that the outage cut off. */
const statusOf = (answer: Promise<{ status: number }>): Promise<number> =>
  answer.then(
    ({ status }) => status,
    () => 0,
  )

test('whatever an outage cuts off: every opening has its line, and no data room is open after its acknowledged revocation', async () => {
  // A connection of its own, so that it can end all others.
  const control = new pg.Client(portal.database.url)
  control.on('error', () => {})
  await control.connect()
  try {
    let cutOff = 0
    for (let round = 0; round < rounds; round += 1) {
      const { id, documentId } = await opened()
      const follow = () =>
        statusOf(portal.as(investor).call(rooms.openRoomLink, { body: { dataRequestId: id, documentId } }))
      const attempts = [follow(), follow(), follow(), follow()]
      // Some rounds hit the calls before their commit, some after it.
      await pause(round)
      const revoked = statusOf(
        portal.as(leader).call(requests.revokeRoom, { body: { dataRequestId: id, version: 1 } }),
      )
      attempts.push(follow(), follow())
      await pause(round % 7)
      await control.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      const statuses = await Promise.all(attempts)
      const isRevoked = [200, 204].includes(await revoked)
      cutOff += statuses.filter((status) => status === 0 || status >= 500).length
      const allowed = statuses.filter((status) => status === 200).length
      await expect
        .poll(() =>
          statusOf(portal.as(investor).call(rooms.getRoom, { query: { dataRequestId: String(id) } })),
        )
        .toBeOneOf([200, 404])
      const { rows } = await control.query<{ lines: number; status: string }>(
        `select (select count(*)::int from room_opening where request_id = d.id and kind = 'LINK') as lines, d.status
         from data_request d where d.id = $1`,
        [id],
      )
      expect(rows[0]!.lines).toBeGreaterThanOrEqual(allowed)
      if (isRevoked) {
        expect(rows[0]!.status).toBe('REVOKED')
        expect(await follow()).toBe(404)
      }
    }
    // An outage that cut nothing off proves nothing.
    expect(cutOff).toBeGreaterThan(0)
  } finally {
    await control.end()
  }
}, 60_000)
