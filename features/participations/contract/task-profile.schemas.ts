import { z } from 'zod'
import { instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { placeName } from '../../fields/contract/progress.schemas.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { remarkActions, remarkStates } from '../domain/states.ts'

/** Where a value stands, or a group or table as a whole: then `item` is null and `field` its own code. */
export const place = z.strictObject({
  code: elementCode(),
  item: z.uuid('INVALID').nullable(),
  field: elementCode(),
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
