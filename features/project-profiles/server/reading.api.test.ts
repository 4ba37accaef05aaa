import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, plain, table, tree } from '../../fields/domain/samples.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'
import { basicCodes } from '../../profile-templates/domain/basic-elements.ts'
import * as profile from '../contract/profile.endpoints.ts'

const words = (ru: string) => ({ ru, en: '' })

const whole = tree(
  plain({ code: 'pitch', type: 'STRING' }),
  plain({ code: 'sells', type: 'BOOLEAN' }),
  plain({ code: 'sales', type: 'NUMBER', showIf: { code: 'sells', anyOf: [true] } }),
  plain({ code: 'deck', type: 'FILE', limits: { extensions: ['txt'] } }),
  table(
    'costs',
    [
      column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
      column({ code: 'sum', type: 'NUMBER', total: 'SUM' }),
      column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'sum * 2', total: 'SUM' }),
    ],
    { fixedRows: [{ key: 'rent', name: words('Аренда'), info: {} }] },
  ),
)
const besides = tree(
  plain({ code: 'task_only', type: 'STRING' }),
  plain({ code: 'task_shown', type: 'STRING' }),
)

let portal: TestPortal
let accelerator: Accelerator
let people: Record<'leader' | 'stranger' | 'expert' | 'tracker', Person>
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: whole })
  accelerator = await portal.make.accelerator()
  people = {
    leader: await portal.make.person(),
    stranger: await portal.make.person(),
    expert: await portal.make.member({ accelerator, role: 'EXP' }),
    tracker: await portal.make.member({ accelerator, role: 'TRC' }),
  }
})

const fresh = async (columns: Partial<Project> = {}): Promise<Project> => {
  project = await portal.make.project({ leader: people.leader, ...columns })
  return project
}

/** A task of the project that requests two elements of another template, with an expert's job on it. */
const asking = async (state: TaskState): Promise<number> => {
  const { id } = await portal.make.profileTemplate({ status: 'ACTIVE', tree: besides })
  const track = await portal.make.track({ accelerator })
  const task = await portal.make.task({ state, project, track, tracker: people.tracker })
  await portal.make.expertJob({ task, expert: people.expert, client: people.tracker, status: 'COMPLETE' })
  for (const [seq, element_code] of ['task_only', 'task_shown'].entries())
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: task.trackpoint_id,
      template_id: id,
      element_code,
      seq,
      required: seq === 0,
      read_only: seq === 1,
    })
  return task.id
}

/** In a programme whose initiators fill in their profiles in tasks only. */
const hidden = async () => {
  const programme = await portal.make.programme({ accelerator, hide_project_profile: true })
  const track = await portal.make.track({ programme })
  await portal.make.task({ state: 'PROCESS_CODE', project, track, tracker: people.tracker })
}

const get = (by: Person | null, taskId?: number): Promise<Answer> =>
  (by ? portal.as(by) : portal.guest).call(profile.getProjectProfile, {
    query: { projectId: String(project.id), ...(taskId ? { opener: `task:${taskId}` } : {}) },
  })

const save = (
  values: Record<string, Value>,
  options: { by?: Person; taskId?: number; version?: number } = {},
) =>
  portal.as(options.by ?? people.leader).call(profile.saveProjectProfile, {
    body: {
      projectId: project.id,
      ...(options.taskId ? { opener: `task:${options.taskId}` } : {}),
      add: [],
      cells: Object.entries(values).map(([code, value]) => ({
        code,
        item: null,
        field: code,
        value,
        version: options.version ?? 0,
      })),
    },
  })

const okay = ({ status, body }: Answer): Record<string, unknown> => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const codesIn = ({ body }: Answer): string[] =>
  (body['tree'] as ElementTree).sections.flatMap(({ elements }) => elements.map(({ code }) => code))

const plainOf = (answer: Answer) => (okay(answer)['values'] as { plain: Record<string, Value> }).plain

describe('through a task', () => {
  test('one sees and fills in what it asks for, and nothing else', async () => {
    await fresh()
    const taskId = await asking('PROCESS_CODE')
    okay(await save({ pitch: 'Не для эксперта' }))
    const answer = await get(people.leader, taskId)
    expect(answer.body).toMatchObject({
      asked: [
        { code: 'task_only', required: true, readOnly: false },
        { code: 'task_shown', required: false, readOnly: true },
      ],
      editable: true,
    })
    expect(codesIn(answer)).toEqual(['task_only', 'task_shown'])
    okay(await save({ task_only: 'Ответ' }, { taskId }))
    expect((await save({ task_shown: 'Ответ' }, { taskId })).status).toBe(403)
    expect((await save({ pitch: 'Ответ' }, { taskId, version: 1 })).status).toBe(400)
    expect(plainOf(await get(people.tracker, taskId))).toEqual({ task_only: 'Ответ' })
    expect((await save({ task_only: 'Чужое' }, { taskId, by: people.tracker, version: 1 })).status).toBe(403)
    // An expert reads through their job, not through the task.
    for (const answer of [
      await get(people.expert, taskId),
      await get(people.expert),
      await save({ task_only: 'Чужое' }, { taskId, by: people.expert, version: 1 }),
    ])
      expect(answer.status).toBe(404)
  })

  test('one writes only while it is worked on', async () => {
    await fresh()
    const taskId = await asking('DONE_CODE')
    expect((await get(people.leader, taskId)).body).toMatchObject({ editable: false })
    const { status, body } = await save({ task_only: 'Поздно' }, { taskId })
    expect([status, body['code']]).toEqual([409, 'TRACKPOINT_STATUS_CHANGED'])
  })

  test('what it only shows is filled in on the project’s page by the team, unless that is hidden', async () => {
    await fresh()
    const taskId = await asking('DONE_CODE')
    const whole = async (by: Person) => (await get(by, taskId)).body['wholeEditable']
    expect([await whole(people.leader), await whole(people.tracker)]).toEqual([true, false])
    await hidden()
    expect(await whole(people.leader)).toBe(false)
  })

  test('of another project nothing is found', async () => {
    await fresh()
    const taskId = await asking('PROCESS_CODE')
    await fresh()
    expect((await get(people.leader, taskId)).status).toBe(404)
    expect((await save({ task_only: 'a' }, { taskId })).status).toBe(404)
  })
})

describe('readers of a published page', () => {
  test('see what its team shows to everybody, and no trace of the rest', async () => {
    await fresh({ access_level: 'ALL' })
    okay(await save({ pitch: 'Для всех', sells: true, sales: 5 }))
    await portal.make.publication({ project })
    const basics = codesIn(await get(people.stranger))
    expect(basics.toSorted()).toEqual([...basicCodes].toSorted())
    await insertOne(portal.db, 'project_element_visibility', {
      project_id: project.id,
      element_code: 'sales',
      visibility: 'VISIBLE_ALL',
    })
    for (const by of [people.stranger, null]) {
      const answer = await get(by)
      expect(plainOf(answer)).toEqual({ pitch: 'Для всех', sales: 5 })
      expect(answer.body).toMatchObject({ editable: false, follows: false, lastChange: null })
      expect(codesIn(answer)).toEqual([...basics, 'sales'])
    }
    expect((await get(people.leader)).body).toMatchObject({ follows: true })
    okay(await save({ sells: false }, { version: 1 }))
    expect(plainOf(await get(people.stranger))).toEqual({ pitch: 'Для всех', sales: 5 })
    await portal.make.publication({ project })
    expect(plainOf(await get(people.stranger))).toEqual({ pitch: 'Для всех' })
    const query = { projectId: String(project.id) }
    expect((await portal.as(people.stranger).call(profile.listProfileMoments, { query })).status).toBe(403)
  })

  test('nobody reads a profile without a template or of a project that is gone', async () => {
    expect((await get(people.leader)).status).toBe(200)
    project = { ...project, id: 900_000_001 }
    expect((await get(people.leader)).status).toBe(404)
  })
})

describe('what was', () => {
  test('is read as it was at an instant, with rows that are gone since', async () => {
    await fresh()
    const row = randomUUID()
    const body = (value: string, version: number, add: { code: string; id: string }[] = []) => ({
      body: {
        projectId: project.id,
        add,
        cells: [
          { code: 'pitch', item: null, field: 'pitch', value, version },
          { code: 'costs', item: row, field: 'sum', value: version + 1, version },
        ],
      },
    })
    const as = portal.as(people.leader)
    const { savedAt } = okay(
      await as.call(profile.saveProjectProfile, body('Было', 0, [{ code: 'costs', id: row }])),
    ) as { savedAt: string }
    await new Promise((resolve) => setTimeout(resolve, 5))
    okay(await as.call(profile.saveProjectProfile, body('Стало', 1)))
    okay(
      await as.call(profile.removeProfileItems, {
        body: { projectId: project.id, code: 'costs', items: [row] },
      }),
    )
    const query = { projectId: String(project.id) }
    const past = okay(await as.call(profile.getProfileAt, { query: { ...query, at: savedAt } }))
    expect(past['values']).toMatchObject({
      plain: { pitch: 'Было' },
      items: { costs: [{ rowKey: 'rent' }, { id: row, values: { sum: 1 } }] },
    })
    const before = okay(
      await as.call(profile.getProfileAt, { query: { ...query, at: '0000-01-01T00:00:00Z' } }),
    )
    expect(before['values']).toMatchObject({ plain: {}, items: { costs: [{ rowKey: 'rent', values: {} }] } })
    const moments = okay(await as.call(profile.listProfileMoments, { query }))
    expect(moments['items']).toMatchObject([{ by: { uid: people.leader.uid }, changes: 5 }])
    const cell = okay(
      await as.call(profile.getProfileCell, { query: { ...query, code: 'pitch', field: 'pitch' } }),
    )
    expect(cell).toMatchObject({ value: 'Стало', version: 2, updatedBy: { uid: people.leader.uid } })
  })

  test('what one person changed without a pause of an hour is one moment, over the full hour too', async () => {
    await fresh()
    const change = async (by: Person, at: string) =>
      portal.db
        .insertInto('profile_value_change')
        .values({
          project_id: project.id,
          element_code: 'pitch',
          field_code: 'pitch',
          after: JSON.stringify(at),
          changed_by: by.uid,
          at,
        })
        .execute()
    const { leader, tracker } = people
    await change(leader, '2026-03-01T10:50:00Z')
    await change(tracker, '2026-03-01T11:00:00Z')
    await change(leader, '2026-03-01T11:10:00Z')
    await change(leader, '2026-03-01T12:09:59Z')
    await change(leader, '2026-03-01T13:10:00Z')
    const query = { projectId: String(project.id) }
    const moments = okay(await portal.as(leader).call(profile.listProfileMoments, { query }))
    expect(
      (moments['items'] as { by: Person; at: string; changes: number }[]).map(({ by, at, changes }) => [
        by.uid,
        at,
        changes,
      ]),
    ).toEqual([
      [leader.uid, '2026-03-01T13:10:00Z', 1],
      [leader.uid, '2026-03-01T12:09:59Z', 3],
      [tracker.uid, '2026-03-01T11:00:00Z', 1],
    ])
  })
})

describe('files', () => {
  const upload = (name: string, by = people.leader) =>
    portal.as(by).send(profile.uploadProfileFile, {
      query: { projectId: project.id, code: 'deck', field: 'deck' },
      file: { name, content: 'Содержание' },
    })
  const download = (fileId: string, by: Person) =>
    portal.as(by).call(profile.downloadProfileFile, { query: { projectId: String(project.id), fileId } })

  test('are locked once saved, have the kinds that the field accepts, and belong to their project', async () => {
    await fresh()
    expect((await upload('deck.md')).body).toMatchObject({ code: 'FILE_INCORRECT' })
    const { id } = okay(await upload('deck.txt')) as { id: string }
    expect((await download(id, people.leader)).status).toBe(200)
    okay(await save({ deck: [id] }))
    expect((await get(people.leader)).body['files']).toMatchObject({ [id]: { name: 'deck.txt' } })
    expect((await download(id, people.stranger)).status).toBe(404)
    await fresh()
    expect((await save({ deck: [id] })).body['fields']).toEqual({ 'cells.0': 'INVALID' })
    expect((await download(id, people.leader)).status).toBe(404)
    expect((await save({ deck: [randomUUID()] })).body['fields']).toEqual({ 'cells.0': 'INVALID' })
  })
})

test('a person with no part in a project has the file that was published, not the one before or after it', async () => {
  await fresh({ access_level: 'ALL' })
  const upload = async (name: string): Promise<string> => {
    const answer = await portal.as(people.leader).send(profile.uploadProfileFile, {
      query: { projectId: project.id, code: 'deck', field: 'deck' },
      file: { name, content: 'Содержание' },
    })
    return (okay(answer) as { id: string }).id
  }
  const files = [await upload('first.txt'), await upload('second.txt'), await upload('third.txt')]
  await portal.db
    .insertInto('project_element_visibility')
    .values({ project_id: project.id, element_code: 'deck', visibility: 'VISIBLE_ALL' })
    .execute()
  for (const [version, id] of files.entries()) {
    okay(await save({ deck: [id] }, { version }))
    if (version === 1) await portal.make.publication({ project })
  }
  const answers = files.map((fileId) =>
    portal.guest.call(profile.downloadProfileFile, { query: { projectId: String(project.id), fileId } }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 200, 404])
})

describe('spreadsheets', () => {
  const file = async (format: 'xlsx' | 'csv', language: 'ru' | 'en'): Promise<string[][]> => {
    const token = await portal.tokenOf(people.leader)
    const answer = await portal.app.inject({
      method: 'GET',
      url: `/api/v1/project-profile/download-table?projectId=${project.id}&code=costs&format=${format}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    })
    expect(answer.statusCode).toBe(200)
    // A text is prefixed so that no spreadsheet interprets it as a formula.
    if (format === 'csv') expect(answer.rawPayload.toString()).not.toMatch(/(^|[;,\n])"?[=+@]/)
    return readSheet('somebody', answer.rawPayload)
  }

  test('contain the table as it is shown: fixed rows, formulas, totals; what looks like a formula is a text', async () => {
    await fresh()
    await portal.make.profileValues({
      project,
      items: {
        costs: [{ rowKey: 'rent', values: { sum: 10.5 } }, { values: { item: '=1+1', sum: -2 } }],
      },
    })
    expect(await file('xlsx', 'ru')).toEqual([
      ['Поле item', 'Поле sum', 'Поле twice'],
      ['Аренда', '10.5', '21'],
      ['=1+1', '-2', '-4'],
      ['Итого', '8.5', '17'],
    ])
    expect(await file('csv', 'ru')).toEqual([
      ['Поле item', 'Поле sum', 'Поле twice'],
      ['Аренда', '10,5', '21'],
      ['=1+1', '-2', '-4'],
      ['Итого', '8,5', '17'],
    ])
  })

  const read = (name: string, content: string | Buffer) =>
    portal.as(people.leader).send(profile.readSpreadsheet, {
      query: { projectId: project.id },
      file: { name, content },
    })

  test('are read as texts; what is none is refused', async () => {
    await fresh()
    expect(okay(await read('costs.csv', 'Расход;Сумма\nАренда;1 000,50'))['rows']).toEqual([
      ['Расход', 'Сумма'],
      ['Аренда', '1 000,50'],
    ])
    expect((await read('costs.xlsx', Buffer.from('PK\u0003\u0004 torn'))).body['code']).toBe('FILE_INCORRECT')
    const long = Array.from({ length: 5002 }, () => 'a').join('\n')
    expect((await read('costs.csv', long)).body['code']).toBe('SHEET_TOO_LARGE')
  })

  test('names of dictionaries are found in both languages, whatever their case', async () => {
    await fresh()
    const { found } = okay(
      await portal.as(people.leader).call(profile.matchDictionaryNames, {
        body: {
          projectId: project.id,
          dictionary: 'COUNTRIES',
          names: ['  рОССИЯ ', 'germany', 'Ё-страна', '__proto__', ''],
        },
      }),
    ) as { found: Record<string, number> }
    expect(Object.keys(found).toSorted()).toEqual(['  рОССИЯ ', 'germany'])
  })
})

test('money fields offer the currencies of the accelerators that a project works with', async () => {
  const offered = async (by: Person) => okay(await get(by))['currencies']
  expect(await offered(people.leader)).toEqual(['RUB', 'USD'])
  const own = await portal.make.accelerator({ currencies: ['EUR'] })
  await portal.make.request({ project, track: await portal.make.track({ accelerator: own }) })
  expect(await offered(people.leader)).toContain('EUR')
  // Who does not fill it in is offered none.
  const reader = await portal.make.member({ accelerator: own, role: 'ACC' })
  expect(await offered(reader)).toEqual([])
})
