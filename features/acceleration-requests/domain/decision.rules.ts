import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Limit } from '#platform/domain/limit.ts'

/** What an accelerator decides about an application. */
export const decisions = ['ACCEPT', 'REJECT'] as const

export type Decision = (typeof decisions)[number]

/** Kinds of runs: one decision for all applications, or the staged one of each. */
export const runKinds = [...decisions, 'RELEASE'] as const

export type RunKind = (typeof runKinds)[number]

/** The machine's action for a decision. */
export const actionOfDecision = { ACCEPT: 'accept', REJECT: 'reject' } as const

/** Texts of a decision for the team: reasons by their ids, a text, and next steps. */
export type DecisionWords = { reasonIds: readonly number[]; reason: string; advice: string }

/** Maximum number of reasons of a rejection. */
export const maxReasons = 5

/** Maximum number of applications in a run. */
export const maxDecisions = 10_000

/** Maximum number of runs per person: each records thousands of applications, and may be stopped and restarted at once. */
export const runLimit: Limit = { hits: 30, seconds: 3600 }

/** The plan for one application: why this decision is impossible now, or `null`. */
export type Planned = { decision: Decision; refused: ErrorCode | null; hasLeader: boolean }

/** Counts of a dry run: acceptances, rejections, impossible ones by reason, and projects without a leader. */
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
