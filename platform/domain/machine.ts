import type { Doer } from './actor.ts'
import type { ErrorCode } from './error-codes.ts'
import { byPortalItself, type PolicyAction } from './policy.ts'

/** One row of a transition table: the actor, the states, and further conditions. */
export type Transition<State extends string, Facts, Event extends string> = {
  from: readonly State[]
  to: State
  /** Who may: an action of the entity's policy, or `byPortalItself`. */
  by: PolicyAction<Facts>
  /** A further condition: returns the error code if it is not met. */
  guard?: (facts: Facts) => ErrorCode | null
  /** Error if the state has changed meanwhile, where it is more specific than the machine's. */
  conflict?: ErrorCode
  /** The event that triggers notifications, badges and emails. */
  event: Event
}

/** A state machine over one column of one table; only it may write that column (product 5). */
export type Machine<State extends string, Action extends string, Facts, Event extends string> = {
  name: string
  table: string
  column: string
  /** The column that identifies a row; `id` by default. */
  key?: string
  states: readonly State[]
  initial: State
  /** Error if the state has changed meanwhile. */
  conflict: ErrorCode
  transitions: Record<Action, Transition<State, Facts, Event>>
}

/** Registry of all machines, for the diagrams and the completeness tests. */
export const machines = new Map<string, Machine<string, string, never, string>>()

/** Defines a machine and registers it. */
export const defineMachine = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
): Machine<State, Action, Facts, Event> => {
  machines.set(machine.name, machine)
  return machine
}

/** Why an action is not possible now; `null` if it is. */
export const refusal = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
  state: State,
  action: Action,
  doer: Doer,
  facts: Facts,
): ErrorCode | null => {
  const row = machine.transitions[action]
  if (doer.kind === 'system') {
    if (row.by.name !== byPortalItself.name) return 'NOT_FOUND'
  } else {
    if (!row.by.visible(doer, facts)) return 'NOT_FOUND'
    if (!row.by.allows(doer, facts)) return 'ACCESS_DENIED'
  }
  if (!row.from.includes(state)) return row.conflict ?? machine.conflict
  return row.guard?.(facts) ?? null
}

/** The actions that the machine, the policy and the guard now allow. Rows carry them to the screens. */
export const possibleActions = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
  state: State,
  doer: Doer,
  facts: Facts,
): Action[] =>
  (Object.keys(machine.transitions) as Action[]).filter(
    (action) => refusal(machine, state, action, doer, facts) === null,
  )
