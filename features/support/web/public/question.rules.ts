import { isEmailAddress } from '#platform/web/public/email-address.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'

/** Most characters of a question's subject and text, as in the contract. */
export const longestSubject = 200
export const longestBody = 4000

type Question = { name: string; email: string; subject: string; body: string }

const wrongText = (text: string, longest: number): 'REQUIRED' | 'TOO_LONG' | null => {
  const length = text.trim().length
  return length === 0 ? 'REQUIRED' : length > longest ? 'TOO_LONG' : null
}

const wrongEmail = (email: string, isRequired: boolean): 'REQUIRED' | 'INVALID_EMAIL' | null => {
  if (email.trim() === '') return isRequired ? 'REQUIRED' : null
  return isEmailAddress(email) ? null : 'INVALID_EMAIL'
}

/** What is wrong in a question, all at once; the server has the same rules, and tells a guest of the address only after the rest. */
export const wrongInQuestion = ({ name, email, subject, body }: Question, signedIn: boolean): FieldErrors => {
  const found = {
    name: name.trim().length > longestSubject ? ('TOO_LONG' as const) : null,
    email: wrongEmail(email, !signedIn),
    subject: wrongText(subject, longestSubject),
    body: wrongText(body, longestBody),
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null)) as FieldErrors
}

/** Errors of a further message. */
export const wrongInMessage = ({ body }: { body: string }): FieldErrors => {
  const code = wrongText(body, longestBody)
  return code === null ? {} : { body: code }
}
