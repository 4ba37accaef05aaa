import { phoneFromText as phoneAtHome } from '#platform/contract/numbering-plans.ts'
import type { Phone } from '../../../../fields/domain/values.ts'

/** Parses a phone number: with a plus of any country, without one of Russia. */
export const phoneFromText = (text: string): Phone | null => phoneAtHome(text, 'RU')
