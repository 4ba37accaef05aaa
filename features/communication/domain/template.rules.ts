import { inReadingOrder } from '#platform/domain/plain-name.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** Maximum length of a notification's subject and body, in characters. */
export const templateLimits = { subject: 200, body: 4000 } as const

const place = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The placeholders in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name]) => name ?? '')

/** Whether the text has braces outside placeholders, which would be sent literally. */
const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(place, ''))

/** Whether a text has line breaks or control characters, which could inject email headers. */
const hasSeveralLines = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/**
 * Whether bidirectional controls change the order of letters, so that readers would see another text than the stored
 * one.
 */
export const isTurned = (text: string): boolean => inReadingOrder(text) !== text

const knownFault = (text: string, known: readonly string[]): FieldErrorCode | null => {
  if (isTurned(text)) return 'TURNED_TEXT'
  if (hasLooseBraces(text)) return 'UNKNOWN_PLACEHOLDER'
  return placeholdersIn(text).every((name) => known.includes(name)) ? null : 'UNKNOWN_PLACEHOLDER'
}

/** The error of a subject, or null. */
export const subjectFault = (subject: string, known: readonly string[]): FieldErrorCode | null =>
  hasSeveralLines(subject) ? 'SEVERAL_LINES' : knownFault(subject, known)

/** The error of a body, or null; required placeholders may be in the subject or in the body. */
export const bodyFault = (
  { subject, body }: { subject: string; body: string },
  known: readonly string[],
  required: readonly string[],
): FieldErrorCode | null => {
  const named = new Set([...placeholdersIn(subject), ...placeholdersIn(body)])
  return knownFault(body, known) ?? (required.every((name) => named.has(name)) ? null : 'PLACEHOLDER_MISSING')
}
