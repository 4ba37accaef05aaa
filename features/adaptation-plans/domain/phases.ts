import type { PlanState } from './states.ts'

/** Whether a plan is in use, so that its team sees it: assigned, or already completed. */
export const isInUse = ({ status }: { status: PlanState }): boolean =>
  status === 'ASSIGNED' || status === 'COMPLETED'
