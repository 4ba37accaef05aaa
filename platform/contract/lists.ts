import { z } from 'zod'
import { id, instant, text } from './fields.ts'

/** Directions a list may be sorted in (spec 3). */
export const sortingDirections = ['ASC', 'DESC'] as const

/** Rows of a page when the caller does not say (spec 9: 10, 25, 50). */
export const defaultPageSize = 25

/** Largest page and largest exact count: beyond it a list answers "1,000+" (quality, speed). */
export const maxPageSize = 50
export const countLimit = 1000

/** A whole number in a query, digits on the wire. */
export const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'NOT_AN_INTEGER')
    .pipe(z.coerce.number<string>().max(max, 'TOO_BIG'))

/**
 * The query of every list: page, sorting from a closed list of fields, search text.
 * Anything outside answers 400 with the field named.
 */
export const listQuery = <const F extends readonly [string, ...string[]], X extends z.ZodRawShape>(
  sortings: F,
  filters: X,
) =>
  z.object({
    limit: whole(maxPageSize).default(defaultPageSize),
    offset: whole(100_000).default(0),
    sorting: z.enum(sortings, 'NOT_IN_LIST').optional(),
    sortingDirection: z.enum(sortingDirections, 'NOT_IN_LIST').default('DESC'),
    findText: text(200).optional(),
    ...filters,
  })

/** The answer of every list; `total` counts up to `countLimit`, `totalIsExact` says whether more exist. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.int(), totalIsExact: z.boolean() })

/** A person as other screens mention them: the last name plus initials (spec 3). */
export const personRef = z.object({ uid: z.uuid(), name: z.string(), avatarUrl: z.string().nullable() })

/** An object as other screens mention it. */
export const namedRef = z.object({ id: id(), name: z.string() })

/** A deed of the audit trail as histories show it. */
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

/** A closed list in a query, comma-separated on the wire. */
export const listParam = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string()
    .max(2000, 'TOO_LONG')
    .transform((v) => v.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values, 'NOT_IN_LIST')))
