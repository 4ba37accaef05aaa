import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** What the address says besides a list: which of its rows is open beside it. */
export const opened = z.object({ id: numberParam() })
