import { expect, test } from 'vitest'
import { storedPlace, placeOfStored, reviewParts } from './review-parts.ts'

test.each(
  reviewParts.flatMap((part) =>
    ['market', null].flatMap((code) => [7, null].map((number) => ({ part, code, number }))),
  ),
)('$part at $code, $number is read as it was stored', (place) => {
  expect(placeOfStored(storedPlace(place))).toEqual(place)
})

test('what no part names is none', () => {
  expect(placeOfStored({ code: 'market', field: 'market' })).toBeNull()
})
