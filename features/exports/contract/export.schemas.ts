import { z } from 'zod'
import { id, instant, requiredText, text } from '#platform/contract/fields.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import type { RelativePeriod } from '../domain/relative-periods.ts'
import { exportFormats, exportStates } from '../domain/states.ts'

/** A list as the person sees it: its query, the visible columns in order, and the time zone. */
export const exportRequest = z.strictObject({
  /** Name of the list endpoint. */
  list: requiredText(200),
  /** Query string of the list, without paging. */
  search: text(4000).default(''),
  columns: z
    .array(requiredText(200))
    .min(1, 'REQUIRED')
    .max(50, 'TOO_LONG')
    .refine((columns) => new Set(columns).size === columns.length, 'INVALID'),
  format: z.enum(exportFormats, 'NOT_IN_LIST'),
  timeZone: z.string().max(60, 'TOO_LONG').refine(isTimeZone, 'INVALID'),
})

/** A requested export; those of a subscription may have a period that is computed when it is sent. */
export type ExportRequest = z.output<typeof exportRequest> & { period?: RelativePeriod | null }

/** A list that is exported in the background. */
export const listExport = z.object({
  id: id(),
  /** Title of the list on its screen. */
  name: z.string(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  written: z.int(),
  size: z.int().nullable(),
  /** Error code with which the export failed. */
  failure: z.string().nullable(),
  createdAt: instant(),
  /** When the export and its file are deleted. */
  keptUntil: instant(),
  actions: z.array(z.enum(['download', 'delete'])),
})
