import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasCheckDigits } from '#platform/domain/tax-number.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { legalForms } from './states.ts'
import { taxNumberError } from './tax-number.rules.ts'

const numbers = ['ten good', 'twelve good', 'ten typo', 'twelve typo', 'nine', 'letters', 'zeros'] as const

const written: Record<(typeof numbers)[number], string> = {
  'ten good': '7707083893',
  'twelve good': '500100732259',
  'ten typo': '7707083894',
  'twelve typo': '500100732258',
  nine: '770708389',
  letters: '77O7083893',
  zeros: '0000000000',
}

/** org: must have 10 digits; own: must have 12; sum: a check digit is wrong. */
const russian = matrix(
  legalForms,
  numbers,
  `                           ten good  twelve good  ten typo  twelve typo  nine  letters  zeros
  LIMITED_LIABILITY_COMPANY  good      org          sum       org          org   org      sum
  PUBLIC_JOINT_STOCK_COMPANY  good      org          sum       org          org   org      sum
  PRIVATE_JOINT_COMPANY      good      org          sum       org          org   org      sum
  NONPROFIT_ORGANIZATION     good      org          sum       org          org   org      sum
  SOLE_TRADE                 own       good         own       sum          own   own      own
  SELF_EMPLOYED              own       good         own       sum          own   own      own`,
)

const errors: Record<string, string | null> = {
  good: null,
  org: 'TAX_NUMBER_OF_ORGANISATION',
  own: 'TAX_NUMBER_OF_PERSON',
  sum: 'TAX_NUMBER_CHECK_DIGIT',
}

describe.each(legalForms)('%s', (legalForm) => {
  test.each(numbers)('in Russia with a number of the kind "%s"', (kind) => {
    expect(taxNumberError({ country: 'RU', legalForm, taxNumber: written[kind] })).toBe(
      errors[russian[legalForm][kind]],
    )
  })

  test.each(['DE', 'GB', null])('in %s with any number', (country) => {
    for (const kind of numbers)
      expect(taxNumberError({ country, legalForm, taxNumber: written[kind] })).toBeNull()
  })
})

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })

/** The tax service's definition: the sum of weighted digits modulo 11 modulo 10. */
const completed = (given: readonly number[]): number[] => {
  const sum = (weights: readonly number[], of: readonly number[]) =>
    (weights.reduce((total, weight, at) => total + weight * of[at]!, 0) % 11) % 10
  if (given.length === 9) return [...given, sum([2, 4, 10, 3, 5, 9, 4, 6, 8], given)]
  const eleventh = [...given, sum([7, 2, 4, 10, 3, 5, 9, 4, 6, 8], given)]
  return [...eleventh, sum([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], eleventh)]
}

describe('check digits', () => {
  test('of any number that was completed by the rule fit', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10)), (given) => hasCheckDigits(completed(given).join(''))),
    )
  })

  test('show a wrong check digit', () => {
    fc.assert(
      fc.property(
        fc.oneof(digits(9), digits(10)),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (given, shift, isLast) => {
          const number = completed(given)
          const at = isLast || number.length === 10 ? number.length - 1 : number.length - 2
          number[at] = (number[at]! + shift) % 10
          return !hasCheckDigits(number.join(''))
        },
      ),
    )
  })
})
