import { expect, test } from 'vitest'
import { leftWithoutPlaces } from './places.rules.ts'

const wanting = (id: number, seats: number, free: number | null, event = 1) => ({
  id,
  seats,
  event: { id: event, free },
})

test('places are given in order: a team that does not fit waits, a smaller one behind it may fit', () => {
  expect([...leftWithoutPlaces([wanting(1, 2, 3), wanting(2, 2, 3), wanting(3, 1, 3)])]).toEqual([2])
})

test('a full event has no place for anybody, an unlimited one for all', () => {
  expect([...leftWithoutPlaces([wanting(1, 1, 0), wanting(2, 1, 0), wanting(3, 20, null, 2)])]).toEqual([
    1, 2,
  ])
})

test('each event has places of its own', () => {
  expect([...leftWithoutPlaces([wanting(1, 1, 1, 1), wanting(2, 1, 1, 2)])]).toEqual([])
})
