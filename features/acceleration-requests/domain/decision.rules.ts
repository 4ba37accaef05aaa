import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Limit } from '#platform/domain/limit.ts'

/** What an accelerator decides about an application. */
export const decisions = ['ACCEPT', 'REJECT'] as const

export type Decision = (typeof decisions)[number]

/** What many applications are decided by at once: one decision for all, or to each its staged one. */
export const runKinds = [...decisions, 'RELEASE'] as const

export type RunKind = (typeof runKinds)[number]

/** The action of the application's machine that a decision is. */
export const actionOfDecision = { ACCEPT: 'accept', REJECT: 'reject' } as const

/** What the team reads of a decision: reasons of the list by their ids, words, and what to do next. */
export type DecisionWords = { reasonIds: readonly number[]; reason: string; advice: string }

/** Reasons that one application may be rejected for. */
export const mostReasons = 5

/** Applications that one run decides on. */
export const mostDecisions = 10_000

/** Runs that one person may begin: each writes down thousands of applications, and may be stopped and begun again at once. */
export const runLimit: Limit = { hits: 30, seconds: 3600 }

/** What is planned for one application: why it can't be decided so now, or `null`. */
export type Planned = { decision: Decision; refused: ErrorCode | null; hasLeader: boolean }

/** What a run would come to: how many it accepts and rejects, how many it can't and why, and whose project nobody leads. */
export const countPlanned = (planned: readonly Planned[]) => {
  const refused = new Map<ErrorCode, number>()
  let [accept, reject, withoutLeader] = [0, 0, 0]
  for (const one of planned) {
    if (one.refused !== null) {
      refused.set(one.refused, (refused.get(one.refused) ?? 0) + 1)
      continue
    }
    if (one.decision === 'ACCEPT') accept += 1
    else reject += 1
    if (!one.hasLeader) withoutLeader += 1
  }
  return {
    accept,
    reject,
    withoutLeader,
    refused: [...refused].map(([code, count]) => ({ code, count })),
  }
}
