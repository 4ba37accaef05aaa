import type { z } from 'zod'
import type { risk, riskRegister } from '../contract/risk.schemas.ts'

/** A risk of a project. */
export type Risk = z.output<typeof risk>

/** The risks of a project. */
export type Register = z.output<typeof riskRegister>
