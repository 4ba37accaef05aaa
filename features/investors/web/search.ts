import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Which saved search is looked at. */
export const foundSearch = z.object({ search: numberParam() })

/** Which projects stand side by side, by id between commas. */
export const compareSearch = z.object({ projects: textParam() })
