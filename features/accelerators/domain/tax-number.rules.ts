import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { LegalForm } from './states.ts'

/** The country whose tax numbers carry check digits that the portal knows. */
export const checkedCountry = 'RU'

/** Forms whose tax number is that of a person: 12 digits, two of them check digits. */
const personalForms: ReadonlySet<LegalForm> = new Set(['SOLE_TRADE', 'SELF_EMPLOYED'])

/** Digits of a Russian tax number (INN) by legal form. */
export const taxNumberLength = (legalForm: LegalForm): 10 | 12 => (personalForms.has(legalForm) ? 12 : 10)

/** Weights by position, the last ones first: each check digit uses as many as digits stand before it. */
const weights = [8, 6, 4, 9, 5, 3, 10, 4, 2, 7, 3]

const checkDigit = (before: readonly number[]): number => {
  const used = weights.slice(0, before.length).toReversed()
  return (before.reduce((sum, digit, at) => sum + digit * used[at]!, 0) % 11) % 10
}

/** Whether a number of 10 or 12 digits carries the check digits of a Russian tax number. */
export const hasCheckDigits = (taxNumber: string): boolean => {
  const digits = [...taxNumber].map(Number)
  const checked = digits.length === 12 ? [10, 11] : [9]
  return checked.every((at) => checkDigit(digits.slice(0, at)) === digits[at])
}

/** What is wrong with a tax number in its country, or `null`; other countries' numbers are taken as they are. */
export const taxNumberError = (given: {
  country: string | null
  legalForm: LegalForm
  taxNumber: string
}): FieldErrorCode | null => {
  if (given.country !== checkedCountry) return null
  const length = taxNumberLength(given.legalForm)
  if (!/^\d+$/.test(given.taxNumber) || given.taxNumber.length !== length)
    return length === 12 ? 'TAX_NUMBER_OF_PERSON' : 'TAX_NUMBER_OF_ORGANISATION'
  // No tax office has the number 00, whose zeros alone would pass.
  return hasCheckDigits(given.taxNumber) && !given.taxNumber.startsWith('00')
    ? null
    : 'TAX_NUMBER_CHECK_DIGIT'
}
