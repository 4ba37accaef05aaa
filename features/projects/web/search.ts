import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** Query parameters of a project's page for its team. */
export const editSearch = z.object({ projectId: numberParam(), tab: textParam() })

/** Query parameters of a project's page for its readers. */
export const detailsSearch = z.object({
  id: numberParam(),
  tab: textParam(),
  /** The form to open at once. */
  open: choiceParam(['order', 'suggest']),
})
