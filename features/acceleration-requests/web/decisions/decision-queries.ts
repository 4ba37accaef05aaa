import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { countStagedDecisions, planDecisions } from '../../contract/decision.endpoints.ts'
import type { RunKind } from '../../domain/decision.rules.ts'
import type { InWorkQuery } from '../projects-in-work/in-work.queries.ts'

/** The applications of a decision: named ones, or all new ones that match filters. */
export type Target = Partial<Omit<InWorkQuery, 'sorting' | 'sortingDirection'>> & {
  requestIds?: number[]
  /** Left out by the person. */
  exceptIds?: number[]
}

/** The server's dry run of a decision. */
export type Plan = ResponseOf<typeof planDecisions>

/** Requests a dry run; refetched when its data changes; while one leaves something out, the last one stays. */
export const usePlan = (target: Target, kind: RunKind) =>
  useCall(planDecisions, { query: target, body: { kind } }, { deniedHere: true, keepPrevious: true })

/** Staged decisions of the chosen accelerator, for its team. */
export const useStaged = () => {
  const accelerator = useStore(acceleratorStore)
  return useCall(countStagedDecisions, {}, { enabled: accelerator !== null, deniedHere: true })
}
