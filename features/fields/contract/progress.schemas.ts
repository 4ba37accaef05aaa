import { z } from 'zod'

const words = z.object({ ru: z.string(), en: z.string() })

/** What a place of the profile is called (`PlaceName`). */
export const placeName = z.object({
  element: words,
  field: words.nullable(),
  row: z.int().nullable(),
  rowName: words.nullable(),
})

/** How much of what is asked for of a profile is filled. */
export const fieldsProgress = z.object({ filled: z.int(), total: z.int() })

/** The same with what keeps it from being complete: at most 100 places, in the order they are asked for. */
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
