import type { StateTable } from '#platform/domain/state-table.ts'
import type { PlanState } from './states.ts'

export const adaptationPlanStateTable: StateTable<PlanState> = {
  words: 'adaptation-plans:states',
  tones: { NOT_ASSIGNED: 'new', ASSIGNED: 'work', COMPLETED: 'accepted', UNAVAILABLE: 'blocked' },
}
