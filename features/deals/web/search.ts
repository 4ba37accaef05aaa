import { z } from 'zod'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'

/** Search parameters: the form. */
export const figuresSearch = z.object({ ask: numberParam() })

/** Search parameters: the user's own outcomes, or those of the chosen accelerator. */
export const outcomesSearch = z.object({ of: choiceParam(['accelerator']) })
