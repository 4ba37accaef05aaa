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

/** Every country by its name in the language in force, with its dialling code. */
export const phoneCountries = (): Option<string>[] => {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  return getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code, hint: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()))
}

const known = (country: string): CountryCode | undefined => (isPhoneCountry(country) ? country : undefined)

/** A number beside its country: in the groups of that country, without the code that stands there already. */
const besideCountry = (parsed: PhoneNumber): string =>
  parsed
    .formatInternational()
    .replace(`+${parsed.countryCallingCode} `, '')
    // As Russian numbers are read everywhere else.
    .replace(/^(\d{3}) (\d{3}) (\d{2}) (\d{2})$/, '$1 $2-$3-$4')

/** A mobile number of the country: «912 345-67-89». */
export const exampleIn = (country: string): string | null => {
  const code = known(country)
  const example = code && getExampleNumber(code, examples)
  return example ? besideCountry(example) : null
}

/** What was typed so far, in the country's groups. */
export const asTyped = (country: string, text: string): string => new AsYouType(known(country)).input(text)

/** A whole number as it is written beside its country; what is not whole yet stays as it is. */
export const written = (country: string, number: string): string => {
  const parsed = parsePhoneNumberFromString(number, known(country))
  return parsed?.isValid() && !parsed.ext && parsed.country === known(country)
    ? besideCountry(parsed)
    : number
}

/** The country that a number names by itself: with a plus, or, while none is chosen, with the 8 of Russian numbers. */
export const countryOf = (number: string, chosen = ''): string | null => {
  if (number.trim().startsWith('+')) return parsePhoneNumberFromString(number)?.country ?? null
  return chosen === '' ? (phoneFromText(number, '')?.country ?? null) : null
}
