import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.rules.ts'

const ids = (advice: readonly (readonly [id: number, againstId: number | null])[]) =>
  sideBySide(advice.map(([id, againstId]) => ({ id, againstId }))).map((group) => group.map(({ id }) => id))

test('advice that contradicts another is next to it, also through a third', () => {
  expect(
    ids([
      [1, null],
      [2, null],
      [3, 1],
      [4, 3],
      [5, 2],
    ]),
  ).toEqual([
    [1, 3, 4],
    [2, 5],
  ])
})

test('advice without a contradiction is alone, and what it contradicted may be gone', () => {
  expect(
    ids([
      [7, null],
      [9, 4],
    ]),
  ).toEqual([[7], [9]])
  expect(ids([])).toEqual([])
})
