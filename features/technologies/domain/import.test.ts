import { expect, test } from 'vitest'
import { codesInCircles, planImport, textColumns, type ImportedTechnology } from './import.rules.ts'

const technology = (code: string, given: Partial<ImportedTechnology> = {}): ImportedTechnology => ({
  ...(Object.fromEntries(textColumns.map((column) => [column, ''])) as Record<
    (typeof textColumns)[number],
    string
  >),
  code,
  name_ru: 'Имя',
  name_en: 'Name',
  purpose_ru: 'Зачем',
  industries: [],
  parents: [],
  ...given,
})

const facts = {
  present: new Map([
    ['A', technology('A')],
    ['B', technology('B', { parents: ['A'] })],
  ]),
  industries: new Set(['FOOD', 'ENERGY']),
}

const heading = ['code', 'name_ru', 'name_en', 'purpose_ru', 'industries', 'parents']

test('says what is new, changed and as it was; parents may be further down in the file', () => {
  const { rows, errors } = planImport(
    [
      heading,
      ['c', 'Имя', 'Name', 'Зачем', 'food; energy', 'D'],
      ['D', 'Имя', 'Name', 'Зачем', '', ''],
      ['A', 'Имя', 'Name', 'Зачем', '', ''],
      ['B', 'Иначе', 'Name', 'Зачем', '', 'A'],
    ],
    facts,
  )
  expect(errors).toEqual([])
  expect(rows.map(({ kind, value }) => [value.code, kind])).toEqual([
    ['C', 'added'],
    ['D', 'added'],
    ['A', 'unchanged'],
    ['B', 'changed'],
  ])
  expect(rows[0]!.value.industries).toEqual(['ENERGY', 'FOOD'])
})

test('names every mistake at its cell', () => {
  const { errors } = planImport(
    [
      heading,
      ['а', 'Имя', 'Name', 'Зачем', 'NONE', ''],
      ['C', '', 'Name', 'Зачем', '', 'NOBODY'],
      ['C', 'Имя', 'Name', '', '', ''],
      ['A', 'Имя', 'Name', 'Зачем', '', 'B'],
    ],
    facts,
  )
  expect(errors.map(({ row, column, problem }) => `${row} ${column} ${problem}`)).toEqual([
    '2 code INVALID',
    '2 industries NOT_IN_LIST',
    '3 name_ru REQUIRED',
    '3 parents NOT_IN_LIST',
    '4 code ALREADY_TAKEN',
    '4 purpose_ru REQUIRED',
    '5 parents INVALID',
  ])
  expect(planImport([['code', 'name_ru']], facts).errors.map(({ column }) => column)).toEqual([
    'name_en',
    'purpose_ru',
  ])
})

test('a circle is found whatever hangs below it', () => {
  const parents = { a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: [], f: ['e'] }
  expect([...codesInCircles(new Map(Object.entries(parents)))].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
