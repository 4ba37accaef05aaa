import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/**
 * Search parameters of the builder (spec 2); invalid numbers are ignored. Sections are identified by texts and elements
 * by codes, so `sectionId` and `elementId` are their hashes (`addressNumber`). `lastSeq` is a position, from 1 among
 * all elements: a new element is inserted after it.
 */
export const builderSearch = z.object({
  templateId: numberParam(),
  /** A version other than the default one, read-only. */
  versionId: numberParam(),
  /** The version it is compared with. */
  compareId: numberParam(),
  sectionId: numberParam(),
  elementId: numberParam(),
  lastSeq: numberParam(),
  /** Scroll position of the builder, restored on return. */
  scrollY: textParam(),
})
