import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import * as profile from '../contract/profile.endpoints.ts'

const words = (ru: string) => ({ ru, en: '' })

const whole = tree(
  plain({ code: 'pitch', type: 'STRING' }),
  plain({ code: 'video', type: 'STRING', limits: { webAddress: true } }),
  plain({ code: 'story', type: 'TEXT', rich: true, limits: { maxLength: 200 } }),
  plain({ code: 'team_size', type: 'INTEGER', limits: { min: 1, max: 500 } }),
  plain({
    code: 'countries',
    type: 'LIST',
    dictionary: 'COUNTRIES',
    multiple: true,
    limits: { maxCount: 3 },
  }),
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
  test('stores fields, rows and cells together and returns them with their versions', async () => {
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

  test('repeated after a lost answer succeeds and changes nothing, an added row included', async () => {
    await fresh()
    const id = randomUUID()
    const again = () =>
      save(
        [
          { code: 'pitch', value: 'Раз' },
          { code: 'costs', item: id, field: 'sum', value: 1 },
        ],
        [{ code: 'costs', id }],
      )
    const first = okay(await again())
    const second = okay(await again())
    expect(second.body['versions']).toEqual(first.body['versions'])
    expect(await history('pitch')).toHaveLength(1)
    expect((await read()).values.items['costs']).toHaveLength(2)
  })

  test('of a value that somebody else changed meanwhile saves nothing of the request, and says which', async () => {
    await fresh()
    okay(await save([{ code: 'pitch', value: 'Первая' }]))
    okay(await save([{ code: 'pitch', value: 'Вторая', version: 1 }], [], mate))
    const { status, body } = await save([
      { code: 'team_size', value: 5 },
      { code: 'pitch', value: 'Третья', version: 1 },
    ])
    expect([status, body['code'], body['params']]).toEqual([409, 'STATE_CHANGED', { cells: '1' }])
    expect((await read()).values.plain).toEqual({ pitch: 'Вторая' })
  })

  test('by two at the same moment: one wins, the other gets a conflict, nothing is lost', async () => {
    await fresh()
    okay(await save([{ code: 'pitch', value: 'Начало' }]))
    const lock = `select from project where id = ${project.id} for update`
    const answers = await collide(portal.database, lock, [
      () => save([{ code: 'pitch', value: 'Лидер', version: 1 }]),
      () => save([{ code: 'pitch', value: 'Участник', version: 1 }], [], mate),
      () => save([{ code: 'team_size', value: 7 }]),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    const { plain: stored } = (await read()).values
    expect(['Лидер', 'Участник']).toContain(stored['pitch'])
    expect(stored['team_size']).toBe(7)
    expect(await history('pitch')).toMatchObject([
      { before: 'Начало', after: stored['pitch'] },
      { before: null, after: 'Начало' },
    ])
  })

  test('is noted under both names while an administrator is logged in as a member', async () => {
    await fresh()
    const admin = await portal.make.person({ roles: ['ADMIN'], last_name: 'Надзорный', first_name: 'Пётр' })
    const body = { projectId: project.id, add: [], cells: [cell({ code: 'pitch', value: 'За него' })] }
    okay(await portal.actAs(admin, mate).call(profile.saveProjectProfile, { body }))
    const [change] = await history('pitch')
    expect(change).toMatchObject({ by: { uid: mate.uid } })
    expect(change!.actingName).toMatch(/Надзорный/)
  })
})

describe('what is wrong is named and saves nothing', () => {
  const sampleOf = (code: string) =>
    portal.db
      .selectFrom('dictionary_value as v')
      .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
      .select('v.id')
      .where('d.code', '=', code)
      .limit(1)
      .executeTakeFirstOrThrow()

  test.each<[string, Cell, string]>([
    ['a number out of range', { code: 'team_size', value: 501 }, 'TOO_BIG'],
    ['a text for a number', { code: 'team_size', value: 'пять' }, 'NOT_A_NUMBER'],
    ['code for an address', { code: 'video', value: 'javascript:alert(1)' }, 'INVALID_URL'],
    ['an element that no template has', { code: 'no_such', value: 1 }, 'UNKNOWN_FIELD'],
    ['a field of another element', { code: 'pitch', field: 'story', value: 'a' }, 'UNKNOWN_FIELD'],
    ['a plain element in an item', { code: 'pitch', item: randomUUID(), value: 'a' }, 'UNKNOWN_FIELD'],
    ['a calculated column', { code: 'costs', item: randomUUID(), field: 'twice', value: 4 }, 'UNKNOWN_FIELD'],
    ['a table as a whole', { code: 'costs', value: 4 }, 'UNKNOWN_FIELD'],
    ['a dictionary value that is not there', { code: 'countries', value: [900_000_001] }, 'NOT_IN_LIST'],
  ])('%s', async (_what, wrong, problem) => {
    await fresh()
    const { status, body } = await save([{ code: 'pitch', value: 'Верно' }, wrong])
    expect([status, body['code'], body['fields']]).toEqual([400, 'VALIDATION_FAILED', { 'cells.1': problem }])
    expect((await read()).values.plain).toEqual({})
  })

  test('a value of another dictionary, and one that is no longer chosen; a value already saved may stay', async () => {
    await fresh()
    const [country, role] = [await sampleOf('COUNTRIES'), await sampleOf('PROJECT_ROLES')]
    const other = await save([{ code: 'countries', value: [country.id, role.id] }])
    expect(other.body['fields']).toEqual({ 'cells.0': 'NOT_IN_LIST' })
    okay(await save([{ code: 'countries', value: [country.id] }]))
    const russia = await portal.db
      .selectFrom('dictionary_value')
      .select('id')
      .where('code', '=', 'RU')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('dictionary_value')
      .set({ status: 'ARCHIVE' as never })
      .where('id', '=', country.id)
      .execute()
    okay(await save([{ code: 'countries', value: [country.id, russia.id], version: 1 }]))
    expect((await read()).names[String(russia.id)]?.ru).toMatch(/Росси/)
  })

  test('a place that is named twice', async () => {
    await fresh()
    const { body } = await save([
      { code: 'pitch', value: 'Раз' },
      { code: 'pitch', value: 'Два' },
    ])
    expect(body['fields']).toEqual({ 'cells.1': 'INVALID' })
  })
})

describe('rich text', () => {
  test('stores only what a person may use, whatever was sent', async () => {
    await fresh()
    const evil =
      '<p onclick="x()">Да <b>нет</b><script>alert(1)</script><a href="javascript:x()">a</a>' +
      '<a href="https://a.example" target="_blank">b</a><img src=x onerror=x()></p>'
    okay(await save([{ code: 'story', value: evil }]))
    expect((await read()).values.plain['story']).toBe(
      '<p>Да <strong>нет</strong><a>a</a><a href="https://a.example" rel="noopener noreferrer nofollow">b</a></p>',
    )
  })

  test('that shows nothing is nothing', async () => {
    await fresh()
    okay(await save([{ code: 'story', value: '<p> <br></p>' }]))
    expect((await read()).values.plain).toEqual({})
  })
})

describe('rows', () => {
  const rowsOf = async (code: string) => (await read()).values.items[code]!.map(({ id }) => id)

  test('fixed ones are there before anybody writes, come into being by writing, and stay', async () => {
    await fresh()
    const [rent] = await rowsOf('costs')
    okay(await save([{ code: 'costs', item: rent!, field: 'sum', value: 100 }]))
    expect((await read()).values.items['costs']).toMatchObject([
      { id: rent, rowKey: 'rent', values: { sum: 100 } },
    ])
    const body = { projectId: project.id, code: 'costs', items: [rent!] }
    const removed = await portal.as(leader).call(profile.removeProfileItems, { body })
    expect([removed.status, removed.body['code']]).toEqual([409, 'ROWS_CLOSED'])
  })

  test('of a closed table are neither added nor removed', async () => {
    await fresh()
    const added = await save([], [{ code: 'plan', id: randomUUID() }])
    expect([added.status, added.body['code']]).toEqual([409, 'ROWS_CLOSED'])
  })

  test('are no more than the template allows', async () => {
    await fresh()
    const add = (code: string, count: number) =>
      save(
        [],
        Array.from({ length: count }, () => ({ code, id: randomUUID() })),
      )
    expect((await add('founders', 4)).body['fields']).toEqual({ 'add.3': 'TOO_MANY' })
    okay(await add('founders', 3))
    expect((await add('founders', 1)).body['fields']).toEqual({ 'add.0': 'TOO_MANY' })
    // Three in addition to the fixed one.
    expect((await add('costs', 4)).body['fields']).toEqual({ 'add.3': 'TOO_MANY' })
    okay(await add('costs', 3))
  })

  test('are moved and removed; their values are in the history, and nobody writes in them any more', async () => {
    await fresh()
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    okay(
      await save(
        [{ code: 'founders', item: b, field: 'founder', value: 'Вера' }],
        [a, b, c].map((id) => ({ code: 'founders', id })),
      ),
    )
    const of = { projectId: project.id, code: 'founders' }
    okay(await portal.as(leader).call(profile.moveProfileItem, { body: { ...of, item: c, index: 0 } }))
    expect(await rowsOf('founders')).toEqual([c, a, b])
    const remove = () => portal.as(mate).call(profile.removeProfileItems, { body: { ...of, items: [b] } })
    okay(await remove())
    okay(await remove())
    expect(await rowsOf('founders')).toEqual([c, a])
    expect(await history('founders', b, 'founder')).toMatchObject([
      { before: 'Вера', after: null, by: { uid: mate.uid } },
      { before: null, after: 'Вера' },
    ])
    const late = await save([{ code: 'founders', item: b, field: 'founder', value: 'Поздно', version: 1 }])
    expect([late.status, late.body['code']]).toEqual([409, 'STATE_CHANGED'])
    const back = await save([], [{ code: 'founders', id: b }])
    expect([back.status, back.body['code']]).toEqual([409, 'STATE_CHANGED'])
  })

  test('of another project are not there', async () => {
    await fresh()
    const theirs = randomUUID()
    okay(await save([], [{ code: 'founders', id: theirs }]))
    await fresh()
    const { status } = await save([{ code: 'founders', item: theirs, field: 'founder', value: 'Чужой' }])
    expect(status).toBe(409)
    expect((await save([], [{ code: 'founders', id: theirs }])).status).toBe(409)
  })
})
