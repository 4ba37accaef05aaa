import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { decisionsPolicy, type DecisionsFacts } from './decision.policy.ts'
import { runStates, type RunAction, type RunState, type DecisionRunEvent } from './states.ts'

/** States of a run of decisions on many applications: the portal itself finishes it, people may stop it. */
export const decisionRunMachine = defineMachine<RunState, RunAction, DecisionsFacts, DecisionRunEvent>({
  name: 'decision_run',
  table: 'decision_run',
  column: 'status',
  states: runStates,
  initial: 'RUNNING',
  conflict: 'STATE_CHANGED',
  transitions: {
    finish: { from: ['RUNNING'], to: 'FINISHED', by: byPortalItself, event: 'DecisionRunFinished' },
    cancel: { from: ['RUNNING'], to: 'CANCELLED', by: decisionsPolicy.manage, event: 'DecisionRunCancelled' },
  },
})
