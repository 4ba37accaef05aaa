import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getOwnWork } from '../../acceleration-requests/contract/own-work.endpoints.ts'
import { getProjectInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { getProjectTrack } from '../contract/participation.endpoints.ts'
import { getTask } from '../contract/task.endpoints.ts'
import type { TaskState } from '../domain/states.ts'

let portal: TestPortal
let accelerator: Accelerator
let founder: Person
let both: Person
let team: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  founder = await portal.make.person()
  team = await portal.make.member({ accelerator, role: 'ACC' })
  both = await portal.make.member({ accelerator, role: 'ACC' })
})

const selected = async (state: TaskState) => {
  const { make, db } = portal
  const track = await make.track({ programme: await make.programme({ accelerator }) })
  const project = await make.project({ leader: founder })
  await make.projectMember({ project, person: both })
  const made = await make.participation({ track, project, states: [state] })
  const taskId = made.tasks[0]!.id
  const entry = {
    accelerator_id: accelerator.id,
    subject: 'task',
    subject_id: String(taskId),
    actor_uid: team.uid,
  }
  await db
    .insertInto('audit_entry')
    .values([
      { ...entry, action: 'complete', from_state: 'PROCESS_CODE', to_state: 'DONE_CODE' },
      { ...entry, action: 'claim' },
      { ...entry, action: 'autoSelect', from_state: 'DONE_CODE', to_state: state },
      { ...entry, action: 'return', from_state: state, to_state: 'START' },
    ])
    .execute()
  return { taskId, project, projectTrackId: made.id, requestId: made.request_id }
}

type Work = Awaited<ReturnType<typeof selected>>
type Shown = { state: string; history: { action: string; from: string | null }[] }

/** The responses of all calls that return the state of a task, as text. */
const readAll = async ({ taskId, project, projectTrackId, requestId }: Work, by: Person): Promise<string> => {
  const as = portal.as(by)
  const answers = await Promise.all([
    as.call(getTask, { query: { taskId: String(taskId) } }),
    as.call(getProjectTrack, { query: { projectTrackId: String(projectTrackId) } }),
    as.call(getProjectInWork, { query: { requestId: String(requestId) } }),
    as.call(getOwnWork, { query: { projectIds: String(project.id) } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

test.each(['AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL'] as const)(
  '%s is the reviewers’ until it is applied: to the team the task is in review, wherever they look',
  async (state) => {
    const work = await selected(state)
    expect(await readAll(work, team)).toContain(state)
    for (const one of [founder, both]) {
      const shown = await readAll(work, one)
      expect(shown).not.toContain('AUTO_SELECT')
      expect(shown).not.toContain('autoSelect')
      expect(shown).toContain('DONE_CODE')
    }
    const { body } = await portal.as(founder).call(getTask, { query: { taskId: String(work.taskId) } })
    const { history } = body as unknown as Shown
    expect(history.map(({ action, from }) => [action, from])).toEqual([
      ['return', 'DONE_CODE'],
      ['complete', 'PROCESS_CODE'],
    ])
  },
)
