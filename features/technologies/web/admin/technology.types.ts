import type { z } from 'zod'
import type { technologyDetails, technologyRow } from '../../contract/technology.schemas.ts'

/** A technology as the list of its keepers shows it. */
export type TechnologyRow = z.output<typeof technologyRow>

/** A technology whole. */
export type Technology = z.output<typeof technologyDetails>
