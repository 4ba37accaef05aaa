import { defineMachine } from '#platform/domain/machine.ts'
import { adaptationPlans, type PlanFacts } from './adaptation-plan.policy.ts'
import { planStates, type PlanMoveEvent, type PlanMove, type PlanState } from './states.ts'

/** State machine of adaptation plans; `UNAVAILABLE` means that the project needs none. */
export const adaptationPlanMachine = defineMachine<PlanState, PlanMove, PlanFacts, PlanMoveEvent>({
  name: 'adaptation_plan',
  table: 'adaptation_plan',
  column: 'status',
  key: 'project_track_id',
  states: planStates,
  initial: 'NOT_ASSIGNED',
  conflict: 'STATE_CHANGED',
  transitions: {
    assign: {
      from: ['NOT_ASSIGNED'],
      to: 'ASSIGNED',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanAssigned',
    },
    complete: {
      from: ['ASSIGNED'],
      to: 'COMPLETED',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanCompleted',
    },
    reopen: {
      from: ['COMPLETED'],
      to: 'ASSIGNED',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanReopened',
    },
    withdraw: {
      from: ['ASSIGNED'],
      to: 'NOT_ASSIGNED',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanWithdrawn',
    },
    close: {
      from: ['NOT_ASSIGNED'],
      to: 'UNAVAILABLE',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanClosed',
    },
    open: {
      from: ['UNAVAILABLE'],
      to: 'NOT_ASSIGNED',
      by: adaptationPlans.assign,
      event: 'AdaptationPlanOpened',
    },
  },
})
