import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { englishStartups } from '../../../database/demo/content/startups-en.ts'
import { russianStartups } from '../../../database/demo/content/startups-ru.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { dictionaryCodes } from '../domain/dictionary-codes.ts'

type Value = {
  dictionary: string
  code: string
  ru: string
  en: string
  parent: string | null
  parentDictionary: string | null
}

let values: Value[]
let chains: Record<string, string[]>

beforeAll(async () => {
  const { db } = await testDatabase()
  const read = await sql<Value>`
    select d.code as dictionary, v.code, v.name_ru as ru, v.name_en as en, p.code as parent,
      pd.code as "parentDictionary"
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
      left join dictionary_value p on p.id = v.parent_value_id left join dictionary pd on pd.id = p.dictionary_id
    order by d.id, v.id`.execute(db)
  values = read.rows
  const above = await sql<{ code: string; above: string[] }>`
    with recursive chain as (
      select id, code, parent_id, array[]::text[] as above from dictionary
      union all select c.id, c.code, p.parent_id, c.above || p.code from chain c join dictionary p on p.id = c.parent_id
    ) select code, above from chain where parent_id is null`.execute(db)
  chains = Object.fromEntries(above.rows.map((row) => [row.code, row.above]))
})

const of = (dictionary: string): Value[] => values.filter((value) => value.dictionary === dictionary)
const twice = (words: string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at)

test('every dictionary that forms ask for is there and filled', () => {
  expect(Object.keys(chains)).toEqual(expect.arrayContaining([...dictionaryCodes]))
  const counts = Object.fromEntries(dictionaryCodes.map((code) => [code, of(code).length]))
  expect(counts).toMatchObject({
    COUNTRIES: 249,
    REGIONS: 165,
    PROJECT_STAGES: 8,
    PARTICIPATION_EXPERIENCE: 6,
  })
  expect(Object.values(counts).every((count) => count >= 6)).toBe(true)
})

test('names are of their language, well spelled and without rests of abbreviation', () => {
  for (const { dictionary, code, ru, en } of values) {
    // Its abbreviations are standard terms.
    if (dictionary === 'BUSINESS_MODELS') continue
    expect(ru, code).toMatch(/^[А-ЯЁа-яё][А-ЯЁа-яё’ ()—,-]*$|^(Ранний|Поздний|Средний) |B2|MVP/)
    expect(en, code).toMatch(/^\p{Script=Latin}[\p{Script=Latin}\d’ (),.–—-]*$/u)
    expect(`${ru}${en}`, code).not.toMatch(/^\s|\s$|\s{2}|о-в|'|&/)
  }
})

test('«ё» is written where it is read', () => {
  const careless = /Соединен|Объединен|Королев|Орел$|Щелково|Артем$|Кишинев|Могилев|Легкая|Теркс|партнерст/
  expect(values.filter(({ ru }) => careless.test(ru)).map(({ ru }) => ru)).toEqual([])
})

test('nothing is listed twice in one place, in either language', () => {
  for (const code of dictionaryCodes) {
    expect(twice(of(code).map((value) => value.code)), code).toEqual([])
    for (const language of ['ru', 'en'] as const)
      expect(twice(of(code).map((value) => `${value.parent}/${value[language]}`)), code).toEqual([])
  }
})

test('a value has its parent in a dictionary above its own, and only then one', () => {
  for (const { dictionary, code, parentDictionary } of values) {
    const above = chains[dictionary]!
    if (above.length === 0) expect(parentDictionary, code).toBeNull()
    else expect(above, `${dictionary} ${code}`).toContain(parentDictionary)
  }
  expect(chains['CITIES']).toEqual(['REGIONS', 'COUNTRIES'])
})

test('a place hangs on the nearest level there is', () => {
  const divided = new Set(of('REGIONS').map(({ parent }) => parent))
  expect(divided).toEqual(new Set(['BY', 'GB', 'KZ', 'RU', 'US']))
  for (const { code, parent, parentDictionary } of of('CITIES')) {
    expect(parentDictionary, code).toBe(divided.has(code.slice(0, 2)) ? 'REGIONS' : 'COUNTRIES')
    expect(parent!.slice(0, 2), code).toBe(code.slice(0, 2))
  }
})

test('every region of Russia has a city, and well-known places are where they are', () => {
  const regions = of('REGIONS').filter(({ parent }) => parent === 'RU')
  expect(regions).toHaveLength(83)
  const withCity = new Set(of('CITIES').map(({ parent }) => parent))
  expect(regions.filter(({ code }) => !withCity.has(code)).map(({ ru }) => ru)).toEqual([])
  const found = (ru: string) => of('CITIES').find((city) => city.ru === ru)
  expect(found('Сочи')).toMatchObject({ parent: 'RU-KDA', en: 'Sochi' })
  expect(found('Казань')).toMatchObject({ parent: 'RU-TA', en: 'Kazan' })
  expect(found('Минск')).toMatchObject({ parent: 'BY-HM', en: 'Minsk' })
  expect(found('Токио')).toMatchObject({ parent: 'JP', en: 'Tokyo' })
})

test('regions are those of the standard alone, and no city is left without its region', () => {
  expect(
    of('REGIONS').filter(
      ({ code }) => !/^(BY-[A-Z]{2}|GB-[A-Z]{3}|KZ-\d{2}|RU-[A-WYZ][A-Z]{1,2}|US-[A-Z]{2})$/.test(code),
    ),
  ).toEqual([])
  expect(of('CITIES').filter(({ parent }) => parent === null)).toEqual([])
})

test('industries of the demo projects are all in the list', () => {
  const known = new Set(of('INDUSTRIES').flatMap(({ ru, en }) => [ru, en]))
  const industries = [...russianStartups, ...englishStartups].map(({ industry }) => industry)
  expect(industries.filter((industry) => !known.has(industry))).toEqual([])
})
