import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { isHard, type ConflictReason } from './conflict.rules.ts'
import type { Readiness } from './readiness.rules.ts'

/** Why a job cannot be ordered: reasons of the task first, then of the expert, then of the pair. */
export const orderTroubles = [
  'TASK_NOT_DONE',
  'OWN_PROJECT',
  'EXPERT_UNAVAILABLE',
  'EXPERT_ABSENT',
  'ALREADY_ORDERED',
  'CONFLICT',
] as const

export type OrderTrouble = (typeof orderTroubles)[number]

/** Warnings for a pair that can be ordered. */
export const orderNotes = ['FULL', 'PARTLY_ABSENT'] as const

export type OrderNote = (typeof orderNotes)[number]

/** Error code of each reason, when an order is sent regardless. */
export const orderRefusals: Record<OrderTrouble, ErrorCode> = {
  TASK_NOT_DONE: 'EXPERTISE_TASK_NOT_DONE',
  OWN_PROJECT: 'ACCESS_DENIED',
  EXPERT_UNAVAILABLE: 'EXPERT_UNAVAILABLE',
  EXPERT_ABSENT: 'EXPERT_ABSENT',
  ALREADY_ORDERED: 'EXPERTISE_ORDERED',
  CONFLICT: 'EXPERTISE_CONFLICT',
}

/** A task and an expert, with the facts that an order checks. */
export type OrderedPair = {
  /** The task awaits a decision, and its project works on the track. */
  taskDone: boolean
  /** The actor is in the project's team. */
  ownProject: boolean
  /** The accelerator may select the expert. */
  available: boolean
  alreadyOrdered: boolean
  readiness: Readiness
  conflicts: readonly ConflictReason[]
}

/** Why the pair cannot be ordered, or null; `overrides`: an administrator overrides soft conflicts. */
export const orderTrouble = (pair: OrderedPair, overrides: boolean): OrderTrouble | null => {
  const isConflict = pair.conflicts.length > 0 && !(overrides && !isHard(pair.conflicts))
  const applies: Record<OrderTrouble, boolean> = {
    TASK_NOT_DONE: !pair.taskDone,
    OWN_PROJECT: pair.ownProject,
    EXPERT_UNAVAILABLE: !pair.available,
    EXPERT_ABSENT: pair.readiness.absence === 'WHOLE',
    ALREADY_ORDERED: pair.alreadyOrdered,
    CONFLICT: isConflict,
  }
  return orderTroubles.find((trouble) => applies[trouble]) ?? null
}

/** Warnings about the pair: above the expert's monthly capacity, or absent on some of the days. */
export const orderWarnings = ({ readiness }: OrderedPair): OrderNote[] => {
  const applies: Record<OrderNote, boolean> = {
    FULL: readiness.full,
    PARTLY_ABSENT: readiness.absence === 'PART',
  }
  return orderNotes.filter((note) => applies[note])
}
