import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getOwnWork } from '../contract/own-work.endpoints.ts'

type Work = ResponseOf<typeof getOwnWork>['items']

let portal: TestPortal
let leader: Person
let member: Person

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  member = await portal.make.person()
})

const ask = async (by: Person, ...projects: Project[]): Promise<Work> => {
  const query = { projectIds: projects.map(({ id }) => id).join(',') }
  const { status, body } = await portal.as(by).call(getOwnWork, { query })
  expect(status).toBe(200)
  return (body as { items: Work }).items
}

const project = () => portal.make.project({ leader, members: [member] })

test('a project says the task it is at, its deadline in the zone of the accelerator, and how far it is', async () => {
  const one = await project()
  const accelerator = await portal.make.accelerator({ time_zone: 'Asia/Yekaterinburg' })
  const track = await portal.make.track({ accelerator, name: 'Предпосев' })
  await portal.make.trackpoint({ track, name: 'Анкета' })
  await portal.make.trackpoint({ track, name: 'Интервью', duration_days: 10 })
  await portal.make.participation({ project: one, track, states: ['ACCEPT_CODE', 'START'] })
  for (const by of [leader, member])
    expect(await ask(by, one)).toEqual([
      {
        projectId: one.id,
        column: 'IN_WORK',
        status: 'ACCEPT',
        track: { id: track.id, name: 'Предпосев' },
        waits: 'TEAM',
        others: 0,
        applications: 0,
        participation: {
          id: expect.any(Number) as number,
          tasksTotal: 2,
          tasksAccepted: 1,
          currentTask: expect.objectContaining({
            name: 'Интервью',
            state: 'START',
            due: expect.objectContaining({ timeZone: 'Asia/Yekaterinburg' }) as object,
          }) as object,
        },
      },
    ])
})

test('of several tracks it says the one with most to do, and how many more are not over', async () => {
  const one = await project()
  await portal.make.request({ project: one })
  await portal.make.participation({ project: one, states: ['DONE_CODE'] })
  const { track_id } = await portal.make.participation({ project: one, states: ['PROCESS_CODE'] })
  await portal.make.request({ project: one, status: 'REJECT' })
  const [work] = await ask(leader, one)
  expect(work).toMatchObject({ column: 'IN_WORK', track: { id: track_id }, others: 1, applications: 1 })
})

test('a project says who must act next, without revealing an expert or a selection', async () => {
  const accelerator = await portal.make.accelerator()
  const worker = await portal.make.member({ accelerator, role: 'TRC' })
  const waits = async (state: TaskState, more: object = {}) => {
    const one = await project()
    const track = await portal.make.track({ accelerator })
    const made = await portal.make.participation({ project: one, track, states: [state], ...more })
    return { made, ask: async () => (await ask(leader, one))[0]?.waits }
  }
  expect(await (await waits('NOT_STARTED')).ask()).toBe('TEAM')
  expect(await (await waits('DONE_CODE')).ask()).toBe('ACCELERATOR')
  expect(await (await waits('DONE_CODE', { tracker: worker })).ask()).toBe('TRACKER')
  expect(await (await waits('AUTO_SELECT_FAIL', { tracker: worker })).ask()).toBe('TRACKER')
  expect(await (await waits('DISCARD_CODE')).ask()).toBe('NOBODY')
  const blocked = await waits('PROCESS_CODE')
  await sql`update project_track set access_status = 'BLOCKED' where id = ${blocked.made.id}`.execute(
    portal.db,
  )
  expect(await blocked.ask()).toBe('NOBODY')
})

test('several projects at once; one that never applied is left out', async () => {
  const [applied, quiet] = [await project(), await project()]
  await portal.make.request({ project: applied })
  expect(await ask(leader, applied, quiet)).toMatchObject([
    { projectId: applied.id, column: 'NEW', participation: null },
  ])
})

test('a project of others reveals nothing, not even to its accelerator', async () => {
  const one = await project()
  const accelerator = await portal.make.accelerator()
  await portal.make.participation({ project: one, track: await portal.make.track({ accelerator }) })
  for (const by of [await portal.make.person(), await portal.make.member({ accelerator, role: 'ACC' })])
    expect(await ask(by, one)).toEqual([])
})

test.each([['x'], ['1,-2'], [Array.from({ length: 51 }, (_, n) => n + 1).join(',')]])(
  'the ids %s are refused',
  async (projectIds) => {
    const { status } = await portal.as(leader).send(getOwnWork, { query: { projectIds } })
    expect(status).toBe(400)
  },
)
