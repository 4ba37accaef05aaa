import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Query parameters of the settings (spec 2): invalid numbers are ignored. */
export const settingsSearch = z.object({
  acceleratorProgramId: numberParam(),
  templateId: numberParam(),
  trackId: numberParam(),
  trackpointId: numberParam(),
  sectionId: numberParam(),
  elementId: numberParam(),
  lastSeq: numberParam(),
  /** Scroll position of the tree, to return to the same place. */
  scrollY: textParam(),
})
