import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'
import { getProjectProfile, saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { completeTask, getTask, startTask } from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let founder: Person
let template: { id: number; version: { id: number } }

const share = field({
  code: 'share',
  type: 'PERCENT',
  required: true,
  showIf: { code: 'owns', anyOf: [true] },
})
const customs = column({
  code: 'customs',
  type: 'NUMBER',
  required: true,
  showIf: { code: 'exports', anyOf: [true] },
})
const first = tree(
  plain({ code: 'exports', type: 'BOOLEAN' }),
  group('people', [
    field({ code: 'name', type: 'STRING', required: true }),
    field({ code: 'owns', type: 'BOOLEAN' }),
    share,
  ]),
  table('costs', [column({ code: 'price', type: 'NUMBER', required: true }), customs]),
)

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  founder = await portal.make.person()
  template = await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: first })
})

const body = (answer: Answer): Record<string, unknown> => {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBeLessThan(300)
  return answer.body
}

/** A started task that requests the people and the costs of a project. */
const startedTask = async (project?: Project) => {
  const whose = project ?? (await portal.make.project({ leader: founder }))
  const track = await portal.make.track({ accelerator })
  const { id: trackpoint_id } = await portal.make.trackpoint({ track, answer_required: false })
  for (const [seq, element_code] of ['people', 'costs'].entries())
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id,
      template_id: template.id,
      element_code,
      seq,
      required: true,
      read_only: false,
    })
  const task = await portal.make.task({ project: whose, track })
  const { version } = await read(task.id)
  body(await portal.as(founder).call(startTask, { body: { taskId: task.id, version } }))
  return { id: task.id, project: whose }
}

type Task = {
  version: number
  state: string
  profile: { filled: number; total: number; missing: { field?: string; problem: string }[] }
}

const read = async (taskId: number) =>
  body(await portal.as(founder).call(getTask, { query: { taskId: String(taskId) } })) as unknown as Task

const complete = async (taskId: number) =>
  portal.as(founder).call(completeTask, { body: { taskId, version: (await read(taskId)).version } })

const missing = async (taskId: number) =>
  (await read(taskId)).profile.missing.map((one) => one.field ?? 'whole')

/** Saves values of a task's project as a page does, with the known version of each; `item: null` for plain elements. */
const filling = ({ id, project }: { id?: number; project: Project }) => {
  const known = new Map<string, number>()
  return async (code: string, item: string | null, values: Record<string, Value>): Promise<void> => {
    const versionOf = (name: string): number => known.get(`${item}/${name}`) ?? 0
    const isNew = item !== null && !known.has(item)
    const saved = await portal.as(founder).call(saveProjectProfile, {
      body: {
        projectId: project.id,
        ...(id && item ? { opener: `task:${id}` } : {}),
        add: isNew ? [{ code, id: item }] : [],
        cells: Object.entries(values).map(([field, value]) => ({
          code,
          item,
          field,
          value,
          version: versionOf(field),
        })),
      },
    })
    body(saved)
    if (item) known.set(item, 1)
    for (const field of Object.keys(values)) known.set(`${item}/${field}`, versionOf(field) + 1)
  }
}

/** Replaces the active version's tree. */
const publish = async (next: ElementTree): Promise<void> => {
  await portal.db
    .updateTable('profile_template_version')
    .set({ status: 'ARCHIVE' })
    .where('id', '=', template.version.id)
    .execute()
  await insertOne(portal.db, 'profile_template_version', {
    template_id: template.id,
    number: 2,
    status: 'ACTIVE',
    tree: next,
  })
}

describe('a task', () => {
  test('neither demands nor counts what is hidden in a repetition or as a column, and demands what appears', async () => {
    const task = await startedTask()
    const fill = filling(task)
    const [anna, ivan, row] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await fill('people', anna, { name: 'Анна', owns: false })
    await fill('people', ivan, { name: 'Иван', owns: true })
    await fill('costs', row, { price: 100 })
    expect(await missing(task.id)).toEqual(['share'])
    expect((await complete(task.id)).body).toMatchObject({
      code: 'ANSWER_REQUIRED',
      fields: { [`fields.people.${ivan}.share`]: 'REQUIRED' },
    })
    await fill('people', ivan, { share: 40 })
    expect(await missing(task.id)).toEqual([])
    await fill('exports', null, { exports: true })
    expect(await missing(task.id)).toEqual(['customs'])
    await fill('exports', null, { exports: false })
    expect((await read(task.id)).profile).toMatchObject({ filled: 2, total: 2, missing: [] })
    expect(body(await complete(task.id))['state']).toBe('DONE_CODE')
  })

  test('preserves the value of a hidden field: it comes back with its answer', async () => {
    const task = await startedTask()
    const fill = filling(task)
    const anna = crypto.randomUUID()
    await fill('people', anna, { name: 'Анна', owns: true, share: 30 })
    await fill('people', anna, { owns: false })
    const read = async () =>
      (
        body(
          await portal.as(founder).call(getProjectProfile, {
            query: { projectId: String(task.project.id), opener: `task:${task.id}` },
          }),
        )['values'] as { items: { people: { values: Record<string, Value> }[] } }
      ).items.people[0]!.values
    expect(await read()).toEqual({ name: 'Анна', owns: false, share: 30 })
    await fill('people', anna, { owns: true })
    expect(await read()).toEqual({ name: 'Анна', owns: true, share: 30 })
  })
})

test('a running task goes on with the conditions it began with; the next one has those published meanwhile', async () => {
  const running = await startedTask()
  const anna = crypto.randomUUID()
  const row = crypto.randomUUID()
  const fill = filling(running)
  await fill('people', anna, { name: 'Анна', owns: false })
  await fill('costs', row, { price: 100 })
  await publish(
    tree(
      ...first.sections[0]!.elements.map((element) =>
        element.kind === 'GROUP'
          ? { ...element, fields: element.fields.map(({ showIf: _always, ...one }) => one) }
          : element,
      ),
    ),
  )
  expect(await missing(running.id)).toEqual([])
  const next = await startedTask(running.project)
  expect(await missing(next.id)).toEqual(['share'])
  expect((await complete(next.id)).body['code']).toBe('ANSWER_REQUIRED')
  expect(body(await complete(running.id))['state']).toBe('DONE_CODE')
})
