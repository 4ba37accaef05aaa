import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/**
 * What the addresses of the builder say (spec 2): numbers that are no numbers are unset. Sections have texts for ids and
 * elements codes, so `sectionId` and `elementId` are the numbers made of them (`addressNumber`): they stay with what is
 * moved. `lastSeq` is a place, from 1 among all elements: the one after which a new element goes.
 */
export const builderSearch = z.object({
  templateId: numberParam(),
  /** A version besides the one that opens by itself: an older one, to read. */
  versionId: numberParam(),
  /** The version it is compared with. */
  compareId: numberParam(),
  sectionId: numberParam(),
  elementId: numberParam(),
  lastSeq: numberParam(),
  /** How far the builder was scrolled, to come back to the same place. */
  scrollY: textParam(),
})
