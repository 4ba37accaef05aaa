import { z } from 'zod'

/** What a form begins with: the saved values of the fields, or the schema's own for something new. */
export const valuesOf = (
  schema: z.ZodObject,
  node: Record<string, unknown> | null,
): Record<string, unknown> => {
  const fresh = { ...schema.parse({ name: '-' }), name: '' } as Record<string, unknown>
  return node ? Object.fromEntries(Object.keys(schema.shape).map((key) => [key, node[key]])) : fresh
}

/** The schema as a person fills it in: a choice always has a value, so that the form does not call it optional. */
export const asFormSchema = <S extends z.ZodObject>(schema: S): S => {
  const asked = Object.entries(schema.shape).map(([key, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, inner instanceof z.ZodEnum ? inner : field]
  })
  return z.strictObject(Object.fromEntries(asked)) as unknown as S
}

/** The length that a form holds now; anything else than a whole number of days is none. */
export const daysIn = (typed: Record<string, unknown>): number | null => {
  const { durationDays } = typed
  return typeof durationDays === 'number' && Number.isInteger(durationDays) && durationDays > 0
    ? durationDays
    : null
}

/** A field in words, for those who only read, and where two values are compared. */
export type Fact = { key: string; label: string; value: string }
