import type { z } from 'zod'
import type { publicTrack } from '../../contract/public-track.schemas.ts'

/** A published track in public responses. */
export type PublicTrack = z.output<typeof publicTrack>
