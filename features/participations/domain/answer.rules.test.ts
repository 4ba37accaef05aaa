import { expect, test } from 'vitest'
import { countAnswer, lacksAnswer } from './answer.rules.ts'

test.each([
  [true, '', 0, true],
  [true, ' \n ', 0, true],
  [true, 'Готово', 0, false],
  [true, '', 1, false],
  [false, '', 0, false],
])('required %s, "%s" and %i files: lacks its answer %s', (answerRequired, answer, files, lacks) => {
  expect(lacksAnswer({ answerRequired, answer, files: Array.from({ length: files }) })).toBe(lacks)
})

test.each([
  [false, false, '1/2'],
  [true, true, '1/3'],
  [true, false, '2/3'],
])('required %s, lacking %s: 1 of 2 fields count as %s', (required, lacks, counted) => {
  const { filled, total } = countAnswer({ filled: 1, total: 2 }, required, lacks)
  expect(`${filled}/${total}`).toBe(counted)
})
