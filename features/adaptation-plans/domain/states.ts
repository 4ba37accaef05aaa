/** States of an adaptation plan (specification 4). */
export const planStates = ['NOT_ASSIGNED', 'ASSIGNED', 'COMPLETED', 'UNAVAILABLE'] as const

export type PlanState = (typeof planStates)[number]

export const planMoves = ['assign', 'complete', 'reopen', 'withdraw', 'close', 'open'] as const

export type PlanMove = (typeof planMoves)[number]

export type PlanEvent = PlanMoveEvent | 'AdaptationItemsDone'

/** Events of a plan; payloads have the participation as `project_track_id`. */
export type PlanMoveEvent =
  | 'AdaptationPlanAssigned'
  | 'AdaptationPlanCompleted'
  | 'AdaptationPlanReopened'
  | 'AdaptationPlanWithdrawn'
  | 'AdaptationPlanClosed'
  | 'AdaptationPlanOpened'

/** Maximum number of items per plan, and of saved plans per accelerator. */
export const planLimits = { items: 50, templates: 30 } as const
