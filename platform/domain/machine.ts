import type { Actor } from './actor.ts'
import type { ErrorCode } from './error-codes.ts'
import type { PolicyAction } from './policy.ts'

/** One row of a transition table: who, from where to where, and what must hold besides. */
export type Transition<State extends string, Facts, Event extends string> = {
  from: readonly State[]
  to: State
  /** Who may: an action of the noun's policy. */
  by: PolicyAction<Facts>
  /** What must hold besides, or the code that says what does not. */
  guard?: (facts: Facts) => ErrorCode | null
  /** Answered when the state has moved meanwhile, where it says more than the machine's. */
  conflict?: ErrorCode
  /** The event that notifications, badges and mails hang on. */
  event: Event
}

/** A state machine over one column of one table; nothing else may write that column (product 5). */
export type Machine<State extends string, Action extends string, Facts, Event extends string> = {
  name: string
  table: string
  column: string
  /** The column that names a row; `id` unless said otherwise. */
  key?: string
  states: readonly State[]
  initial: State
  /** Answered when the state has moved meanwhile. */
  conflict: ErrorCode
  transitions: Record<Action, Transition<State, Facts, Event>>
}

/** Every machine defined, for the diagrams and the completeness tests. */
export const machines = new Map<string, Machine<string, string, never, string>>()

/** Defines a machine and registers it. */
export const defineMachine = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
): Machine<State, Action, Facts, Event> => {
  machines.set(machine.name, machine)
  return machine
}

/** Why an action is not possible now; `null` means it is. */
export const refusal = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
  state: State,
  action: Action,
  actor: Actor,
  facts: Facts,
): ErrorCode | null => {
  const row = machine.transitions[action]
  if (!row.by.visible(actor, facts)) return 'NOT_FOUND'
  if (!row.by.allows(actor, facts)) return 'ACCESS_DENIED'
  if (!row.from.includes(state)) return row.conflict ?? machine.conflict
  return row.guard?.(facts) ?? null
}

/** The actions possible now for this actor: machine and policy and guard. Rows carry it to the screens. */
export const possibleActions = <State extends string, Action extends string, Facts, Event extends string>(
  machine: Machine<State, Action, Facts, Event>,
  state: State,
  actor: Actor,
  facts: Facts,
): Action[] =>
  (Object.keys(machine.transitions) as Action[]).filter(
    (action) => refusal(machine, state, action, actor, facts) === null,
  )
