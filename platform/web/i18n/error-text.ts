import { ApiError } from '../api/api-error.ts'
import { formatDate } from './dates.ts'
import { hasText, text } from './texts.ts'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Parameters formatted for the reader: days in the language's format. */
const readable = (params: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? formatDate(value) : value]),
  )

const bodyMessage = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null

/** Public pages begin without the words of failures, and may have no network to fetch them. */
const unknownText = (): string =>
  text(hasText('platform:errors.unknown') ? 'platform:errors.unknown' : 'platform:transport.500')

/**
 * The error text for a person, in their language: the part of the body's message after the first colon, else the text
 * of its status, else “unknown”; translated if a text exists (spec 8).
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? unknownText() : String(error)
  const message = bodyMessage(error.body)
  const detail = message?.slice(message.indexOf(':') + 1).trim()
  const own = `platform:errors.${detail}`
  if (detail && /^\w+$/.test(detail) && hasText(own)) return text(own, readable(error.params))
  if (detail && detail !== error.code) return detail
  const key = `platform:transport.${error.status}`
  return hasText(key) ? text(key) : error.message || unknownText()
}
