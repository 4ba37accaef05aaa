import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'
import { directions } from '../domain/states.ts'

/** What the address says besides the list: the side, the request that is open, and the track being offered (`new`: any). */
export const trackTransferSearch = z.object({
  tab: choiceParam(directions),
  requestId: numberParam(),
  offer: textParam(),
  status: textParam(),
})

/** The address of the screen. */
export const trackTransferPath = '/bch/view/trackTransfer'
