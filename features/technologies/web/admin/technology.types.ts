import type { z } from 'zod'
import type { technologyDetails, technologyRow } from '../../contract/technology.schemas.ts'

/** A technology in the administrators' list. */
export type TechnologyRow = z.output<typeof technologyRow>

/** A technology with all its parts. */
export type Technology = z.output<typeof technologyDetails>
