import { z } from 'zod'

const words = z.object({ ru: z.string(), en: z.string() })

/** Names of a place of the profile (`PlaceName`). */
export const placeName = z.object({
  element: words,
  field: words.nullable(),
  row: z.int().nullable(),
  rowName: words.nullable(),
})

/** Number of requested fields, and of those filled in. */
export const fieldsProgress = z.object({ filled: z.int(), total: z.int() })

/** Progress with what is missing: at most 100 places, in the order of the request. */
export const profileProgress = fieldsProgress.extend({
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
