import { isRecord } from '../../domain/limits.rules.ts'
import type { ValueText } from '../../web/format/text-source.ts'

/** Two-digit dialling codes (E.164); 1 and 7 are the only codes with one digit, all others have three. */
const twoDigits = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const groups = (digits: string): string => {
  if (digits.length <= 4) return digits.replace(/^(\d{2})(\d{2})$/, '$1-$2')
  return `${digits.slice(0, 3)} ${groups(digits.slice(3))}`
}

/** Formats an E.164 number in groups: +7 912 345-67-89. */
const grouped = (number: string): string => {
  const digits = number.replace(/\D/g, '')
  const code = /^[17]/.test(digits) ? 1 : twoDigits.test(digits) ? 2 : 3
  const rest = digits.slice(code)
  const ten = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(rest)
  return `+${digits.slice(0, code)} ${ten ? `${ten[1]} ${ten[2]}-${ten[3]}-${ten[4]}` : groups(rest)}`
}

/** Formats a phone number. */
export const phoneText: ValueText = (value) =>
  isRecord(value) && 'number' in value ? grouped(value.number) : undefined
