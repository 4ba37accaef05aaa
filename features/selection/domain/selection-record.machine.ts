import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { selections, type SelectionFacts } from './selection.policy.ts'
import { recordStates, type RecordAction, type RecordState, type SelectionEvent } from './states.ts'

/** Facts for the guards of a record: also the number of projects that can still be accepted or rejected. */
export type RecordFacts = SelectionFacts & { applicable: number }

/** State machine of selection records; projects are moved in the name of the person who started it; the portal itself ends it. */
export const selectionRecordMachine = defineMachine<RecordState, RecordAction, RecordFacts, SelectionEvent>({
  name: 'selection_record',
  table: 'selection_record',
  column: 'status',
  states: recordStates,
  initial: 'RUNNING',
  conflict: 'STATE_CHANGED',
  transitions: {
    finishRun: { from: ['RUNNING'], to: 'READY', by: byPortalItself, event: 'SelectionRan' },
    // May be repeated: a project that an open expert review blocked may be free now.
    apply: {
      from: ['READY', 'APPLIED'],
      to: 'APPLYING',
      by: selections.manage,
      guard: ({ applicable }) => (applicable > 0 ? null : 'NOTHING_TO_SELECT'),
      event: 'SelectionApplying',
    },
    finishApply: { from: ['APPLYING'], to: 'APPLIED', by: byPortalItself, event: 'SelectionApplied' },
  },
})
