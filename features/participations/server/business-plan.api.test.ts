import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getTask, setBusinessPlanPublished } from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let team: Person
let founder: Person
let taskId: number

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  team = await portal.make.member({ accelerator, role: 'ACC' })
})

const work = async (state: 'START' | 'DONE_CODE'): Promise<number> => {
  const { make } = portal
  founder = await make.person()
  const track = await make.track({ programme: await make.programme({ accelerator }) })
  const made = await make.participation({
    track,
    project: await make.project({ leader: founder }),
    states: [state],
  })
  return made.tasks[0]!.id
}

beforeEach(async () => {
  taskId = await work('DONE_CODE')
})

const publish = async (published: boolean, by = team): Promise<unknown> => {
  const { status, body } = await portal.as(by).call(setBusinessPlanPublished, { body: { taskId, published } })
  return status < 300 ? status : body['code']
}
const notified = async (): Promise<string[]> => {
  const rows = await portal.db
    .selectFrom('notification')
    .select('code')
    .where('recipient_uid', '=', founder.uid)
    .execute()
  return rows.map(({ code }) => code)
}
const actions = async (): Promise<string[]> => {
  const { body } = await portal.as(team).send(getTask, { query: { taskId: String(taskId) } })
  return body['actions'] as string[]
}

test('the business plan of a task that is done is published once, and the team is notified', async () => {
  expect(await actions()).toContain('publishPlan')
  expect([await publish(true), await publish(true)]).toEqual([200, 'PUBLICATION_STATE_UNCHANGED'])
  await vi.waitFor(async () => expect(await notified()).toEqual(['BUSINESSPLAN_PUBLICATION']), 10_000)
  expect(await actions()).toContain('unpublishPlan')
  expect([await publish(false), await publish(false)]).toEqual([200, 'PUBLICATION_STATE_UNCHANGED'])
})

test('neither before it is done nor by the team itself', async () => {
  expect(await publish(true, founder)).toBe('ACCESS_DENIED')
  taskId = await work('START')
  expect(await publish(true)).toBe('TRACKPOINT_STATUS_CHANGED')
})
