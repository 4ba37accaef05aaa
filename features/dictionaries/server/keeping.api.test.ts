import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as dictionaries from '../contract/dictionary.endpoints.ts'
import * as values from '../contract/entry.endpoints.ts'
import * as journal from '../contract/journal.endpoints.ts'

let portal: TestPortal
let make: Factories
let keeper: Caller
let token: string

beforeAll(async () => {
  portal = await openPortal({ connections: 12 })
  make = createFactories(portal.db)
  const person = await make.person({ roles: ['HTADM'] })
  keeper = portal.as(person)
  token = await portal.tokenOf(person)
})

let made = 0
let valuesMade = 0
const codeOf = ({ body }: Answer): unknown => body['code']
const dictionary = async (): Promise<number> => {
  const code = `TEST_${(made += 1)}`
  const names = { nameRu: `Справочник ${made}`, nameEn: `Dictionary ${made}` }
  return (await keeper.call(dictionaries.createDictionary, { body: { code, ...names } })).body['id'] as number
}
const value = async (
  dictionaryId: number,
  more: { parentId?: number; code?: string; nameRu?: string; nameEn?: string } = {},
) => {
  const body = {
    dictionaryId,
    code: '',
    nameRu: `Значение ${(valuesMade += 1)}`,
    nameEn: `Value ${valuesMade}`,
    parentId: null,
    seq: 100,
    ...more,
  }
  const answer = await keeper.call(values.createValue, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as { id: number; code: string }
}
const link = (parentId: number, childId: number) =>
  keeper.call(dictionaries.linkDictionaries, { body: { parentId, childId } })
const remove = (id: number) => keeper.call(dictionaries.deleteDictionary, { body: { id } })

describe('a dictionary', () => {
  test('is made with a code of its own, renamed, and deleted while nothing needs it', async () => {
    const id = await dictionary()
    const again = await keeper.call(dictionaries.createDictionary, {
      body: { code: 'COUNTRIES', nameRu: 'Страны', nameEn: 'Countries' },
    })
    expect(again.body['fields']).toEqual({ code: 'ALREADY_TAKEN' })
    const named = { id, nameRu: 'Другой', nameEn: 'Another' }
    expect((await keeper.call(dictionaries.editDictionary, { body: named })).body).toMatchObject(named)
    await value(id)
    expect((await remove(id)).status).toBe(204)
    expect((await keeper.call(dictionaries.getDictionary, { query: { id: String(id) } })).status).toBe(404)
  })

  test('that the portal depends on, or a template or an object chooses from, is not deleted', async () => {
    const { rows } = await sql<{
      id: number
    }>`select id from dictionary where code = 'PROJECT_STAGES'`.execute(portal.db)
    expect(codeOf(await remove(rows[0]!.id))).toBe('OBJECT_IN_USE')
    const id = await dictionary()
    await make.object({ field: { type: 'LIST', dictionary: `TEST_${made}` } })
    expect(codeOf(await remove(id))).toBe('OBJECT_IN_USE')
    const other = await dictionary()
    const field = plain({ code: `list_${made}`, type: 'LIST', dictionary: `TEST_${made}` })
    await make.profileTemplate({ tree: tree(field) })
    expect(codeOf(await remove(other))).toBe('OBJECT_IN_USE')
  })
})

describe('links', () => {
  test('are refused with the reason', async () => {
    const [top, middle, low, other] = [
      await dictionary(),
      await dictionary(),
      await dictionary(),
      await dictionary(),
    ]
    expect((await link(top, middle)).body).toMatchObject({ parent: { id: top } })
    expect((await link(middle, low)).status).toBe(200)
    expect(codeOf(await link(top, top))).toBe('DICTIONARY_SELF_LINK')
    expect(codeOf(await link(low, top))).toBe('DICTIONARY_CYCLIC_LINK')
    expect(codeOf(await link(other, low))).toBe('DICTIONARY_IN_OTHER_CHAIN')
    expect(codeOf(await remove(top))).toBe('DICTIONARY_LINKED')
    expect(codeOf(await remove(low))).toBe('DICTIONARY_LINKED')
  })

  test('of two administrators at once never make a cycle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await dictionary(), await dictionary()]
      const answers = await Promise.all([link(one, two), link(two, one)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(answers.map(codeOf)).toContain('DICTIONARY_CYCLIC_LINK')
    }
  })

  test('go when no value hangs on them', async () => {
    const [top, low] = [await dictionary(), await dictionary()]
    await link(top, low)
    const child = await value(low, { parentId: (await value(top)).id })
    const unlink = () => keeper.call(dictionaries.unlinkDictionary, { body: { childId: low } })
    expect(codeOf(await unlink())).toBe('DICTIONARY_LINKED')
    await keeper.call(values.unassignValues, { body: { ids: [child.id] } })
    expect((await unlink()).body).toMatchObject({ parent: null })
  })
})

describe('values', () => {
  test('get a code of their own from the English name', async () => {
    const id = await dictionary()
    expect((await value(id, { nameEn: 'Área one' })).code).toBe('AREA_ONE')
    expect((await value(id, { nameEn: 'Area: one' })).code).toBe('AREA_ONE_2')
    const taken = await keeper.call(values.createValue, {
      body: { dictionaryId: id, code: 'AREA_ONE', nameRu: 'а', nameEn: 'a', parentId: null, seq: 1 },
    })
    expect(taken.body['fields']).toEqual({ code: 'ALREADY_TAKEN' })
  })

  test('of one name are refused next to one another, in each language for itself', async () => {
    const [above, id] = [await dictionary(), await dictionary()]
    await link(above, id)
    const [first, second] = [await value(above), await value(above)]
    await value(id, { nameRu: 'Ростов', nameEn: 'Rostov', parentId: first.id })
    const add = (nameRu: string, nameEn: string, parentId: number) =>
      keeper.call(values.createValue, {
        body: { dictionaryId: id, code: '', nameRu, nameEn, parentId, seq: 1 },
      })
    expect((await add('ростов', 'Rostov-on-Don', first.id)).body['fields']).toEqual({
      nameRu: 'ALREADY_TAKEN',
    })
    expect((await add('Ростов', 'ROSTOV', first.id)).body['fields']).toEqual({
      nameRu: 'ALREADY_TAKEN',
      nameEn: 'ALREADY_TAKEN',
    })
    const other = await value(id, { nameRu: 'Ростов', nameEn: 'Rostov', parentId: second.id })
    const edited = { id: other.id, nameRu: 'Ростов', nameEn: 'Rostov', seq: 1 }
    const edit = (parentId: number) => keeper.call(values.editValue, { body: { ...edited, parentId } })
    expect((await edit(second.id)).status).toBe(200)
    expect((await edit(first.id)).status).toBe(400)
  })

  test('belong under values of a parent dictionary, and only there', async () => {
    const [top, low, other] = [await dictionary(), await dictionary(), await dictionary()]
    await link(top, low)
    const stranger = await value(other)
    const child = await value(low)
    const body = { id: child.id, nameRu: 'а', nameEn: 'a', seq: 1, parentId: stranger.id }
    expect((await keeper.call(values.editValue, { body })).body['fields']).toEqual({
      parentId: 'NOT_IN_LIST',
    })
  })

  test('are deleted only while they are not used, else archived', async () => {
    const id = await dictionary()
    const [free, chosen, deciding] = [await value(id), await value(id), await value(id)]
    await insertOne(portal.db, 'profile_value', {
      project_id: (await make.project()).id,
      element_code: 'chosen',
      field_code: 'chosen',
      value: [chosen.id] as never,
    })
    const shown = { code: 'x', anyOf: [deciding.id] }
    await make.profileTemplate({ tree: tree(plain({ code: `shown_${made}`, type: 'TEXT', showIf: shown })) })
    const drop = (...ids: number[]) => keeper.call(values.deleteValues, { body: { ids } })
    expect(codeOf(await drop(free.id, chosen.id))).toBe('OBJECT_IN_USE')
    expect(codeOf(await drop(deciding.id))).toBe('OBJECT_IN_USE')
    expect((await drop(free.id)).body).toEqual({ count: 1 })
    await keeper.call(values.archiveValues, { body: { ids: [chosen.id] } })
    const list = await keeper.call(values.listDictionaryEntries, {
      query: { dictionaryId: String(id), status: 'ARCHIVE' },
    })
    expect(list.body['items']).toMatchObject([{ id: chosen.id, status: 'ARCHIVE' }])
  })

  test('that a person chose in their profile are not deleted', async () => {
    const { rows } = await sql<{ id: number }>`
      select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'CITIES' order by v.id limit 1`.execute(portal.db)
    await sql`update dictionary_value set parent_value_id = null where parent_value_id = ${rows[0]!.id}`.execute(
      portal.db,
    )
    await make.accelerator()
    await sql`update accelerator set country_id = ${rows[0]!.id}`.execute(portal.db)
    expect(codeOf(await keeper.call(values.deleteValues, { body: { ids: [rows[0]!.id] } }))).toBe(
      'OBJECT_IN_USE',
    )
  })
})

describe('linked lists', () => {
  test('give a value one parent, name the other one, and let it come nearer', async () => {
    const [country, region, city] = [await dictionary(), await dictionary(), await dictionary()]
    await link(country, region)
    await link(region, city)
    const [one, two] = [await value(country, { nameRu: 'Первая страна' }), await value(country)]
    const below = await value(region, { parentId: one.id })
    const town = await value(city, { nameRu: 'Город' })
    const assign = (parentId: number, ...ids: number[]) =>
      keeper.call(values.assignValues, { body: { parentId, ids } })
    expect((await assign(one.id, town.id)).body).toEqual({ count: 1 })
    const refused = await assign(two.id, town.id)
    expect(refused.body).toMatchObject({
      code: 'VALUE_HAS_OTHER_PARENT',
      params: { value: 'Город', parent: 'Первая страна' },
    })
    expect((await assign(below.id, town.id)).status).toBe(200)
    expect(codeOf(await assign(town.id, below.id))).toBe('NOT_FOUND')
  })

  test('of two administrators at once give a value one parent', async () => {
    const [top, low] = [await dictionary(), await dictionary()]
    await link(top, low)
    const parents = [await value(top), await value(top)]
    const child = await value(low)
    const answers = await Promise.all(
      parents.map(({ id }) => keeper.call(values.assignValues, { body: { parentId: id, ids: [child.id] } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the journal', () => {
  const publish = (id: number, name: string) => keeper.call(journal.publishDictionary, { body: { id, name } })
  const changes = async (id: number, from: number, to?: number) => {
    const query = { id: String(id), from: String(from), ...(to === undefined ? {} : { to: String(to) }) }
    const { body } = await keeper.call(journal.compareDictionaryVersions, { query })
    return (body['items'] as { kinds: string[]; code: string }[]).map(
      ({ kinds, code }) => `${code} ${kinds.join()}`,
    )
  }

  test('stores what each version was, and what changed', async () => {
    const id = await dictionary()
    const [a, b, c] = [
      await value(id, { code: 'A', nameEn: 'First' }),
      await value(id, { code: 'B', nameEn: 'Second' }),
      await value(id, { code: 'C', nameEn: 'Third' }),
    ]
    expect((await publish(id, '2026')).body).toMatchObject({ number: 1, added: 3, valuesCount: 3 })
    const renamed = { id: a.id, nameRu: 'Новое', nameEn: 'New', parentId: null, seq: 1 }
    await keeper.call(values.editValue, { body: renamed })
    await keeper.call(values.archiveValues, { body: { ids: [b.id] } })
    await keeper.call(values.deleteValues, { body: { ids: [c.id] } })
    await value(id, { code: 'D' })
    const expected = ['A renamed,reordered', 'B archived', 'C removed', 'D added']
    expect(await changes(id, 1)).toEqual(expected)
    expect((await publish(id, 'Весна')).body).toMatchObject({
      number: 2,
      added: 1,
      changed: 1,
      archived: 1,
      removed: 1,
      valuesCount: 2,
    })
    await keeper.call(values.restoreValues, { body: { ids: [b.id] } })
    expect(await changes(id, 1, 2)).toEqual(expected)
    expect(await changes(id, 2)).toEqual(['B restored'])
    expect(await changes(id, 0, 1)).toEqual(['A added', 'B added', 'C added'])
    const old = await keeper.call(journal.listVersionValues, { query: { id: String(id), number: '1' } })
    expect(
      (old.body['items'] as { code: string; nameEn: string }[]).map((v) => `${v.code} ${v.nameEn}`),
    ).toEqual(['A First', 'B Second', 'C Third'])
  })

  test('has each name once, also for two at once', async () => {
    const id = await dictionary()
    const answers = await Promise.all([publish(id, 'Один'), publish(id, 'ОДИН')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('JOURNAL_VERSION_EXISTS')
  })
})

describe('a spreadsheet', () => {
  const heading = ['code', 'name_ru', 'name_en', 'parent_code', 'order', 'status']
  const sheet = async (...rows: string[][]) => ({
    name: 'values.xlsx',
    content: await writeSheet({ columns: heading.map((title) => ({ title })), rows }),
  })
  const check = (id: number, file: { name: string; content: Buffer }) =>
    keeper.send(journal.checkDictionaryImport, { query: { id }, file })
  const apply = (id: number, revision: unknown, file: { name: string; content: Buffer }) =>
    keeper.send(journal.applyDictionaryImport, { query: { id, revision }, file })

  test('is tried, imported as a whole, and not over what changed meanwhile', async () => {
    const [top, low] = [await dictionary(), await dictionary()]
    await link(top, low)
    const parent = await value(top, { code: 'P' })
    await value(low, { code: 'A' })
    await value(low, { code: 'B' })
    const file = await sheet(
      ['A', 'Альфа', 'Alpha', 'P', '5', ''],
      ['B', 'Значение', 'Value', '', '100', 'ARCHIVE'],
      ['N', '=1+1', 'New', '', '', ''],
    )
    const tried = await check(low, file)
    expect(tried.body).toMatchObject({ added: 1, changed: 1, archived: 1, unchanged: 0, errorsCount: 0 })
    await value(low, { code: 'X' })
    expect(codeOf(await apply(low, tried.body['revision'], file))).toBe('STATE_CHANGED')
    const { body } = await check(low, file)
    expect((await apply(low, body['revision'], file)).body).toMatchObject({
      added: 1,
      changed: 1,
      archived: 1,
    })
    const { body: list } = await keeper.call(values.listDictionaryEntries, {
      query: { dictionaryId: String(low) },
    })
    expect(list['items']).toMatchObject([
      { code: 'A', nameEn: 'Alpha', parent: { id: parent.id }, seq: 5 },
      expect.objectContaining({ code: 'N', nameRu: '=1+1' }),
      expect.anything(),
      expect.anything(),
    ])
  })

  test('with errors names row and column, and changes nothing', async () => {
    const id = await dictionary()
    const file = await sheet(['bad code', '', 'x', 'NOWHERE', '-1', 'GONE'], ['A', 'а', 'a'], ['A', 'б', 'b'])
    const { body } = await check(id, file)
    expect(body['errors']).toEqual([
      { row: 2, column: 'code', problem: 'INVALID' },
      { row: 2, column: 'name_ru', problem: 'REQUIRED' },
      { row: 2, column: 'parent_code', problem: 'NOT_IN_LIST' },
      { row: 2, column: 'order', problem: 'NOT_AN_INTEGER' },
      { row: 2, column: 'status', problem: 'NOT_IN_LIST' },
      { row: 4, column: 'code', problem: 'ALREADY_TAKEN' },
    ])
    expect(codeOf(await apply(id, body['revision'], file))).toBe('FILE_INCORRECT')
    const list = await keeper.call(values.listDictionaryEntries, { query: { dictionaryId: String(id) } })
    expect(list.body['items']).toEqual([])
  })

  test('in the old code page is read, one of something else is not', async () => {
    const id = await dictionary()
    const old = Buffer.concat([
      Buffer.from('code;name_ru;name_en\r\nA;'),
      Buffer.from([0xcf, 0xe0]),
      Buffer.from(';Pa'),
    ])
    expect((await check(id, { name: 'old.csv', content: old })).body).toMatchObject({
      added: 1,
      errorsCount: 0,
    })
    expect(codeOf(await check(id, { name: 'x.xlsx', content: Buffer.from('no') }))).toBe('FILE_INCORRECT')
  })

  test('that is exported is imported again without a change', async () => {
    const { rows } = await sql<{ id: number }>`select id from dictionary where code = 'CITIES'`.execute(
      portal.db,
    )
    const id = rows[0]!.id
    const { rawPayload, headers } = await portal.app.inject({
      url: `/api/v1/dictionary/export?id=${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(headers['content-disposition']).toContain('cities.xlsx')
    expect((await readSheet('somebody', rawPayload, { rows: 20_000, columns: 10 }))[0]).toEqual(heading)
    const { body } = await check(id, { name: 'cities.xlsx', content: rawPayload })
    expect(body).toMatchObject({ added: 0, changed: 0, archived: 0, restored: 0, errorsCount: 0 })
    expect(body['unchanged']).toBeGreaterThan(200)
  })
})
