import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js'
import { knowNumberingPlans, type GivenPhone } from '../domain/phone.rules.ts'

/** Whether a country, by its two letters, has a numbering plan. */
export const isPhoneCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** The number in the form it is kept (E.164), or null when the country has no such number. */
export const wholeNumber = ({ country, number }: GivenPhone): string | null => {
  if (!isPhoneCountry(country)) return null
  const parsed = parsePhoneNumberFromString(number, country)
  if (!parsed?.isValid() || parsed.ext) return null
  // Countries may share a code: +7 is Russia's and Kazakhstan's.
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed.number : null
}

/** A phone as people write it in a text: with a plus of any country, without one of the country they are at home in. */
export const phoneFromText = (text: string, home: string): GivenPhone | null => {
  const written = text.trim().replace(/^00/, '+')
  const country = written.startsWith('+') ? parsePhoneNumberFromString(written)?.country : home
  const number = country === undefined ? null : wholeNumber({ country, number: written })
  if (country !== undefined && number !== null) return { country, number }
  const digits = written.replace(/[\s()-]/g, '')
  // Russian numbers are written with an 8 before them, or with a 7 without its plus, wherever the accelerator is at home.
  return /^[78]\d{10}$/.test(digits) ? phoneFromText(`+7${digits.slice(1)}`, home) : null
}

knowNumberingPlans({ isPhoneCountry, wholeNumber })
