import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** What the address of a project's page says to its team. */
export const editSearch = z.object({ projectId: numberParam(), tab: textParam() })

/** What the address of a project's page says to its readers. */
export const detailsSearch = z.object({
  id: numberParam(),
  tab: textParam(),
  /** What one came for: its form opens at once. */
  open: choiceParam(['order', 'suggest']),
})
