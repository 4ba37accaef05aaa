import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** The project for which a track is chosen. */
export const openTracksSearch = z.object({ projectId: numberParam() })
