import { beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { getProjectProfile } from '../contract/profile.endpoints.ts'

let portal: TestPortal
let leader: Person
let stranger: Person
let project: Project

const exports = { showIf: { code: 'exports', anyOf: [true] } }
const profile = tree(
  plain({ code: 'exports', type: 'BOOLEAN' }),
  group('people', [
    field({ code: 'name', type: 'STRING' }),
    field({ code: 'owns', type: 'BOOLEAN' }),
    field({ code: 'share', type: 'PERCENT', showIf: { code: 'owns', anyOf: [true] } }),
    field({ code: 'abroad', type: 'STRING', ...exports }),
  ]),
  table('costs', [
    column({ code: 'item', type: 'STRING', columnType: 'ADD' }),
    column({ code: 'price', type: 'NUMBER', total: 'SUM' }),
    column({ code: 'customs', type: 'NUMBER', ...exports }),
    column({
      code: 'whole',
      type: 'NUMBER',
      columnType: 'CALCULATE',
      formula: 'price + customs',
      total: 'SUM',
    }),
  ]),
  table('markets', [column({ code: 'market', type: 'STRING' })], exports),
)

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: profile })
  leader = await portal.make.person()
  stranger = await portal.make.person()
})

/** A published project whose page shows people, costs and markets to everybody, but not whether it exports. */
const published = async (isExporting: boolean): Promise<void> => {
  project = await portal.make.project({ leader, access_level: 'ALL' })
  await portal.make.profileValues({
    project,
    plain: { exports: isExporting },
    items: {
      people: [
        { values: { name: 'Анна', owns: true, share: 60, abroad: 'Минск' } },
        { values: { name: 'Иван', owns: false, share: 40, abroad: 'Астана' } },
      ],
      costs: [{ values: { item: 'Стенд', price: 10, customs: 5 } }],
      markets: [{ values: { market: 'Беларусь' } }],
    },
  })
  for (const element_code of ['people', 'costs', 'markets'])
    await insertOne(portal.db, 'project_element_visibility', {
      project_id: project.id,
      element_code,
      visibility: 'VISIBLE_ALL',
    })
  await portal.make.publication({ project })
}

const itemsFor = async (by: Person) => {
  const { status, body } = await portal
    .as(by)
    .call(getProjectProfile, { query: { projectId: String(project.id) } })
  expect(status).toBe(200)
  const { items } = body['values'] as { items: Record<string, { values: Record<string, Value> }[]> }
  return Object.fromEntries(
    Object.entries(items).map(([code, rows]) => [code, rows.map((row) => row.values)]),
  )
}

const download = async (by: Person, code: string, format: 'csv' | 'xlsx'): Promise<Answer | string[][]> => {
  const answer = await portal.app.inject({
    method: 'GET',
    url: `/api/v1/project-profile/download-table?projectId=${project.id}&code=${code}&format=${format}`,
    headers: { authorization: `Bearer ${await portal.tokenOf(by)}`, 'accept-language': 'ru' },
  })
  return answer.statusCode === 200 ? readSheet('somebody', answer.rawPayload) : (answer.json() as Answer)
}

describe('who reads what the team shows', () => {
  test('is given nothing that a condition hides, be it a field of one repetition or a column', async () => {
    await published(false)
    expect(await itemsFor(stranger)).toEqual({
      people: [
        { name: 'Анна', owns: true, share: 60 },
        { name: 'Иван', owns: false },
      ],
      costs: [{ item: 'Стенд', price: 10 }],
    })
    // The team gets the stored values: they are returned on request.
    expect((await itemsFor(leader))['people']).toMatchObject([{ abroad: 'Минск' }, { share: 40 }])
  })

  test('receives it while an answer they do not read is valid', async () => {
    await published(true)
    expect(await itemsFor(stranger)).toEqual({
      people: [
        { name: 'Анна', owns: true, share: 60, abroad: 'Минск' },
        { name: 'Иван', owns: false, abroad: 'Астана' },
      ],
      costs: [{ item: 'Стенд', price: 10, customs: 5 }],
      markets: [{ market: 'Беларусь' }],
    })
  })
})

describe.each(['csv', 'xlsx'] as const)('a table as %s', (format) => {
  test.each(['leader', 'stranger'] as const)('leaves hidden columns out for the %s', async (who) => {
    const by = who === 'leader' ? leader : stranger
    await published(false)
    expect(await download(by, 'costs', format)).toEqual([
      ['Поле item', 'Поле price', 'Поле whole'],
      ['Стенд', '10', '10'],
      ['Итого', '10', '10'],
    ])
    expect(await download(by, 'markets', format)).toMatchObject({ code: 'NOT_FOUND' })
    await published(true)
    expect(await download(by, 'costs', format)).toEqual([
      ['Поле item', 'Поле price', 'Поле customs', 'Поле whole'],
      ['Стенд', '10', '5', '15'],
      ['Итого', '10', '', '15'],
    ])
    expect(await download(by, 'markets', format)).toEqual([['Поле market'], ['Беларусь']])
  })
})
