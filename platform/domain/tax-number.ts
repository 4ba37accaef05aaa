import type { FieldErrorCode } from './product-error.ts'

/** Weights by position, aligned right: each check digit uses as many as there are digits before it. */
const weights = [8, 6, 4, 9, 5, 3, 10, 4, 2, 7, 3]

const checkDigit = (before: readonly number[]): number => {
  const used = weights.slice(0, before.length).toReversed()
  return (before.reduce((sum, digit, at) => sum + digit * used[at]!, 0) % 11) % 10
}

/** Whether a number of 10 or 12 digits has the check digits of a Russian tax number (INN). */
export const hasCheckDigits = (taxNumber: string): boolean => {
  const digits = [...taxNumber].map(Number)
  const checked = digits.length === 12 ? [10, 11] : [9]
  return checked.every((at) => checkDigit(digits.slice(0, at)) === digits[at])
}

/** The error in the digits of a Russian tax number, or null. No tax office has the number 00, whose zeros alone would pass. */
export const checkDigitError = (taxNumber: string): FieldErrorCode | null =>
  hasCheckDigits(taxNumber) && !taxNumber.startsWith('00') ? null : 'TAX_NUMBER_CHECK_DIGIT'
