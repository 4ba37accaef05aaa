import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

export const inWorkPath = '/bch/view/projects-in-work'

/** Query parameters besides the list's: the open drawer. */
export const inWorkSearch = z.object({ requestId: numberParam() })
