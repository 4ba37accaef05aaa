import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAdaptationPlan } from '../contract/adaptation-plan.endpoints.ts'

/** An adaptation plan with what the reader may do with it. */
export type Plan = ResponseOf<typeof getAdaptationPlan>

/** What the team does by a day. */
export type PlanItem = Plan['items'][number]
