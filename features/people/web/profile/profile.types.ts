import type { z } from 'zod'
import type { award, profile } from '../../contract/profile.schemas.ts'

/** The person's own profile in the response. */
export type Profile = z.output<typeof profile>

/** An award of the profile. */
export type Award = z.output<typeof award>
