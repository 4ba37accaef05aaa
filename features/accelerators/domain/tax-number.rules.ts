import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { checkDigitError } from '#platform/domain/tax-number.ts'
import type { LegalForm } from './states.ts'

/** The country whose tax numbers carry check digits that the portal knows. */
export const checkedCountry = 'RU'

/** Forms whose tax number is that of a person: 12 digits, two of them check digits. */
const personalForms: ReadonlySet<LegalForm> = new Set(['SOLE_TRADE', 'SELF_EMPLOYED'])

/** Digits of a Russian tax number (INN) by legal form. */
export const taxNumberLength = (legalForm: LegalForm): 10 | 12 => (personalForms.has(legalForm) ? 12 : 10)

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
  return checkDigitError(given.taxNumber)
}
