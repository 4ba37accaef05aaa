import type { z } from 'zod'
import type { publicTrack } from '../../contract/public-track.schemas.ts'

/** A published track as a visitor gets it. */
export type PublicTrack = z.output<typeof publicTrack>
