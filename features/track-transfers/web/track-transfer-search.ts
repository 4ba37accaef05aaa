import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'
import { directions } from '../domain/states.ts'

/**
 * Search parameters: the tab, the open request, and the track being offered (`new` for any), in addition to those of
 * the list.
 */
export const trackTransferSearch = z.object({
  tab: choiceParam(directions),
  requestId: numberParam(),
  offer: textParam(),
  status: textParam(),
})

/** Path of the screen. */
export const trackTransferPath = '/bch/view/trackTransfer'
