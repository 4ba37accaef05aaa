import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Query parameters of an application's page. */
export const applicationSearch = z.object({ draftId: numberParam() })
