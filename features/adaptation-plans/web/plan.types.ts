import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAdaptationPlan } from '../contract/adaptation-plan.endpoints.ts'

/** An adaptation plan with the reader's actions. */
export type Plan = ResponseOf<typeof getAdaptationPlan>

/** An item that the team does by a date. */
export type PlanItem = Plan['items'][number]
