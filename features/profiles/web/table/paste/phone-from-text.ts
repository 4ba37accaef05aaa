import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import { countryOf } from '#platform/web/work/components/form/phone/phone-book.ts'
import type { Phone } from '../../../domain/values.ts'

/** A phone number as people write it: with a plus of any country, without one of Russia. */
export const phoneFromText = (text: string): Phone | null => {
  const country = countryOf(text) ?? 'RU'
  const number = wholeNumber({ country, number: text })
  return number ? { country, number } : null
}
