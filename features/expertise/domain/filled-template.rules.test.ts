import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plain, tree } from '../../fields/domain/samples.ts'
import { filledRows, readFilled } from './filled-template.rules.ts'

const template = tree(
  plain({
    code: 'market',
    type: 'SCALE',
    mayAbstain: true,
    grades: [
      { points: 1, meaning: { ru: 'Плохо', en: 'Bad' } },
      { points: 2, meaning: { ru: 'Хорошо', en: 'Good' } },
    ],
  }),
  plain({ code: 'ready', type: 'BOOLEAN' }),
  plain({ code: 'share', type: 'PERCENT' }),
  plain({ code: 'area', type: 'LIST', dictionary: 'INDUSTRIES' }),
  plain({ code: 'advice', type: 'TEXT', limits: { maxLength: 20 } }),
)
const titles = { code: ['Код', 'Code'], answer: ['Ответ', 'Answer'] }
const find = (_dictionary: string, name: string) => (name === 'Энергетика' ? 7 : undefined)
const read = (...rows: string[][]) => readFilled(rows, { tree: template, titles, find })
const head = ['Код', 'Вопрос', 'Ответ']

test.each([
  ['market', '2', 2],
  ['market', '2 — хорошо', 2],
  ['market', 'Не могу судить', 'CANNOT_JUDGE'],
  ['ready', 'да', true],
  ['share', '12,5 %', 12.5],
  ['area', 'Энергетика', [7]],
  ['advice', 'Считайте снизу.', 'Считайте снизу.'],
])('the answer to %s, “%s”, is read', (code, text, value) => {
  expect(read(head, [code, 'Вопрос', text])).toEqual({
    head: true,
    answers: [{ row: 2, code, text, value }],
    unread: [],
    empty: 0,
  })
})

test.each([
  ['market', '5', 'NOT_IN_LIST'],
  ['market', 'отлично', 'NOT_IN_LIST'],
  ['ready', 'возможно', 'INVALID'],
  ['share', '120', 'TOO_BIG'],
  ['area', 'Алхимия', 'NOT_IN_LIST'],
  ['advice', 'Этот совет длиннее двадцати знаков', 'TOO_LONG'],
  ['advice', '=CMD()', 'FORMULA'],
  ['pitch', 'что-то', 'UNKNOWN_QUESTION'],
  ['', 'без кода', 'UNKNOWN_QUESTION'],
])('the answer to %s, “%s”, is reported as %s', (code, text, problem) => {
  expect(read(['О файле'], head, [code, '', text])).toEqual({
    head: true,
    answers: [],
    unread: [{ row: 3, code, text, problem }],
    empty: 0,
  })
})

test('a question answered twice is not guessed, one left empty is counted, another order of columns is read', () => {
  const found = read(['Answer', 'Code'], ['1', 'market'], ['2', 'market'], ['', 'ready'], ['', ''])
  expect(found.unread.map(({ row, problem }) => [row, problem])).toEqual([
    [2, 'TWICE'],
    [3, 'TWICE'],
  ])
  expect(found.empty).toBe(1)
})

test('without a heading nothing is taken', () => {
  expect(read(['market', '', '2'])).toEqual({ head: false, answers: [], unread: [], empty: 0 })
  expect(filledRows([], titles)).toBeNull()
})

test('whatever a file contains, each filled row is understood or reported, once', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('market', 'advice', '1', '=1', 'да', '', 'Код', 'Ответ'))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), (rows) => {
      const all = [head, ...rows]
      const { answers, unread } = read(...all)
      const given = filledRows(all, titles)!.filter(({ text }) => text !== '')
      expect([...answers, ...unread].map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(
        given.map(({ row }) => row),
      )
      expect(new Set(answers.map(({ code }) => code)).size).toBe(answers.length)
    }),
  )
})
