import { longestPersonName, personNamePattern } from '#platform/domain/person-name.ts'
import { isEmailAddress } from '#platform/web/public/email-address.ts'

/** Requirements of a new password (spec 5), one by one, so that they can be ticked off while typing. */
export const passwordRules = {
  length: (password: string, shortest: number): boolean => password.length >= shortest,
  letter: (password: string): boolean => /[A-Za-z]/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
} as const

/** Error code of a new password, if any. */
export const passwordError = (password: string, shortest: number): string | undefined => {
  if (!password) return 'REQUIRED'
  if (!passwordRules.length(password, shortest)) return 'TOO_SHORT'
  return passwordRules.letter(password) && passwordRules.digit(password) ? undefined : 'WEAK_PASSWORD'
}

/** Error code of a repeated password. */
export const repeatError = (password: string, repeat: string): string | undefined => {
  if (!repeat) return 'REQUIRED'
  return password === repeat ? undefined : 'PASSWORDS_DIFFER'
}

/** Error code of a required field. */
export const required = (value: string): string | undefined => (value.trim() ? undefined : 'REQUIRED')

/** Error code of a part of a person's name. */
export const nameError = (value: string, { optional = false } = {}): string | undefined => {
  const name = value.trim()
  if (name === '') return optional ? undefined : 'REQUIRED'
  if (name.length > longestPersonName) return 'TOO_LONG'
  return personNamePattern.test(name) ? undefined : 'INVALID_NAME'
}

/** Error code of an email address; the service validates it exactly. */
export const emailError = (value: string): string | undefined =>
  required(value) ?? (isEmailAddress(value) ? undefined : 'INVALID_EMAIL')
