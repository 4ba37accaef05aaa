import type { z } from 'zod'
import type { pastRisk, risk, riskRegister } from '../contract/risk.schemas.ts'

/** A risk of a project. */
export type Risk = z.output<typeof risk>

/** The risks of a project. */
export type Register = z.output<typeof riskRegister>

/** What the matrix shows of a risk, today or on a past day. */
export type PlacedRisk = z.output<typeof pastRisk>
