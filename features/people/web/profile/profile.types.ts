import type { z } from 'zod'
import type { award, profile } from '../../contract/profile.schemas.ts'

/** The own profile as its call answers it. */
export type Profile = z.output<typeof profile>

/** An award of the profile. */
export type Award = z.output<typeof award>
