import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { isPhoneCountry, phoneFromText } from '#platform/contract/numbering-plans.ts'
import { currentLocale } from '../../../../i18n/texts.ts'
import type { Option } from '../combobox/options.ts'

/** Every country by its name in the current language, with its calling code. */
export const phoneCountries = (): Option<string>[] => {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code, hint: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()))
}

const known = (country: string): CountryCode | undefined => (isPhoneCountry(country) ? country : undefined)

/** A number in the country's format, without the calling code, which is shown separately. */
const formatNational = (parsed: PhoneNumber): string =>
  parsed
    .formatInternational()
    .replace(`+${parsed.countryCallingCode} `, '')
    // The usual Russian format.
    .replace(/^(\d{3}) (\d{3}) (\d{2}) (\d{2})$/, '$1 $2-$3-$4')

/** An example mobile number of the country: «912 345-67-89». */
export const exampleIn = (country: string): string | null => {
  const code = known(country)
  const example = code && getExampleNumber(code, examples)
  return example ? formatNational(example) : null
}

/** The typed part of a number, in the country's format. */
export const asTyped = (country: string, text: string): string => new AsYouType(known(country)).input(text)

/** A complete number in the country's format; an incomplete one is unchanged. */
export const written = (country: string, number: string): string => {
  const parsed = parsePhoneNumberFromString(number, known(country))
  return parsed?.isValid() && !parsed.ext && parsed.country === known(country)
    ? formatNational(parsed)
    : number
}

/** The country given by a number itself: with a plus, or, if none is selected, with the 8 of Russian numbers. */
export const countryOf = (number: string, chosen = ''): string | null => {
  if (number.trim().startsWith('+')) return parsePhoneNumberFromString(number)?.country ?? null
  return chosen === '' ? (phoneFromText(number, '')?.country ?? null) : null
}
