import { describe, expect, it } from 'vitest'
import { chainErrors, type KnownValue } from './chain.rules.ts'

const [russia, tatarstan, kazan, tula, france, paris] = [1, 2, 3, 4, 5, 6]
const known = new Map<number, KnownValue>([
  [russia, { code: 'COUNTRIES', above: [] }],
  [tatarstan, { code: 'REGIONS', above: [russia] }],
  [kazan, { code: 'CITIES', above: [tatarstan, russia] }],
  [tula, { code: 'CITIES', above: [99, russia] }],
  [france, { code: 'COUNTRIES', above: [] }],
  [paris, { code: 'CITIES', above: [france] }],
])

const place = (country: number | null, region: number | null | undefined, city: number | null) =>
  chainErrors(
    [
      { field: 'country', code: 'COUNTRIES', id: country },
      { field: 'region', code: 'REGIONS', id: region },
      { field: 'city', code: 'CITIES', id: city },
    ],
    known,
  )

describe('choices down a chain', () => {
  it.each([
    ['a whole chain', russia, tatarstan, kazan],
    ['a city without its region', russia, null, kazan],
    ['a city of a country without regions', france, undefined, paris],
    ['a city alone', null, null, kazan],
    ['a region alone', null, tatarstan, null],
    ['nothing', null, null, null],
  ])('take %s', (_what, country, region, city) => expect(place(country, region, city)).toEqual({}))

  it.each([
    ['a city of another region', russia, tatarstan, tula, ['city']],
    ['a city of another country', russia, null, paris, ['city']],
    ['a region of another country', france, tatarstan, null, ['region']],
    ['a city below a region, where it has none', null, tatarstan, paris, ['city']],
    ['a value of another dictionary', tatarstan, null, null, ['country']],
    ['a value nobody knows', 77, tatarstan, kazan, ['country']],
    ['a right city below a wrong region', france, tatarstan, paris, ['region']],
  ])('refuse %s at its field', (_what, country, region, city, fields) => {
    expect(place(country, region, city)).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'NOT_IN_LIST'])),
    )
  })
})
