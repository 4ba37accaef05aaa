import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** Query parameters of the request page. */
export const requestSearch = z.object({
  acceleratorId: numberParam(),
  correct: choiceParam(['1']),
  profile: choiceParam(['1']),
  new: choiceParam(['1']),
  step: textParam(),
})
