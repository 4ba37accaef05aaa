import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { isHard, type ConflictReason } from './conflict.rules.ts'
import type { Readiness } from './readiness.rules.ts'

/** Why a job can't be ordered: what concerns the task first, then the expert, then the two of them. */
export const orderTroubles = [
  'TASK_NOT_DONE',
  'OWN_PROJECT',
  'EXPERT_UNAVAILABLE',
  'EXPERT_ABSENT',
  'ALREADY_ORDERED',
  'CONFLICT',
] as const

export type OrderTrouble = (typeof orderTroubles)[number]

/** What is told of a pair that can be ordered all the same. */
export const orderNotes = ['FULL', 'PARTLY_ABSENT'] as const

export type OrderNote = (typeof orderNotes)[number]

/** What each trouble is told as when somebody orders all the same. */
export const orderRefusals: Record<OrderTrouble, ErrorCode> = {
  TASK_NOT_DONE: 'EXPERTISE_TASK_NOT_DONE',
  OWN_PROJECT: 'ACCESS_DENIED',
  EXPERT_UNAVAILABLE: 'EXPERT_UNAVAILABLE',
  EXPERT_ABSENT: 'EXPERT_ABSENT',
  ALREADY_ORDERED: 'EXPERTISE_ORDERED',
  CONFLICT: 'EXPERTISE_CONFLICT',
}

/** A task and an expert as an order sees them. */
export type OrderedPair = {
  /** The task waits for a decision, and its project works on the track. */
  taskDone: boolean
  /** Whoever orders is of the project's team. */
  ownProject: boolean
  /** The expert may be asked by the accelerator. */
  available: boolean
  alreadyOrdered: boolean
  readiness: Readiness
  conflicts: readonly ConflictReason[]
}

/** Why the pair can't be ordered, or null; `overrides`: an administrator sets soft conflicts aside. */
export const orderTrouble = (pair: OrderedPair, overrides: boolean): OrderTrouble | null => {
  const stands = pair.conflicts.length > 0 && !(overrides && !isHard(pair.conflicts))
  const holds: Record<OrderTrouble, boolean> = {
    TASK_NOT_DONE: !pair.taskDone,
    OWN_PROJECT: pair.ownProject,
    EXPERT_UNAVAILABLE: !pair.available,
    EXPERT_ABSENT: pair.readiness.absence === 'WHOLE',
    ALREADY_ORDERED: pair.alreadyOrdered,
    CONFLICT: stands,
  }
  return orderTroubles.find((trouble) => holds[trouble]) ?? null
}

/** What whoever orders the pair should know: more than the expert wants in a month, or away on some of the days. */
export const orderWarnings = ({ readiness }: OrderedPair): OrderNote[] => {
  const holds: Record<OrderNote, boolean> = {
    FULL: readiness.full,
    PARTLY_ABSENT: readiness.absence === 'PART',
  }
  return orderNotes.filter((note) => holds[note])
}
