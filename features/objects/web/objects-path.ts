import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** The address of the catalogue. */
export const objectsPath = '/admin/objects'

/** What the address says besides a list: whose panel is open. */
export const objectsSearch = z.object({ objectId: numberParam() })
