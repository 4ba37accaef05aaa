import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, clamped, isIn, nextCell, movedSpot, type Size, type Spot } from './selection.ts'

const size: Size = { rows: 100, columns: 5 }
const at: Spot = { row: 10, column: 2 }
const walk = (key: string, far = false) => movedSpot(at, size, { key, far, page: 20 })

test.each([
  ['ArrowUp', false, { row: 9, column: 2 }],
  ['ArrowDown', false, { row: 11, column: 2 }],
  ['ArrowLeft', false, { row: 10, column: 1 }],
  ['ArrowRight', false, { row: 10, column: 3 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
  ['ArrowRight', true, { row: 10, column: 4 }],
  ['Home', false, { row: 10, column: 0 }],
  ['End', false, { row: 10, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['PageDown', false, { row: 30, column: 2 }],
])('%s (far: %s) leads to %j', (key, far, expected) => expect(walk(key, far)).toEqual(expected))

test('a letter does not move', () => expect(walk('a')).toBeNull())

test('Tab goes on in the next row and stops at the end', () => {
  expect(nextCell({ row: 0, column: 4 }, size, 1)).toEqual({ row: 1, column: 0 })
  expect(nextCell({ row: 1, column: 0 }, size, -1)).toEqual({ row: 0, column: 4 })
  expect(nextCell({ row: 99, column: 4 }, size, 1)).toEqual({ row: 99, column: 4 })
  expect(nextCell({ row: 0, column: 0 }, size, -1)).toEqual({ row: 0, column: 0 })
})

test('nobody moves out of the table, and a selection always has both its corners', () => {
  const spot = fc.record({ row: fc.integer({ min: -5, max: 40 }), column: fc.integer({ min: -5, max: 12 }) })
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp')
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 30 }), columns: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(spot, sizes, keys, fc.boolean(), (start, given, key, far) => {
      const from = clamped(start, given)
      const to = movedSpot(from, given, { key, far, page: 7 })!
      expect(to).toEqual(clamped(to, given))
      const block = blockOf({ at: to, from })
      expect(isIn(block, to.row, to.column) && isIn(block, from.row, from.column)).toBe(true)
    }),
  )
})
