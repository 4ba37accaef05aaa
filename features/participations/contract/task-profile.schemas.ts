import { z } from 'zod'
import { instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { placeName } from '../../fields/contract/progress.schemas.ts'
import { remarkActions, remarkStates } from '../domain/states.ts'

/** The code of a profile element, or of a field of the task itself. */
const codeInTask = () =>
  z
    .string('REQUIRED')
    .max(22, 'TOO_LONG')
    .regex(/^(?:[a-z][a-z0-9_]*|ANSWER|FILES)$/, 'INVALID')

/**
 * The place of a value; for a whole group or table, and for a field of the task itself, `item` is null and `field` equals
 * `code`.
 */
export const place = z.strictObject({
  code: codeInTask(),
  item: z.uuid('INVALID').nullable(),
  field: codeInTask(),
})

/** Number of unresolved review comments: open, and marked as fixed. */
export const remarkCounts = z.object({ open: z.int(), mended: z.int() })

/** Details of a comment on a field. */
export const remark = z.object({
  place: z.object({ code: z.string(), item: z.string().nullable(), field: z.string() }),
  /** Null if the task no longer requests this place, and for a field of the task itself. */
  name: placeName.nullable(),
  status: z.enum(remarkStates),
  mendedAt: instant().nullable(),
  mendedBy: personRef.nullable(),
  resolvedAt: instant().nullable(),
  resolvedBy: personRef.nullable(),
  actions: z.array(z.enum(remarkActions)),
})
