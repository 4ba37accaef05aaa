import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** What the addresses of the settings say (spec 2): numbers that are no numbers are unset. */
export const settingsSearch = z.object({
  acceleratorProgramId: numberParam(),
  templateId: numberParam(),
  trackId: numberParam(),
  trackpointId: numberParam(),
  sectionId: numberParam(),
  elementId: numberParam(),
  lastSeq: numberParam(),
  /** How far the tree was scrolled, to come back to the same place. */
  scrollY: textParam(),
})
