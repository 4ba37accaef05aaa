import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

export const inWorkPath = '/bch/view/projects-in-work'

/** What the address says besides the list: whose drawer is open. */
export const inWorkSearch = z.object({ requestId: numberParam() })
