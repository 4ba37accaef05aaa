import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js'
import { knowNumberingPlans, type GivenPhone } from '../domain/phone.rules.ts'

/** Whether a country, by its two-letter code, has a numbering plan. */
export const isPhoneCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** The number as it is stored (E.164), or null if the country has no such number. */
export const wholeNumber = ({ country, number }: GivenPhone): string | null => {
  if (!isPhoneCountry(country)) return null
  const parsed = parsePhoneNumberFromString(number, country)
  if (!parsed?.isValid() || parsed.ext) return null
  // Countries may share a calling code: +7 is Russia and Kazakhstan.
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed.number : null
}

/** Reads a phone number from a text: with a plus for any country, without one for the home country. */
export const phoneFromText = (text: string, home: string): GivenPhone | null => {
  const written = text.trim().replace(/^00/, '+')
  const country = written.startsWith('+') ? parsePhoneNumberFromString(written)?.country : home
  const number = country === undefined ? null : wholeNumber({ country, number: written })
  if (country !== undefined && number !== null) return { country, number }
  const digits = written.replace(/[\s()-]/g, '')
  // Russian numbers start with an 8, or with a 7 without its plus, whatever the accelerator's country.
  return /^[78]\d{10}$/.test(digits) ? phoneFromText(`+7${digits.slice(1)}`, home) : null
}

knowNumberingPlans({ isPhoneCountry, wholeNumber })
