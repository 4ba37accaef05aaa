import { z } from 'zod'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'

/** Which half-year is asked about. */
export const figuresSearch = z.object({ ask: numberParam() })

/** Whose outcomes: the reader's own, or those of the chosen accelerator. */
export const outcomesSearch = z.object({ of: choiceParam(['accelerator']) })
