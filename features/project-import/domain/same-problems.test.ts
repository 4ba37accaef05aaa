import { expect, test } from 'vitest'
import { sameProblems } from './same-problems.rules.ts'

const cell = (line: number, column: number, text: string) =>
  ({ line, column, text, problem: 'NOT_A_NUMBER' }) as const

test('cells of a column that say the same are one problem; empty ones and other columns stay apart', () => {
  const found = sameProblems([
    cell(2, 1, 'много'),
    cell(2, 3, 'много'),
    cell(3, 1, ''),
    cell(4, 1, 'много'),
    cell(5, 1, ''),
    cell(6, 1, 'мало'),
  ])
  expect(found.map(({ column, text, count, lines }) => [column, text, count, lines])).toEqual([
    [1, 'много', 2, [2, 4]],
    [3, 'много', 1, [2]],
    [1, '', 1, [3]],
    [1, '', 1, [5]],
    [1, 'мало', 1, [6]],
  ])
})

test('of very many the first rows are named', () => {
  const [one] = sameProblems(Array.from({ length: 500 }, (_, at) => cell(at + 2, 0, 'нет')))
  expect([one?.count, one?.lines.length]).toEqual([500, 20])
})
