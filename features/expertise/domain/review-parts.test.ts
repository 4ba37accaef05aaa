import { expect, test } from 'vitest'
import { keptPlace, placeOfKept, reviewParts } from './review-parts.ts'

test.each(
  reviewParts.flatMap((part) =>
    ['market', null].flatMap((code) => [7, null].map((number) => ({ part, code, number }))),
  ),
)('$part at $code, $number is read as it was kept', (place) => {
  expect(placeOfKept(keptPlace(place))).toEqual(place)
})

test('what no part names is none', () => {
  expect(placeOfKept({ code: 'market', field: 'market' })).toBeNull()
})
