import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../profiles/domain/samples.ts'
import type { Value } from '../../profiles/domain/values.ts'
import * as profile from '../contract/profile.endpoints.ts'

const words = (ru: string) => ({ ru, en: '' })

const whole = tree(
  plain({ code: 'pitch', type: 'STRING' }),
  plain({ code: 'story', type: 'TEXT', rich: true, limits: { maxLength: 200 } }),
  plain({ code: 'team_size', type: 'INTEGER', limits: { min: 1, max: 500 } }),
  plain({ code: 'countries', type: 'LIST', dictionary: 'COUNTRIES', multiple: true, limits: { maxCount: 3 } }),
  group('founders', [field({ code: 'founder', type: 'STRING' })], { maxItems: 3 }),
  table(
    'costs',
    [
      column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
      column({ code: 'sum', type: 'NUMBER' }),
      column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'sum * 2' }),
    ],
    { fixedRows: [{ key: 'rent', name: words('Аренда'), info: {} }], maxRows: 4 },
  ),
  table('plan', [column({ code: 'month', type: 'NUMBER' })], {
    fixedRows: [{ key: 'first', name: words('Первый'), info: {} }],
    rowsClosed: true,
  }),
)

type Profile = {
  values: {
    plain: Record<string, Value>
    versions: Record<string, number>
    items: Record<
      string,
      { id: string; rowKey: string | null; values: Record<string, Value>; versions: Record<string, number> }[]
    >
  }
  names: Record<string, { ru: string; en: string }>
  editable: boolean
  lastChange: { by: { uid: string } } | null
}
type Cell = { code: string; item?: string; field?: string; value: unknown; version?: number }

let portal: TestPortal
let leader: Person
let mate: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: whole })
  leader = await portal.make.person()
  mate = await portal.make.person()
})

const fresh = async (): Promise<Project> => {
  project = await portal.make.project({ leader, members: [mate] })
  return project
}

const cell = ({ code, item, field: of, value, version }: Cell) => ({
  code,
  item: item ?? null,
  field: of ?? code,
  value: value as Value,
  version: version ?? 0,
})

const save = (
  cells: Cell[],
  add: { code: string; id: string; index?: number }[] = [],
  by = leader,
): Promise<Answer> =>
  portal.as(by).call(profile.saveProjectProfile, {
    body: { projectId: project.id, add, cells: cells.map(cell) },
  })

const read = async (by = leader): Promise<Profile> => {
  const { status, body } = await portal
    .as(by)
    .call(profile.getProjectProfile, { query: { projectId: String(project.id) } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Profile
}

const history = async (code: string, item?: string, of = code) => {
  const query = { projectId: String(project.id), code, field: of, ...(item ? { item } : {}) }
  const { body } = await portal.as(leader).call(profile.getProfileCellHistory, { query })
  return body['items'] as { before: Value; after: Value; by: { uid: string }; actingName: string | null }[]
}

const okay = (answer: Answer): Answer => {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}

describe('saving', () => {
  test('keeps fields, rows and cells together and gives them back with their versions', async () => {
    await fresh()
    const [first, second] = [randomUUID(), randomUUID()]
    const { body } = okay(
      await save(
        [
          { code: 'pitch', value: 'Ищем потери тепла' },
          { code: 'costs', item: first, field: 'sum', value: 12.5 },
          { code: 'costs', item: second, field: 'item', value: 'Датчики' },
        ],
        [
          { code: 'costs', id: first },
          { code: 'costs', id: second, index: 0 },
        ],
      ),
    )
    expect(body).toMatchObject({ versions: [1, 1, 1] })
    const { values, lastChange } = await read()
    expect(values.plain).toEqual({ pitch: 'Ищем потери тепла' })
    expect(values.versions).toEqual({ pitch: 1 })
    expect(values.items['costs']).toMatchObject([
      { rowKey: 'rent', values: {} },
      { id: second, rowKey: null, values: { item: 'Датчики' }, versions: { item: 1 } },
      { id: first, rowKey: null, values: { sum: 12.5 }, versions: { sum: 1 } },
    ])
    expect(lastChange?.by.uid).toBe(leader.uid)
  })
})
