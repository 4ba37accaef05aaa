import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Track } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let track: Track
let leader: Person
let member: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  track = await portal.make.track({ accelerator })
  leader = await portal.make.person()
  member = await portal.make.person()
  project = await portal.make.project({ leader, members: [member] })
})

const mayApplyAgain = async (requestId: number, by: Person): Promise<boolean> => {
  const { body } = await portal
    .as(by)
    .call(getAccelerationRequest, { query: { requestId: String(requestId) } })
  return (body['actions'] as string[]).includes('apply')
}

test('who was rejected or withdrew applies again, as long as the track takes applications and none waits', async () => {
  const rejected = await portal.make.request({ track, project, status: 'REJECT' })
  const acc = await portal.make.member({ accelerator, role: 'ACC' })
  expect(await mayApplyAgain(rejected.id, leader)).toBe(true)
  // Only the leader applies.
  expect([await mayApplyAgain(rejected.id, member), await mayApplyAgain(rejected.id, acc)]).toEqual([
    false,
    false,
  ])

  const waiting = await portal.make.request({ track, project, status: 'NEW' })
  expect([await mayApplyAgain(rejected.id, leader), await mayApplyAgain(waiting.id, leader)]).toEqual([
    false,
    false,
  ])
  await sql`update acceleration_request set status = 'CANCEL' where id = ${waiting.id}`.execute(portal.db)
  expect(await mayApplyAgain(waiting.id, leader)).toBe(true)

  for (const closed of [sql`access_status = 'BLOCKED'`, sql`content_status = 'ARCHIVE'`]) {
    await sql`update track set ${closed} where id = ${track.id}`.execute(portal.db)
    expect(await mayApplyAgain(rejected.id, leader)).toBe(false)
    await sql`update track set access_status = 'ALLOWED_TO_WORK', content_status = 'PUBLISHED'
      where id = ${track.id}`.execute(portal.db)
  }
})
