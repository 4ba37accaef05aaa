import { z } from 'zod'
import { instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { remarkActions, remarkStates } from '../domain/states.ts'

const words = z.object({ ru: z.string(), en: z.string() })

/** What a place of the profile is called (`PlaceName`). */
export const placeName = z.object({
  element: words,
  field: words.nullable(),
  row: z.int().nullable(),
  rowName: words.nullable(),
})

/** Where a value stands, or a group or table as a whole: then `item` is null and `field` its own code. */
export const place = z.strictObject({
  code: elementCode(),
  item: z.uuid('INVALID').nullable(),
  field: elementCode(),
})

/** How much of what a task asks for is filled. */
export const fieldsProgress = z.object({ filled: z.int(), total: z.int() })

/** The same with what keeps the task from being completed: at most 100 places, in the order of the task. */
export const taskProfile = fieldsProgress.extend({
  missing: z.array(
    z.object({
      code: z.string(),
      item: z.string().optional(),
      field: z.string().optional(),
      problem: z.enum(['REQUIRED', 'INVALID']),
      name: placeName,
    }),
  ),
  missingTotal: z.int(),
})

/** Remarks that are not settled: still to be mended, and said to be mended. */
export const remarkCounts = z.object({ open: z.int(), mended: z.int() })

/** What a comment at a field is besides. */
export const remark = z.object({
  place: z.object({ code: z.string(), item: z.string().nullable(), field: z.string() }),
  /** Null: the task does not ask for this place any more. */
  name: placeName.nullable(),
  status: z.enum(remarkStates),
  mendedAt: instant().nullable(),
  mendedBy: personRef.nullable(),
  resolvedAt: instant().nullable(),
  resolvedBy: personRef.nullable(),
  actions: z.array(z.enum(remarkActions)),
})
