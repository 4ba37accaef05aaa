import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { insertAll, insertMany, insertOne } from '../../../tests/support/factories/insert.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { listDictionaryEntries } from '../contract/entry.endpoints.ts'
import { listDictionaryValues } from '../contract/value.endpoints.ts'

/** More values than a list counts: they are scanned in index order rather than collected. */
const many = 2600

let portal: TestPortal
let keeper: Caller
let parents: { id: number }[]
let lowId: number

const names = Array.from({ length: many }, (_, at) => {
  const number = String(at).padStart(4, '0')
  // A third of the names begin with the common word; the others contain it.
  return at % 3 === 0 ? `Город ${number}` : at % 3 === 1 ? `Новый Город ${number}` : `Пригород ${number}`
})

beforeAll(async () => {
  portal = await openPortal()
  keeper = portal.as(await createFactories(portal.db).person({ roles: ['ADMIN'] }))
  const top = await insertOne(portal.db, 'dictionary', { code: 'TOP', name_ru: 'Верх', name_en: 'Top' })
  const low = await insertOne(portal.db, 'dictionary', {
    code: 'MANY',
    name_ru: 'Низ',
    name_en: 'Low',
    parent_id: top.id,
  })
  lowId = low.id
  parents = await insertAll(portal.db, 'dictionary_value', [
    { dictionary_id: top.id, code: 'BIG', name_ru: 'Большой', name_en: 'Big' },
    { dictionary_id: top.id, code: 'SMALL', name_ru: 'Малый', name_en: 'Small' },
  ])
  await insertMany(
    portal.db,
    'dictionary_value',
    names.map((name, at) => ({
      dictionary_id: low.id,
      code: `V${at}`,
      name_ru: name,
      name_en: `Town ${at}`,
      parent_value_id: parents[at % 20 === 0 ? 1 : 0]!.id,
      // Among names with the same beginning, the dictionary's order comes first.
      seq: at % 2 === 0 ? 100 : 50,
    })),
  )
  await sql`analyze dictionary_value`.execute(portal.db)
})

const ask = async (query: object) => {
  const { body, status } = await portal.guest.send(listDictionaryValues, {
    query: { code: 'MANY', limit: 50, ...query },
    headers: { 'accept-language': 'ru' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { items: { name: string }[]; total: number; totalIsExact: boolean }
}

const allPages = async (query: object): Promise<string[]> => {
  const found: string[] = []
  for (let offset = 0; ; offset += 50) {
    const { items } = await ask({ ...query, offset })
    found.push(...items.map(({ name }) => name))
    if (items.length < 50) return found
  }
}

const inOrder = (of: (name: string, at: number) => boolean): string[] =>
  [50, 100].flatMap((seq) =>
    names
      .filter((name, at) => of(name, at) && (at % 2 === 0 ? 100 : 50) === seq)
      .toSorted(new Intl.Collator('ru').compare),
  )

describe('more values than a list counts', () => {
  test('come page by page, each once, what begins with the text before the rest', async () => {
    const begin = inOrder((name) => name.startsWith('Город'))
    const rest = inOrder((name) => !name.startsWith('Город'))
    expect(await allPages({ findText: 'город' })).toEqual([...begin, ...rest])
    expect(await ask({ findText: 'город' })).toMatchObject({ total: 1000, totalIsExact: false })
  })

  test('are found below a value that has many, and below one that has few', async () => {
    const [big, small] = parents
    expect(await allPages({ parentId: big!.id })).toEqual(inOrder((_, at) => at % 20 !== 0))
    expect(await allPages({ parentId: small!.id })).toEqual(inOrder((_, at) => at % 20 === 0))
    expect(await allPages({ parentId: big!.id, findText: 'пригород' })).toEqual(
      inOrder((name, at) => at % 20 !== 0 && name.startsWith('Пригород')),
    )
    const beginsFirst = (names: string[]) => [
      ...names.filter((name) => name.startsWith('Город')),
      ...names.filter((name) => !name.startsWith('Город')),
    ]
    expect(await allPages({ parentId: small!.id, findText: 'город' })).toEqual(
      beginsFirst(inOrder((_, at) => at % 20 === 0)),
    )
  })

  test('are counted exactly when the text leaves few', async () => {
    expect(await ask({ findText: '0012' })).toMatchObject({ total: 1, totalIsExact: true })
    expect(await ask({ findText: 'города нет' })).toMatchObject({ items: [], total: 0 })
    expect(await ask({ findText: '%' })).toMatchObject({ items: [], total: 0 })
  })

  test('are sorted for those who keep them by each column, both ways', async () => {
    const first = async (query: object): Promise<string> => {
      const { body } = await keeper.send(listDictionaryEntries, {
        query: { dictionaryId: lowId, limit: 10, ...query },
        headers: { 'accept-language': 'ru' },
      })
      return (body['items'] as { name: string }[])[0]!.name
    }
    expect(await first({ sorting: 'NAME', sortingDirection: 'ASC' })).toBe('Город 0000')
    expect(await first({ sorting: 'NAME', sortingDirection: 'DESC' })).toBe('Пригород 2597')
    expect(await first({ sorting: 'ORDER', sortingDirection: 'ASC' })).toBe('Город 0003')
    expect(await first({ sorting: 'ORDER', sortingDirection: 'DESC' })).toBe('Пригород 2594')
    expect(await first({ sorting: 'CODE', sortingDirection: 'ASC', findText: 'новый' })).toBe(
      'Новый Город 0001',
    )
  })
})
