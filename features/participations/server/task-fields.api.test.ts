import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { saveTrackpointFields } from '../../programmes/contract/trackpoint-field.endpoints.ts'
import { getProjectTrack } from '../contract/participation.endpoints.ts'
import {
  completeTask,
  deleteTaskProgress,
  getTask,
  startTask,
  uploadTaskFile,
} from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let founder: Person
let tracker: Person
let template: { id: number; version: { id: number } }

const profile = tree(
  plain({ code: 'goal', type: 'STRING' }),
  plain({ code: 'patented', type: 'BOOLEAN' }),
  plain({ code: 'patent', type: 'STRING', showIf: { code: 'patented', anyOf: [true] } }),
  group('rivals', [field({ code: 'rival', type: 'STRING', required: true })]),
)

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
  founder = await portal.make.person()
  template = await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: profile })
})

type Task = {
  id: number
  version: number
  state: string
  actions: string[]
  progress: { filled: number; total: number } | null
  profile: {
    filled: number
    total: number
    missing: { code: string; item?: string; field?: string; problem: string; name: { row: number | null } }[]
  } | null
}

const done = ({ status, body }: Answer): Task => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as unknown as Task
}

/** Fields of a trackpoint: `goal!` is required, `goal=` is read-only. */
const ask = (trackpointId: number, version: number, ...written: string[]) =>
  portal.as(admin).call(saveTrackpointFields, {
    body: {
      trackpointId,
      version,
      fields: written.map((one) => ({
        code: one.replace(/[!=]/, ''),
        required: one.endsWith('!'),
        readOnly: one.endsWith('='),
      })),
    },
  })

/** A task that requires no answer and requests these fields. */
const newTask = async (...fields: string[]) => {
  const project = await portal.make.project({ leader: founder })
  const track = await portal.make.track({ accelerator })
  const { id } = await portal.make.trackpoint({ track, answer_required: false })
  const saved = await ask(id, 1, ...fields)
  expect(saved.status).toBe(200)
  const task = await portal.make.task({ project, track, tracker })
  return { project, task, trackpointId: id }
}

const read = async (taskId: number, by = founder) =>
  done(await portal.as(by).call(getTask, { query: { taskId: String(taskId) } }))

const actions = { startTask, completeTask, deleteTaskProgress }

const action = async (name: keyof typeof actions, taskId: number, by = founder) =>
  portal.as(by).call(actions[name], { body: { taskId, version: (await read(taskId, by)).version } })

const fill = async (
  project: Project,
  code: string,
  value: Value,
  item: string | null = null,
  name = code,
) => {
  await sql`insert into profile_value (project_id, element_code, item_id, field_code, value, updated_by)
    values (${project.id}, ${code}, ${item}::uuid, ${name}, ${JSON.stringify(value)}::jsonb, ${founder.uid})
    on conflict (project_id, element_code, item_id, field_code)
    do update set value = excluded.value, version = profile_value.version + 1`.execute(portal.db)
}

const addRival = async (project: Project, seq = 1) =>
  (
    await insertOne(portal.db, 'profile_item', {
      id: crypto.randomUUID(),
      project_id: project.id,
      element_code: 'rivals',
      seq,
    })
  ).id

const counted = ({ profile: given }: Task) => given && `${given.filled}/${given.total}`
const missing = ({ profile: given }: Task) => given?.missing.map(({ code, problem }) => `${code} ${problem}`)

describe('progress', () => {
  test('counts what is shown and may be filled, and names what is missing', async () => {
    const { project, task } = await newTask('goal!', 'patented!', 'patent!', 'rivals')
    done(await action('startTask', task.id))
    const fresh = await read(task.id)
    expect([counted(fresh), missing(fresh)]).toEqual(['0/3', ['goal REQUIRED', 'patented REQUIRED']])
    await fill(project, 'patented', true)
    const current = await read(task.id)
    expect([counted(current), missing(current)]).toEqual(['1/4', ['goal REQUIRED', 'patent REQUIRED']])
    await fill(project, 'goal', 'Насос')
    await fill(project, 'patented', false)
    expect([counted(await read(task.id)), missing(await read(task.id))]).toEqual(['2/3', []])
  })

  test('what is only shown is neither counted nor demanded', async () => {
    const { task } = await newTask('goal=', 'patented')
    done(await action('startTask', task.id))
    expect([counted(await read(task.id)), missing(await read(task.id))]).toEqual(['0/1', []])
    expect(done(await action('completeTask', task.id)).state).toBe('DONE_CODE')
  })

  test('is in the list of tasks only while somebody fills the fields', async () => {
    const { project, task } = await newTask('goal!')
    const inList = async () => {
      const { body } = await portal.as(founder).call(getProjectTrack, {
        query: { projectTrackId: String(task.participation.id) },
      })
      const { progress } = (body['tasks'] as Task[])[0]!
      return progress && `${progress.filled}/${progress.total}`
    }
    expect(await inList()).toBeNull()
    done(await action('startTask', task.id))
    expect(await inList()).toBe('0/1')
    await fill(project, 'goal', 'Насос')
    expect(await inList()).toBe('1/1')
    done(await action('completeTask', task.id))
    expect([await inList(), counted(await read(task.id))]).toEqual([null, '1/1'])
  })

  test('a required answer is one more requirement, in words or as a file', async () => {
    const { task, trackpointId } = await newTask('goal!')
    await sql`update trackpoint set answer_required = true where id = ${trackpointId}`.execute(portal.db)
    done(await action('startTask', task.id))
    expect([counted(await read(task.id)), (await read(task.id)).progress]).toEqual([
      '0/1',
      { filled: 0, total: 2 },
    ])
    await portal.as(founder).send(uploadTaskFile, {
      query: { taskId: task.id },
      file: { name: 'plan.txt', content: 'План' },
    })
    expect((await read(task.id)).progress).toEqual({ filled: 1, total: 2 })
  })

  test('a task may ask only to show fields: there is nothing to fill, and they are there', async () => {
    const { task } = await newTask('goal=')
    expect((await read(task.id)).profile).toEqual({ filled: 0, total: 0, missing: [], missingTotal: 0 })
  })

  test('of a task that asks for nothing is nothing', async () => {
    const { task } = await newTask()
    expect((await read(task.id)).profile).toBeNull()
  })
})

describe('completing', () => {
  test('needs every required field, and says which are missing, where in a group too', async () => {
    const { project, task } = await newTask('goal!', 'rivals!')
    done(await action('startTask', task.id))
    expect((await read(task.id)).actions).not.toContain('complete')
    const refused = await action('completeTask', task.id)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'ANSWER_REQUIRED',
        params: { missing: 2 },
        fields: { 'fields.goal': 'REQUIRED', 'fields.rivals': 'REQUIRED' },
      },
    ])
    const [first, second] = [await addRival(project, 1), await addRival(project, 2)]
    await fill(project, 'goal', 'Насос')
    await fill(project, 'rivals', 'Альфа', first, 'rival')
    await fill(project, 'rivals', 'Я'.repeat(256), second, 'rival')
    expect((await action('completeTask', task.id)).body['fields']).toEqual({
      [`fields.rivals.${second}.rival`]: 'INVALID',
    })
    expect((await read(task.id)).profile?.missing[0]?.name.row).toBe(2)
    await fill(project, 'rivals', 'Бета', second, 'rival')
    expect(done(await action('completeTask', task.id)).state).toBe('DONE_CODE')
  })

  test('still needs the answer, which is named next to the fields', async () => {
    const { task, trackpointId } = await newTask('goal!')
    await portal.db
      .updateTable('trackpoint')
      .set({ answer_required: true })
      .where('id', '=', trackpointId)
      .execute()
    done(await action('startTask', task.id))
    expect((await action('completeTask', task.id)).body['fields']).toEqual({
      answer: 'REQUIRED',
      'fields.goal': 'REQUIRED',
    })
  })

  test('and emptying a required field at the same moment: never an incomplete task that is done', async () => {
    for (let round = 0; round < 4; round++) {
      const { project, task } = await newTask('goal!')
      done(await action('startTask', task.id))
      await fill(project, 'goal', 'Насос')
      const { version } = await read(task.id)
      const states: string[] = []
      // Locks the project's row like any writer of values (`lockProfile`).
      const emptying = () =>
        portal.db.transaction().execute(async (db) => {
          await sql`select from project where id = ${project.id} for no key update`.execute(db)
          await sql`update profile_value set value = null where project_id = ${project.id}`.execute(db)
          const { rows } = await sql<{ state: string }>`
            select state from project_trackpoint where id = ${task.id}`.execute(db)
          states.push(rows[0]!.state)
        })
      const completing = () => portal.as(founder).call(completeTask, { body: { taskId: task.id, version } })
      const calls: (() => Promise<unknown>)[] = [completing, emptying]
      if (round % 2) calls.reverse()
      await collide(portal.database, `select id from project where id = ${project.id} for update`, calls)
      // If emptying came first, completing was refused; otherwise the value existed until the task was done.
      expect((await read(task.id)).state).toBe(states[0])
    }
  })
})

describe('a task that began', () => {
  test('goes on with the fields it began with: its trackpoint asks for nothing else any more', async () => {
    const { project, task, trackpointId } = await newTask('goal!')
    done(await action('startTask', task.id))
    expect((await ask(trackpointId, 2, 'patented!', 'rivals!')).body['code']).toBe(
      'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
    )
    expect(missing(await read(task.id))).toEqual(['goal REQUIRED'])
    await fill(project, 'goal', 'Насос')
    done(await action('completeTask', task.id))
  })

  test('goes on with the version of the template it began with; a later one has the new, and values stay', async () => {
    const { project, task, trackpointId } = await newTask('goal!')
    done(await action('startTask', task.id))
    await fill(project, 'goal', 'Двенадцать!')
    const shorter = tree(plain({ code: 'goal', type: 'STRING', limits: { maxLength: 5 } }))
    const archived = template.version.id
    await portal.db
      .updateTable('profile_template_version')
      .set({ status: 'ARCHIVE' })
      .where('id', '=', archived)
      .execute()
    const { id: published } = await insertOne(portal.db, 'profile_template_version', {
      template_id: template.id,
      number: 2,
      status: 'ACTIVE',
      tree: shorter,
    })
    try {
      expect([counted(await read(task.id)), missing(await read(task.id))]).toEqual(['1/1', []])
      const later = await portal.make.task({
        project,
        track: await portal.make.track({ accelerator }),
      })
      expect((await ask(later.trackpoint_id, 1, 'goal!')).status).toBe(200)
      done(await action('startTask', later.id))
      expect([counted(await read(later.id)), missing(await read(later.id))]).toEqual([
        '1/1',
        ['goal INVALID'],
      ])
      const { rows } = await sql<{ id: number; versions: number[] }>`
        select id, profile_version_ids as versions from project_trackpoint
        where id in (${task.id}, ${later.id}) order by id`.execute(portal.db)
      expect(rows.map(({ versions }) => versions.map(Number))).toEqual([[archived], [published]])
      done(await action('completeTask', task.id))
      expect(trackpointId).toBeGreaterThan(0)
    } finally {
      await portal.db.deleteFrom('profile_template_version').where('id', '=', published).execute()
      await portal.db
        .updateTable('profile_template_version')
        .set({ status: 'ACTIVE' })
        .where('id', '=', archived)
        .execute()
    }
  })

  test('set back to its beginning requires what its trackpoint does, and keeps the values', async () => {
    const { project, task, trackpointId } = await newTask('goal!')
    done(await action('startTask', task.id))
    await fill(project, 'goal', 'Насос')
    done(await action('deleteTaskProgress', task.id, admin))
    expect((await ask(trackpointId, 2, 'goal!', 'patented!')).status).toBe(200)
    done(await action('startTask', task.id))
    const again = await read(task.id)
    expect([counted(again), missing(again)]).toEqual(['1/2', ['patented REQUIRED']])
  })
})
