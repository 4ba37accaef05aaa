import { inReadingOrder } from '#platform/domain/plain-name.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** The longest subject and body of a notice, in characters. */
export const templateLimits = { subject: 200, body: 4000 } as const

const place = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The placeholders that a text names, in its order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name]) => name ?? '')

/** Whether braces are left over that fill in nothing: they would be sent as they stand. */
const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(place, ''))

/** Whether a text would end a header of an email and begin another. */
const hasSeveralLines = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** Whether signs turn the order of letters around: the reader would see another text than the one that is stored. */
export const isTurned = (text: string): boolean => inReadingOrder(text) !== text

const knownFault = (text: string, known: readonly string[]): FieldErrorCode | null => {
  if (isTurned(text)) return 'TURNED_TEXT'
  if (hasLooseBraces(text)) return 'UNKNOWN_PLACEHOLDER'
  return placeholdersIn(text).every((name) => known.includes(name)) ? null : 'UNKNOWN_PLACEHOLDER'
}

/** What is wrong with a subject; null when nothing is. */
export const subjectFault = (subject: string, known: readonly string[]): FieldErrorCode | null =>
  hasSeveralLines(subject) ? 'SEVERAL_LINES' : knownFault(subject, known)

/** What is wrong with a body beside its subject: what both must fill in may stand in either. */
export const bodyFault = (
  { subject, body }: { subject: string; body: string },
  known: readonly string[],
  required: readonly string[],
): FieldErrorCode | null => {
  const named = new Set([...placeholdersIn(subject), ...placeholdersIn(body)])
  return knownFault(body, known) ?? (required.every((name) => named.has(name)) ? null : 'PLACEHOLDER_MISSING')
}
