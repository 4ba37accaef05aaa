import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { changeAccess } from '../contract/participation.endpoints.ts'
import * as tasks from '../contract/task.endpoints.ts'
import type { Performer, TaskState } from '../domain/states.ts'

let portal: TestPortal
let accelerator: Accelerator
let people: Record<'leader' | 'team' | 'tracker' | 'expert', Person>

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  people = {
    leader: await make.person(),
    team: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    expert: await make.member({ accelerator, role: 'EXP' }),
  }
  await portal.startWorker()
})

/** The next to act according to the newest notification of a code; null if it names nobody. */
const notified = (code: string, project: string, { uid }: Person): Promise<string | null> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waits: string | null }>`
        select params->>'waits' as waits from notification
        where code = ${code} and recipient_uid = ${uid} and params->>'project' = ${project} order by id desc limit 1`.execute(
        portal.db,
      )
      expect(rows).toHaveLength(1)
      return rows[0]!.waits
    },
    { timeout: 20_000, interval: 100 },
  )

/** Who the list of projects in work says that a project waits for. */
const listed = async (name: string): Promise<string> => {
  const { body } = await portal.as(people.team).send(listProjectsInWork, {
    query: { findText: name },
    headers: { 'accelerator-id': String(accelerator.id) },
  })
  return (body as ResponseOf<typeof listProjectsInWork>).items[0]!.waits
}

const isNotified = async (code: string, project: string, { uid }: Person): Promise<boolean> => {
  const { rows } = await sql`select from notification
    where code = ${code} and recipient_uid = ${uid} and params->>'project' = ${project}`.execute(portal.db)
  return rows.length > 0
}

const work = async (
  name: string,
  { performer = 'TEAM', state = 'DONE_CODE' }: { performer?: Performer; state?: TaskState } = {},
) => {
  const { make } = portal
  const project = await make.project({ leader: people.leader, name })
  const track = await make.track({ accelerator })
  await make.trackpoint({ track, performer, answer_required: false })
  const made = await make.participation({ track, project, states: [state], tracker: people.tracker })
  return { participation: made.id, task: made.tasks[0]!, taskId: made.tasks[0]!.id }
}

const ok = ({ status, body }: { status: number; body: unknown }) =>
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)

const version = async (taskId: number): Promise<number> => {
  const { body } = await portal.as(people.tracker).send(tasks.getTask, { query: { taskId } })
  return (body as { version: number }).version
}

test('a notification says who the project waits for, as the list of projects does', async () => {
  const { taskId } = await work('Луна')
  ok(
    await portal.as(people.tracker).send(tasks.returnTask, {
      body: { taskId, version: await version(taskId), comment: 'Уточните цифры.' },
    }),
  )
  expect(await notified('TASK_RETURNED', 'Луна', people.leader)).toBe('TEAM')
  expect(await listed('Луна')).toBe('TEAM')

  ok(
    await portal
      .as(people.leader)
      .send(tasks.completeTask, { body: { taskId, version: await version(taskId) } }),
  )
  expect(await notified('PROJECT_FINISHED_IMPLEMENTATION_EVENT', 'Луна', people.tracker)).toBe('TRACKER')
  expect(await listed('Луна')).toBe('TRACKER')

  ok(
    await portal
      .as(people.tracker)
      .send(tasks.acceptTask, { body: { taskId, version: await version(taskId) } }),
  )
  // Nothing is left to do.
  expect(await notified('TASK_ACCEPTED', 'Луна', people.leader)).toBeNull()
  expect(await listed('Луна')).toBe('NOBODY')
})

test('what the tracker hands in waits for the accelerator’s team, which is notified', async () => {
  const { taskId } = await work('Сатурн', { performer: 'TRACKER', state: 'PROCESS_CODE' })
  ok(
    await portal
      .as(people.tracker)
      .send(tasks.completeTask, { body: { taskId, version: await version(taskId) } }),
  )
  expect(await notified('PROJECT_FINISHED_IMPLEMENTATION_EVENT', 'Сатурн', people.team)).toBe('ACCELERATOR')
  expect(await listed('Сатурн')).toBe('ACCELERATOR')
})

test('a task that is returned or rejected reaches who performs it', async () => {
  const { taskId } = await work('Уран', { performer: 'TRACKER' })
  ok(
    await portal.as(people.team).send(tasks.returnTask, {
      body: { taskId, version: await version(taskId), comment: 'Добавьте расчёт.' },
    }),
  )
  expect(await notified('TASK_RETURNED', 'Уран', people.tracker)).toBe('TRACKER')
  expect(await isNotified('TASK_RETURNED', 'Уран', people.leader)).toBe(false)
  ok(
    await portal
      .as(people.tracker)
      .send(tasks.completeTask, { body: { taskId, version: await version(taskId) } }),
  )
  ok(
    await portal.as(people.team).send(tasks.discardTask, {
      body: { taskId, version: await version(taskId), comment: 'Не подходит.' },
    }),
  )
  // It ends the project's work on the track, so its team is notified, too.
  expect(await notified('TASK_DISCARDED', 'Уран', people.tracker)).toBeNull()
  expect(await isNotified('TASK_DISCARDED', 'Уран', people.leader)).toBe(true)
})

test('the team is not notified of an expert’s review, its reviewer is', async () => {
  const { task, taskId } = await work('Марс')
  await portal.make.expertJob({ task, expert: people.expert, status: 'NEW' })
  ok(await portal.as(people.team).send(tasks.commentTask, { body: { taskId, body: 'Смотрим.' } }))
  expect(await notified('TASK_COMMENTED', 'Марс', people.leader)).toBe('TRACKER')
  expect(await notified('TASK_COMMENTED', 'Марс', people.tracker)).toBe('EXPERT')
  expect(await listed('Марс')).toBe('EXPERT')
})

test('a member of the team who writes does not read of the expert in their own sent notification', async () => {
  const { task, taskId } = await work('Юпитер')
  await portal.make.expertJob({ task, expert: people.expert, status: 'NEW' })
  ok(await portal.as(people.leader).send(tasks.commentTask, { body: { taskId, body: 'Добавили расчёт.' } }))
  expect(await notified('TASK_COMMENTED', 'Юпитер', people.tracker)).toBe('TRACKER')
})

test('work that is allowed again names who is next', async () => {
  const { participation } = await work('Венера')
  const move = (action: 'BLOCK' | 'ALLOW_TO_WORK') =>
    portal.as(people.team).send(changeAccess, { body: { projectTrackId: participation, action, reason: '' } })
  ok(await move('BLOCK'))
  expect(await notified('PROJECT_BLOCKED', 'Венера', people.leader)).toBeNull()
  expect(await listed('Венера')).toBe('NOBODY')
  ok(await move('ALLOW_TO_WORK'))
  expect(await notified('PROJECT_ALLOWED', 'Венера', people.leader)).toBe('TRACKER')
})
