import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { exportFormats, exportStates } from '../domain/states.ts'

/** A list as somebody sees it: what its call is asked, the columns they show in their order, and where their clock stands. */
export const askedExport = z.strictObject({
  /** The name of the list's call. */
  list: requiredText(200),
  /** What the call is asked, as in its address, without the page. */
  search: text(4000).default(''),
  columns: z
    .array(requiredText(200))
    .min(1, 'REQUIRED')
    .max(50, 'TOO_LONG')
    .refine((columns) => new Set(columns).size === columns.length, 'INVALID'),
  format: z.enum(exportFormats, 'NOT_IN_LIST'),
  timeZone: z.string().max(60, 'TOO_LONG').refine(isTimeZone, 'INVALID'),
})

export type AskedExport = z.output<typeof askedExport>

/** A list that is made into a file in the background. */
export const listExport = z.object({
  id: id(),
  /** What the list is called on its screen. */
  name: z.string(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  written: z.int(),
  size: z.int().nullable(),
  /** The error code that ended it. */
  failure: z.string().nullable(),
  createdAt: instant(),
  /** It is removed by then. */
  keptUntil: instant(),
  actions: z.array(z.enum(['download', 'delete'])),
})
