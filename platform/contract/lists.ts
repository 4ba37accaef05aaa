import { z } from 'zod'
import { id, idParam, instant } from './fields.ts'

/** Sort directions of a list (spec 3). */
export const sortingDirections = ['ASC', 'DESC'] as const

/** Default page size (spec 9: 10, 25, 50). */
export const defaultPageSize = 25

/**
 * Maximum number of values that a filter offers; above the number of used dictionary values, or of trackers of an
 * accelerator.
 */
export const maxChoices = 2000

/** Maximum page size and maximum exact count: a list with more rows returns "1,000+" (quality, speed). */
export const maxPageSize = 50
export const countLimit = 1000

/** A whole number in a query, digits on the wire. */
export const whole = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d{1,30}$/, 'NOT_AN_INTEGER')
    .pipe(z.coerce.number<string>().min(min, 'TOO_SMALL').max(max, 'TOO_BIG'))

/** Page size; at least one row, because the cursor of the next page is the last row. */
export const pageSize = () =>
  z
    .string()
    .regex(/^-?\d{1,30}$/, 'NOT_AN_INTEGER')
    .pipe(z.coerce.number<string>().min(1, 'PAGE_SIZE').max(maxPageSize, 'PAGE_SIZE'))

/** A page of items; `total` counts up to `countLimit`, `totalIsExact` is false if there are more. */
export const someOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.int(), totalIsExact: z.boolean() })

/** A person as shown on other screens: last name and initials (spec 3). */
export const personRef = z.object({ uid: z.uuid(), name: z.string(), avatarUrl: z.string().nullable() })

/** An object as shown on other screens. */
export const namedRef = z.object({ id: id(), name: z.string() })

/** An audit trail entry as shown in histories. */
export const historyEntry = z.object({
  id: id(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  comment: z.string(),
  actor: personRef.nullable(),
  /** Name of the administrator who was logged in as the actor. */
  actingName: z.string().nullable(),
  at: instant(),
})

/** Maximum number of values of one filter: more than any list of choices has, few enough for a fast query. */
export const maxFilterValues = 50

/** Comma-separated values; too many is its own error. */
const valuesParam = () =>
  z
    .string('INVALID')
    .transform((v) => (v === '' ? [] : v.split(',')))
    .refine((values) => values.length <= maxFilterValues, { error: 'TOO_MANY_FILTER_VALUES', abort: true })

/** Values of a closed list, comma-separated in the query. */
export const listParam = <const V extends readonly [string, ...string[]]>(values: V) =>
  valuesParam().pipe(z.array(z.enum(values, 'NOT_IN_LIST')))

/** Ids, comma-separated in the query. */
export const idsParam = () =>
  valuesParam()
    .refine((values) => values.every((one) => idParam().safeParse(one).success), 'INVALID')
    .transform((values) => values.map(Number))
    .pipe(z.array(z.int()))

/** Uids of people, comma-separated in the query. */
export const uidsParam = () => valuesParam().pipe(z.array(z.uuid('INVALID')))

/** Used part of a file quota. */
export const quotaUsage = z.object({
  files: z.int(),
  bytes: z.int(),
  maxFiles: z.int(),
  maxBytes: z.int(),
})

/** Maximum number of points in the chart of a list; the others are counted. */
export const maxChartPoints = 10
