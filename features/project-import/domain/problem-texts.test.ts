import { expect, test } from 'vitest'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { cellProblemCodes, cellProblemOf } from './cell-problems.ts'
import { itemReasons } from './states.ts'

test.each([
  ['Russian', ru],
  ['English', en],
] as const)(
  'every problem of a cell and every reason has a text in %s',
  (_language, { problems, reason }) => {
    expect(Object.keys(problems).toSorted()).toEqual([...cellProblemCodes].toSorted())
    expect(Object.keys(reason).toSorted()).toEqual([...itemReasons].toSorted())
    for (const text of Object.values({ ...problems, ...reason })) expect(text.trim()).not.toBe('')
  },
)

test('every fault of a field is a problem with a text', () => {
  for (const code of fieldErrorCodes) expect(cellProblemCodes).toContain(cellProblemOf(code))
})
