import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Query parameter besides those of a list: the row that is open in the drawer. */
export const opened = z.object({ id: numberParam() })
