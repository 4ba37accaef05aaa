import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { assignmentLimits } from '../domain/limits.ts'

/** Search parameters: the tasks that the form starts with. */
export const assignmentSearch = z.object({
  taskIds: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((ids) => ids.split(',', assignmentLimits.tasks).map(Number))
    .optional(),
  trackId: numberParam(),
})
