import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { checkDigitError } from '#platform/domain/tax-number.ts'
import type { LegalForm } from './states.ts'

/** The only country whose tax numbers' check digits are validated. */
export const checkedCountry = 'RU'

/** Forms with a person's tax number: 12 digits, two of them check digits. */
const personalForms: ReadonlySet<LegalForm> = new Set(['SOLE_TRADE', 'SELF_EMPLOYED'])

/** Digits of a Russian tax number (INN) by legal form. */
export const taxNumberLength = (legalForm: LegalForm): 10 | 12 => (personalForms.has(legalForm) ? 12 : 10)

/** The error of a tax number in its country, or `null`; other countries' numbers are not validated. */
export const taxNumberError = (given: {
  country: string | null
  legalForm: LegalForm
  taxNumber: string
}): FieldErrorCode | null => {
  if (given.country !== checkedCountry) return null
  const length = taxNumberLength(given.legalForm)
  if (!/^\d+$/.test(given.taxNumber) || given.taxNumber.length !== length)
    return length === 12 ? 'TAX_NUMBER_OF_PERSON' : 'TAX_NUMBER_OF_ORGANISATION'
  return checkDigitError(given.taxNumber)
}
