import { beforeAll, describe, expect, test } from 'vitest'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { insertAll, insertOne } from '../../../tests/support/factories/insert.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import * as dictionaries from '../contract/dictionary.endpoints.ts'
import * as values from '../contract/entry.endpoints.ts'
import * as journal from '../contract/journal.endpoints.ts'

type Change = {
  code: string
  kinds: string[]
  before: { nameRu: string; parent: string | null } | null
  after: { nameRu: string; parent: string | null } | null
}

let portal: TestPortal
let keeper: Caller
let id: number

const publish = (name: string) => keeper.call(journal.publishDictionary, { body: { id, name } })
const compare = (query: object) => keeper.send(journal.compareDictionaryVersions, { query: { id, ...query } })
const described = (items: unknown): string[] =>
  (items as Change[]).map(({ code, kinds }) => `${code} ${kinds.join()}`)
const then = (query: object) => keeper.send(journal.listVersionValues, { query: { id, ...query } })
const codes = (items: unknown): string[] => (items as { code: string }[]).map(({ code }) => code)

/** Three versions of regions with parent countries; each changes something else. */
beforeAll(async () => {
  portal = await openPortal()
  keeper = portal.as(await createFactories(portal.db).person({ roles: ['ADMIN'] }))
  const top = await insertOne(portal.db, 'dictionary', { code: 'LANDS', name_ru: 'Страны', name_en: 'Lands' })
  id = (
    await insertOne(portal.db, 'dictionary', {
      code: 'PARTS',
      name_ru: 'Части',
      name_en: 'Parts',
      parent_id: top.id,
    })
  ).id
  const [north, south] = await insertAll(portal.db, 'dictionary_value', [
    { dictionary_id: top.id, code: 'N', name_ru: 'Север', name_en: 'North' },
    { dictionary_id: top.id, code: 'S', name_ru: 'Юг', name_en: 'South' },
  ])
  const named = (code: string, name: string) => ({
    dictionary_id: id,
    code,
    name_ru: name,
    name_en: `${code} en`,
    parent_value_id: north!.id,
  })
  const [a, b, c] = await insertAll(portal.db, 'dictionary_value', [
    named('A', 'Алый'),
    named('B', 'Белый'),
    named('C', 'Чёрный'),
  ])
  const edit = (value: { id: number }, nameRu: string, parentId: number) =>
    keeper.call(values.editValue, {
      body: { id: value.id, nameRu, nameEn: `${nameRu} en`, seq: 100, parentId },
    })
  await publish('1')
  await keeper.call(values.editValue, {
    body: { id: a!.id, nameRu: 'Алый', nameEn: 'A en', seq: 100, parentId: south!.id },
  })
  await publish('2')
  await edit(b!, 'Бурый', south!.id)
  await keeper.call(values.archiveValues, { body: { ids: [c!.id] } })
  await publish('3')
})

describe('two versions', () => {
  test('next to each other or not differ by what changed between them', async () => {
    expect(described((await compare({ from: 1, to: 2 })).body['items'])).toEqual(['A moved'])
    expect(described((await compare({ from: 2, to: 3 })).body['items'])).toEqual([
      'B renamed,moved',
      'C archived',
    ])
    const { body } = await compare({ from: 1, to: 3 })
    expect(described(body['items'])).toEqual(['A moved', 'B renamed,moved', 'C archived'])
    expect(body).toMatchObject({
      total: 3,
      totalIsExact: true,
      counts: { moved: 2, renamed: 1, archived: 1 },
    })
    expect((body['items'] as Change[])[1]).toMatchObject({
      before: { nameRu: 'Белый', parent: 'Север' },
      after: { nameRu: 'Бурый', parent: 'Юг' },
    })
  })

  test('are narrowed by kind and by the old name as well as the new one', async () => {
    expect(described((await compare({ from: 1, to: 3, kinds: 'renamed,archived' })).body['items'])).toEqual([
      'B renamed,moved',
      'C archived',
    ])
    for (const findText of ['белый', 'БУР', 'b'])
      expect(described((await compare({ from: 1, to: 3, findText })).body['items']), findText).toEqual([
        'B renamed,moved',
      ])
    const page = await compare({ from: 0, to: 1, limit: 2, offset: 2 })
    expect(described(page.body['items'])).toEqual(['C added'])
    expect(page.body).toMatchObject({ total: 3, counts: { added: 3 } })
  })

  test('are two that were published, the earlier one first', async () => {
    expect((await compare({ from: 2, to: 2 })).body['fields']).toEqual({ to: 'TOO_SMALL' })
    expect((await compare({ from: 9 })).body['fields']).toEqual({ from: 'NOT_IN_LIST' })
    expect((await compare({ from: 1, to: 9 })).body['fields']).toEqual({ to: 'NOT_IN_LIST' })
    expect(described((await compare({ from: 3 })).body['items'])).toEqual([])
  })
})

describe('the values of a version', () => {
  test('are read as they were, whatever became of them', async () => {
    const first = (await then({ number: 1 })).body
    expect(first).toMatchObject({ total: 3, version: { number: 1, name: '1', added: 3 } })
    expect(first['items']).toMatchObject([
      { code: 'A', nameRu: 'Алый', parent: 'Север', status: 'ACTIVE' },
      { code: 'B', nameRu: 'Белый', parent: 'Север', status: 'ACTIVE' },
      { code: 'C', nameRu: 'Чёрный', parent: 'Север', status: 'ACTIVE' },
    ])
    expect((await then({ number: 3, status: 'ARCHIVE' })).body['items']).toMatchObject([{ code: 'C' }])
  })

  test('are searched and come by pages', async () => {
    expect(codes((await then({ number: 1, findText: 'черный' })).body['items'])).toEqual(['C'])
    expect(codes((await then({ number: 1, findText: 'бурый' })).body['items'])).toEqual([])
    expect(codes((await then({ number: 3, findText: 'бурый' })).body['items'])).toEqual(['B'])
    expect(codes((await then({ number: 1, limit: 1, offset: 1 })).body['items'])).toEqual(['B'])
    const first = (await then({ number: 1, limit: 1 })).body
    expect(codes((await then({ number: 1, limit: 2, after: first['next'] })).body['items'])).toEqual([
      'B',
      'C',
    ])
    expect(codes((await then({ number: 1, sortingDirection: 'DESC' })).body['items'])).toEqual([
      'C',
      'B',
      'A',
    ])
    expect((await then({ number: 7 })).body['fields']).toEqual({ number: 'NOT_IN_LIST' })
  })
})

test('the ancestors of a dictionary are returned nearest first', async () => {
  const cities = await keeper.call(dictionaries.listDictionaries, { query: { findText: 'CITIES' } })
  const city = (cities.body['items'] as { id: number }[])[0]!.id
  const { body } = await keeper.call(dictionaries.getDictionary, { query: { id: String(city) } })
  expect(codes(body['above'])).toEqual(['REGIONS', 'COUNTRIES'])
})

test('linked dictionaries are found by the name of either', async () => {
  const linked = async (query: object) =>
    codes(
      (await keeper.send(dictionaries.listDictionaries, { query: { linkedOnly: 'true', ...query } })).body[
        'items'
      ],
    ).toSorted()
  expect(await linked({})).toEqual(['CITIES', 'COMPETENCIES', 'PARTS', 'REGIONS'])
  expect(await linked({ findText: 'lands' })).toEqual(['PARTS'])
})
