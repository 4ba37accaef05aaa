import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'

/** The id of a list: of its call, or of the place that shows it. */
export const listId = z
  .string('REQUIRED')
  .max(100, 'TOO_LONG')
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'INVALID')

/** The query string of a list's address; empty for the list as it is. */
export const search = z
  .string('REQUIRED')
  .max(2000, 'TOO_LONG')
  .regex(/^(?:\?[^#\s]*)?$/, 'INVALID')
  .refine(wellFormed, 'INVALID')
