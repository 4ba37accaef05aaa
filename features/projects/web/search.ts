import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** What the address of a project's page says to its team. */
export const editSearch = z.object({ projectId: numberParam(), tab: textParam() })

/** What the address of a project's page says to its readers. */
export const detailsSearch = z.object({ id: numberParam(), tab: textParam() })
