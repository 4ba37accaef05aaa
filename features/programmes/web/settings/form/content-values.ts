import { z } from 'zod'

/** Initial values of a form: the saved fields, or the schema's defaults for a new item. */
export const valuesOf = (
  schema: z.ZodObject,
  node: Record<string, unknown> | null,
): Record<string, unknown> => {
  const fresh = { ...schema.parse({ name: '-' }), name: '' } as Record<string, unknown>
  return node ? Object.fromEntries(Object.keys(schema.shape).map((key) => [key, node[key]])) : fresh
}

/** The schema for a form: a choice always has a value, so the form does not mark it as optional. */
export const asFormSchema = <S extends z.ZodObject>(schema: S): S => {
  const entries = Object.entries(schema.shape).map(([key, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, inner instanceof z.ZodEnum ? inner : field]
  })
  return z.strictObject(Object.fromEntries(entries)) as unknown as S
}

/** The duration in a form; null unless it is a whole number of days. */
export const daysIn = (typed: Record<string, unknown>): number | null => {
  const { durationDays } = typed
  return typeof durationDays === 'number' && Number.isInteger(durationDays) && durationDays > 0
    ? durationDays
    : null
}

/** A field as text, for readers and for comparisons. */
export type Fact = { key: string; label: string; value: string }
