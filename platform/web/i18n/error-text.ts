import { ApiError } from '../api/api-error.ts'
import { formatDate } from './dates.ts'
import { hasText, text } from './texts.ts'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Parameters as a reader expects them: days in the language's form. */
const readable = (params: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? formatDate(value) : value]),
  )

const bodyMessage = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null

/** The raw text of an error: the body message's part after the first colon, else the message, else the value (spec 8). */
export const rawErrorText = (error: unknown): string => {
  const message = error instanceof ApiError ? bodyMessage(error.body) : null
  if (message !== null) return message.slice(message.indexOf(':') + 1).trim()
  return error instanceof Error ? error.message : String(error)
}

/** What a person is told about an error, in their language. */
export const errorText = (error: unknown): string => {
  const raw = rawErrorText(error)
  if (/^\w+$/.test(raw) && hasText(`platform:errors.${raw}`)) {
    return text(`platform:errors.${raw}`, error instanceof ApiError ? readable(error.params) : {})
  }
  if (error instanceof ApiError) {
    const key = `platform:transport.${error.status}`
    return hasText(key) ? text(key) : raw || text('platform:errors.unknown')
  }
  return error instanceof Error ? text('platform:errors.unknown') : raw
}
