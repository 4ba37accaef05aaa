import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js'
import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode)

/** The number in the form it is kept (E.164), or null when the country has no such number. */
export const wholeNumber = ({ country, number }: { country: string; number: string }): string | null => {
  if (!isCountry(country)) return null
  const parsed = parsePhoneNumberFromString(number, country)
  if (!parsed?.isValid() || parsed.ext) return null
  // Countries may share a code: +7 is Russia's and Kazakhstan's.
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed.number : null
}

/** A phone as a person types it: the country by its two letters, the number in any usual form (spec 5). */
export const phone = z
  .strictObject({
    country: z.string('PHONE_COUNTRY_REQUIRED').refine(isCountry, 'PHONE_COUNTRY_REQUIRED'),
    number: text(22).min(1, 'REQUIRED'),
  })
  .refine((given) => wholeNumber(given) !== null, { path: ['number'], error: 'INVALID_PHONE' })
