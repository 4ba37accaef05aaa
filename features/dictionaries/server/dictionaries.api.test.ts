import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getCountries, getProjectStages, listDictionaryValues } from '../contract/value.endpoints.ts'
import type { DictionaryCode } from '../domain/dictionary-codes.ts'

type Value = { id: number; code: string; name: string; status: string; parent: { name: string } | null }
type ValuesQuery = { parentId?: number; findText?: string; ids?: number[]; limit?: number; offset?: number }

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const ask = async (code: DictionaryCode, query: ValuesQuery = {}, language = 'ru') => {
  const { status, body } = await portal.guest.send(listDictionaryValues, {
    query: { code, ...query },
    headers: { 'accept-language': language },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { items: Value[]; total: number; totalIsExact: boolean }
}

const namesOf = async (...parameters: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...parameters)).items.map(({ name }) => name)

const valueOf = async (dictionary: DictionaryCode, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.code = ${code}`.execute(portal.db)
  return rows[0]!.id
}

describe('values of a dictionary', () => {
  test('are in the language of the caller', async () => {
    const russian = await namesOf('INDUSTRIES', {}, 'ru')
    const english = await namesOf('INDUSTRIES', {}, 'en-GB,en;q=0.9')
    expect(russian).toContain('Сельское хозяйство')
    expect(english).toContain('Agriculture')
    expect(english).toHaveLength(russian.length)
  })

  test('are in the order of the language’s alphabet, with «Другое» last', async () => {
    for (const language of ['ru', 'en']) {
      const names = await namesOf('INDUSTRIES', {}, language)
      expect(['Другое', 'Other']).toContain(names.at(-1))
      const alphabet = names.slice(0, -1)
      expect(alphabet).toEqual(alphabet.toSorted(new Intl.Collator(language).compare))
    }
  })

  test('have «Ё» next to «Е», not after «Я»', async () => {
    const russia = await valueOf('COUNTRIES', 'RU')
    const cities = await namesOf('CITIES', { parentId: russia, findText: 'ор', limit: 50 })
    expect(cities.filter((name) => name.startsWith('Ор'))).toEqual([
      'Орёл',
      'Оренбург',
      'Орехово-Зуево',
      'Орск',
    ])
  })

  test('begin with Russia among countries; the eight stages are in their order', async () => {
    expect(await namesOf('COUNTRIES', { limit: 2 })).toEqual(['Россия', 'Австралия'])
    expect((await ask('PROJECT_STAGES')).items.map(({ code }) => code)).toEqual([
      'NOT_DETERMINED',
      'INNOVATIVE',
      'ENTREPRENEURIAL',
      'EARLY_PRESEED',
      'LATE_PRESEED',
      'EARLY_SEED',
      'MIDDLE_SEED',
      'LATE_SEED',
    ])
  })

  test('come whole when few, by pages when many', async () => {
    const competencies = await ask('COMPETENCIES')
    expect(competencies.items).toHaveLength(competencies.total)
    expect(competencies.total).toBeGreaterThan(50)
    const seen = new Set<number>()
    const { total } = await ask('COUNTRIES')
    for (let offset = 0; offset < total; offset += 50) {
      const page = await ask('COUNTRIES', { offset })
      expect(page).toMatchObject({ total: 249, totalIsExact: true })
      for (const { id } of page.items) seen.add(id)
    }
    expect(seen.size).toBe(249)
  })

  test('are found below a region and below its country alike', async () => {
    const [russia, tatarstan, kazan] = await Promise.all([
      valueOf('COUNTRIES', 'RU'),
      valueOf('REGIONS', 'RU-TA'),
      valueOf('CITIES', 'RU-KAZAN'),
    ])
    expect(await namesOf('CITIES', { parentId: tatarstan })).toEqual([
      'Альметьевск',
      'Казань',
      'Набережные Челны',
      'Нижнекамск',
    ])
    expect((await ask('CITIES', { parentId: russia })).total).toBe(179)
    expect((await ask('REGIONS', { parentId: russia })).total).toBe(83)
    expect((await ask('CITIES', { parentId: kazan })).items).toEqual([])
    const france = await ask('CITIES', { parentId: await valueOf('COUNTRIES', 'FR') })
    expect(france.items).toMatchObject([{ name: 'Париж', parent: { name: 'Франция' } }])
  })

  test('are found by either language, by «е» for «ё», by code, and best first', async () => {
    expect((await namesOf('CITIES', { findText: 'орел' }))[0]).toBe('Орёл')
    expect((await namesOf('CITIES', { findText: 'ОРЁЛ' }))[0]).toBe('Орёл')
    expect(await namesOf('CITIES', { findText: 'kazan' })).toEqual(['Казань'])
    expect(await namesOf('CITIES', { findText: 'казань' }, 'en')).toEqual(['Kazan'])
    expect((await namesOf('COUNTRIES', { findText: 'us' }, 'en'))[0]).toBe('United States of America')
    expect((await namesOf('COUNTRIES', { findText: "кот-д'ивуар" }))[0]).toBe('Кот-д’Ивуар')
    const found = await namesOf('CITIES', { findText: 'мо' })
    expect(found[0]).toBe('Могадишо')
    expect(found).toContain('Москва')
    expect((await namesOf('CITIES', { findText: 'ново' }))[0]).toMatch(/^Ново/)
  })

  test('are found by three letters anywhere, by two where a word begins, without accents and dashes', async () => {
    expect(await namesOf('CITIES', { findText: 'мод' })).toContain('Домодедово')
    expect(await namesOf('CITIES', { findText: 'мо' })).not.toContain('Домодедово')
    expect(await namesOf('CITIES', { findText: 'зу' })).toContain('Орехово-Зуево')
    expect(await namesOf('CITIES', { findText: 'ростов на дону' })).toEqual(['Ростов-на-Дону'])
    expect(await namesOf('COUNTRIES', { findText: 'aland' }, 'en')).toContain('Åland Islands')
  })

  test('are found with nothing taken for a wildcard', async () => {
    for (const findText of ['%', '_', '\\', "'; drop table dictionary_value; --", '100%'])
      expect(await namesOf('CITIES', { findText }), findText).toEqual([])
  })

  test('that were chosen are named even from the archive, which nobody chooses from', async () => {
    const id = await valueOf('PROJECT_ROLES', 'ADVISER')
    await sql`update dictionary_value set status = 'ARCHIVE' where id = ${id}`.execute(portal.db)
    expect(await namesOf('PROJECT_ROLES')).not.toContain('Советник')
    expect((await ask('PROJECT_ROLES', { ids: [id] })).items).toMatchObject([
      { id, name: 'Советник', status: 'ARCHIVE' },
    ])
    expect((await ask('CITIES', { ids: [id] })).items).toEqual([])
    await sql`update dictionary_value set status = 'ACTIVE' where id = ${id}`.execute(portal.db)
  })

  test.each([
    ['code', { code: 'PEOPLE' }],
    ['code', {}],
    ['code', { code: 'cities' }],
    ['parentId', { code: 'CITIES', parentId: 'x' }],
    ['ids', { code: 'CITIES', ids: '1,,2' }],
    ['ids', { code: 'CITIES', ids: Array.from({ length: 51 }, (_, i) => i + 1).join(',') }],
    ['ids', { code: 'CITIES', ids: '9999999999999999' }],
    ['limit', { code: 'CITIES', limit: '51' }],
    ['offset', { code: 'CITIES', offset: '-1' }],
    ['findText', { code: 'CITIES', findText: 'я'.repeat(201) }],
    ['findText', { code: 'CITIES', findText: '\u0000' }],
  ])('refuse a wrong %s by name: %j', async (field, query) => {
    const { status, body } = await portal.guest.send(listDictionaryValues, { query })
    expect(status).toBe(400)
    expect(Object.keys(body['fields'] as object)).toEqual([field])
  })
})

describe('whole dictionaries for other systems', () => {
  test('are sorted by name, in the requested language', async () => {
    const { body } = await portal.guest.send(getCountries, { headers: { 'accept-language': 'en' } })
    const items = body['items'] as Value[]
    expect(items).toHaveLength(249)
    expect(items).toContainEqual({ id: expect.any(Number), code: 'DE', name: 'Germany' })
  })

  test.each([
    ['getIndustries', 'Энергетика'],
    ['getCompetencies', 'Юнит-экономика'],
    ['getProjectRole', 'Лидер проекта'],
    ['getResponsibility', 'Маркетинг'],
    ['getParticipationExperience', 'Основатель стартапа'],
    ['get-project-stages', 'Ранняя предпосевная'],
  ])('%s knows «%s»', async (call, name) => {
    const { status, body } = await portal.guest.send({ method: 'GET', path: `/integration/${call}` })
    expect(status).toBe(200)
    expect((body['items'] as Value[]).map((item) => item.name)).toContain(name)
  })
})

describe('an answer that browsers keep', () => {
  const get = (headers: Record<string, string>) =>
    portal.app.inject({ method: 'GET', url: `/api/v1${getProjectStages.path}`, headers })

  test('is not sent again to a client that has it', async () => {
    const first = await get({ 'accept-language': 'ru' })
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    expect(first.headers['vary']).toContain('accept-language')
    const again = await get({ 'accept-language': 'ru', 'if-none-match': String(first.headers['etag']) })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  test('is another one in another language, and after a change', async () => {
    const russian = String((await get({ 'accept-language': 'ru' })).headers['etag'])
    expect((await get({ 'accept-language': 'en', 'if-none-match': russian })).statusCode).toBe(200)
    const id = await valueOf('PROJECT_STAGES', 'LATE_SEED')
    await sql`update dictionary_value set name_ru = 'Зрелый Seed' where id = ${id}`.execute(portal.db)
    const changed = await get({ 'accept-language': 'ru', 'if-none-match': russian })
    expect(changed.statusCode).toBe(200)
    expect(changed.json().items.at(-1).name).toBe('Зрелый Seed')
  })

  test('is compressed like every other, and varies by both', async () => {
    const { headers } = await portal.app.inject({
      method: 'GET',
      url: `/api/v1${getCountries.path}`,
      headers: { 'accept-language': 'ru', 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toMatch(/accept-language.*accept-encoding|accept-encoding.*accept-language/)
  })
})
