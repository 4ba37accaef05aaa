import { isMember, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { AccessState } from '../../projects/domain/states.ts'
import { planStates, type PlanMoveEvent, type PlanMove, type PlanState } from './states.ts'

/** Facts for the policy of an adaptation plan. */
export type PlanFacts = {
  acceleratorId: number
  trackerUid: string | null
  memberUids: readonly string[]
  /** Whether the actor may view the project on its track. */
  isSeen: boolean
  /** A blocked or transferred participation is only read. */
  accessStatus: AccessState
}

const isWorkedOn = ({ accessStatus }: PlanFacts): boolean => accessStatus === 'ALLOWED_TO_WORK'

/** Nobody assigns the plan of a project of their own. */
const assigns = (actor: Actor, plan: PlanFacts): boolean => {
  const { acceleratorId, trackerUid, memberUids } = plan
  return (
    isWorkedOn(plan) &&
    (isTeam(actor, acceleratorId) ||
      (isMember(actor, acceleratorId, 'TRC') && isPerson(actor, trackerUid))) &&
    !memberUids.some((uid) => isPerson(actor, uid))
  )
}

/** Permissions for an adaptation plan: tracker and accelerator assign it, the team reports the results. */
export const adaptationPlans = definePolicy<PlanFacts, 'assign' | 'report'>('adaptationPlan', {
  view: (_actor, { isSeen }) => isSeen,
  assign: assigns,
  report: (actor, plan) => isWorkedOn(plan) && plan.memberUids.some((uid) => isPerson(actor, uid)),
})

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
