import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Search parameter: the saved search. */
export const foundSearch = z.object({ search: numberParam() })

/** Search parameter: ids of the compared projects, comma-separated. */
export const compareSearch = z.object({ projects: textParam() })
