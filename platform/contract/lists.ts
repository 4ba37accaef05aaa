import { z } from 'zod'
import { id, idParam, instant } from './fields.ts'

/** Directions a list may be sorted in (spec 3). */
export const sortingDirections = ['ASC', 'DESC'] as const

/** Rows of a page when the caller does not say (spec 9: 10, 25, 50). */
export const defaultPageSize = 25

/** Largest page and largest exact count: beyond it a list answers "1,000+" (quality, speed). */
export const maxPageSize = 50
export const countLimit = 1000

/** A whole number in a query, digits on the wire. */
export const whole = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'NOT_AN_INTEGER')
    .pipe(z.coerce.number<string>().min(min, 'TOO_SMALL').max(max, 'TOO_BIG'))

/** How many rows are asked for: one at least, or no page would say where the next one begins. */
export const pageSize = () => whole(maxPageSize, 1)

/** Some of many; `total` counts up to `countLimit`, `totalIsExact` says whether more exist. */
export const someOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.int(), totalIsExact: z.boolean() })

/** A person as other screens mention them: the last name plus initials (spec 3). */
export const personRef = z.object({ uid: z.uuid(), name: z.string(), avatarUrl: z.string().nullable() })

/** An object as other screens mention it. */
export const namedRef = z.object({ id: id(), name: z.string() })

/** An action of the audit trail as histories show it. */
export const historyEntry = z.object({
  id: id(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  comment: z.string(),
  actor: personRef.nullable(),
  /** The administrator who was logged in as the actor, by name. */
  actingName: z.string().nullable(),
  at: instant(),
})

/** The most values of one filter: more than any list of choices has, fewer than a statement suffers from. */
export const maxFilterValues = 50

/** What stands between commas in a query; too many values are told as such, whatever they are. */
const valuesParam = () =>
  z
    .string('INVALID')
    .transform((v) => (v === '' ? [] : v.split(',')))
    .refine((values) => values.length <= maxFilterValues, { error: 'TOO_MANY_FILTER_VALUES', abort: true })

/** A closed list in a query, comma-separated on the wire. */
export const listParam = <const V extends readonly [string, ...string[]]>(values: V) =>
  valuesParam().pipe(z.array(z.enum(values, 'NOT_IN_LIST')))

/** Ids in a query, comma-separated on the wire. */
export const idsParam = () =>
  valuesParam()
    .refine((values) => values.every((one) => idParam().safeParse(one).success), 'INVALID')
    .transform((values) => values.map(Number))
    .pipe(z.array(z.int()))

/** How much of a room for files is taken. */
export const fileRoom = z.object({
  files: z.int(),
  bytes: z.int(),
  maxFiles: z.int(),
  maxBytes: z.int(),
})
