import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Search parameters: the open message. */
export const massMessageSearch = z.object({ messageId: numberParam() })
