import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductError } from '#platform/domain/product-error.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { DictionaryCode } from '../domain/dictionary-codes.ts'
import { checkLocation, checkValues } from './check-values.ts'
import { valueName } from './value.sql.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

const valueOf = async (dictionary: DictionaryCode, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.code = ${code}`.execute(database.db)
  return rows[0]!.id
}

const archive = (id: number) =>
  sql`update dictionary_value set status = 'ARCHIVE' where id = ${id}`.execute(database.db)

/** The field errors of a check, or null. */
const refusedBy = (check: Promise<void>): Promise<unknown> =>
  check.then(
    () => null,
    (error: ProductError) => error.fields,
  )

describe('chosen values', () => {
  const check = (code: DictionaryCode, ids: number[]) =>
    refusedBy(checkValues(database.db, code, ids, 'industries'))

  test('are accepted when all are in the list, even twice, and when none is chosen', async () => {
    const [food, energy] = [await valueOf('INDUSTRIES', 'FOOD'), await valueOf('INDUSTRIES', 'ENERGY')]
    expect(await check('INDUSTRIES', [food, energy, food])).toBeNull()
    expect(await check('INDUSTRIES', [])).toBeNull()
  })

  test('are refused at their field when one is unknown, of another list or archived', async () => {
    const [food, sport] = [await valueOf('INDUSTRIES', 'FOOD'), await valueOf('INDUSTRIES', 'SPORT')]
    const refused = { industries: 'NOT_IN_LIST' }
    expect(await check('INDUSTRIES', [food, 900_000_001])).toEqual(refused)
    expect(await check('INDUSTRIES', [food, await valueOf('COUNTRIES', 'RU')])).toEqual(refused)
    await archive(sport)
    expect(await check('INDUSTRIES', [food, sport])).toEqual(refused)
  })
})

describe('a place', () => {
  const check = async (country: string | null, region: string | null, city: string | null) =>
    refusedBy(
      checkLocation(database.db, {
        countryId: country === null ? null : await valueOf('COUNTRIES', country),
        regionId: region === null ? null : await valueOf('REGIONS', region),
        cityId: city === null ? null : await valueOf('CITIES', city),
      }),
    )

  test('is taken whole or in part', async () => {
    expect(await check('RU', 'RU-TA', 'RU-KAZAN')).toBeNull()
    expect(await check('RU', null, 'RU-KAZAN')).toBeNull()
    expect(await check('FR', null, 'FR-PARIS')).toBeNull()
    expect(await check(null, null, null)).toBeNull()
    expect(await refusedBy(checkLocation(database.db, {}))).toBeNull()
  })

  test('is refused where it does not lie in itself', async () => {
    expect(await check('RU', 'RU-TA', 'RU-TULA')).toEqual({ cityId: 'NOT_IN_LIST' })
    expect(await check('RU', 'US-TX', 'FR-PARIS')).toEqual({ regionId: 'NOT_IN_LIST', cityId: 'NOT_IN_LIST' })
  })

  test('is refused when a part of it is in the archive', async () => {
    await archive(await valueOf('CITIES', 'RU-OMSK'))
    expect(await check('RU', 'RU-OMS', 'RU-OMSK')).toEqual({ cityId: 'NOT_IN_LIST' })
  })
})

test('a joined value is named in the requested language', async () => {
  const id = await valueOf('CITIES', 'RU-MOSCOW')
  const { rows } = await sql<{ ru: string; en: string; none: string | null }>`
    select ${valueName('city', 'ru')} as ru, ${valueName('city', 'en')} as en, ${valueName('gone', 'en')} as none
    from dictionary_value city left join dictionary_value gone on gone.id = -1 where city.id = ${id}`.execute(
    database.db,
  )
  expect(rows).toEqual([{ ru: 'Москва', en: 'Moscow', none: null }])
})
