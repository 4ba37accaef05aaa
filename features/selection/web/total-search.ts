import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** What the address of the total selection record narrows it by. */
export const totalSearch = z.object({
  programmeId: numberParam(),
  trackId: numberParam(),
  trackpointId: numberParam(),
})
