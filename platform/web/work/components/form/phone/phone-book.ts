import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { isPhoneCountry } from '#platform/contract/numbering-plans.ts'
import { currentLocale } from '../../../../i18n/texts.ts'
import type { Option } from '../combobox/options.ts'

/** Every country by its name in the language in force, with its dialling code. */
export const phoneCountries = (): Option<string>[] => {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code, hint: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()))
}

const known = (country: string): CountryCode | undefined => (isPhoneCountry(country) ? country : undefined)

/** A mobile number of the country as people there write it: «8 (912) 345-67-89». */
export const exampleIn = (country: string): string | null => {
  const code = known(country)
  return (code && getExampleNumber(code, examples)?.formatNational()) ?? null
}

/** What was typed so far, in the country's groups. */
export const asTyped = (country: string, text: string): string => new AsYouType(known(country)).input(text)

/** A whole number as it is written in its country; what is not whole yet stays as it is. */
export const written = (country: string, number: string): string => {
  const parsed = parsePhoneNumberFromString(number, known(country))
  return parsed?.isValid() && !parsed.ext && parsed.country === known(country)
    ? parsed.formatNational()
    : number
}

/** The country that a number with a plus names by itself. */
export const countryOf = (number: string): string | null =>
  number.trim().startsWith('+') ? (parsePhoneNumberFromString(number)?.country ?? null) : null
