import { z } from 'zod'

/** Raw query parameters, before a screen's schema parses them. */
export type RawSearch = Record<string, string>

/** Parses a query string: every value is text. */
export const readSearch = (query: string): RawSearch => Object.fromEntries(new URLSearchParams(query))

/** Writes a query string: lists are comma-separated, unset values are omitted. */
export const writeSearch = (search: Record<string, unknown>): '' | `?${string}` => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      continue
    params.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  // Commas and colons need no escaping in a query and are more readable in a shared link.
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text ? `?${text}` : ''
}

/** Parses what the schema knows; invalid values become unset (spec 2). */
export const lenient = <S extends z.ZodObject>(
  schema: S,
  raw: Record<string, unknown>,
): Partial<z.output<S>> => {
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const parsed = (field as z.ZodType).safeParse(raw[name])
    if (parsed.success && parsed.data !== undefined) read[name] = parsed.data
  }
  return read as Partial<z.output<S>>
}

/** A query parameter that is a number or unset. */
export const numberParam = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ])
    .optional()

/** A query parameter that is a text or unset. */
export const textParam = () => z.coerce.string().max(200).optional()

/** A query parameter that is one of a closed list or unset. */
export const choiceParam = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values).optional()
