import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** What the address of an application says. */
export const applicationSearch = z.object({ draftId: numberParam() })
