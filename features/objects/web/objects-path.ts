import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** The address of the catalogue. */
export const objectsPath = '/admin/objects'

/** Query parameters besides the list's: the object in the open panel. */
export const objectsSearch = z.object({ objectId: numberParam() })
