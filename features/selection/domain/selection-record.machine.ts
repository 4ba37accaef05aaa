import { defineMachine } from '#platform/domain/machine.ts'
import type { SelectionEvent } from './events.ts'
import { selections, type SelectionFacts } from './selection.policy.ts'
import { recordStates, type RecordAction, type RecordState } from './states.ts'

/** What the guards of a record need to know besides: how many of its projects can still be accepted or rejected. */
export type RecordFacts = SelectionFacts & { applicable: number }

/** The life of a selection record; what runs in the background runs in the name of whoever began it. */
export const selectionRecordMachine = defineMachine<RecordState, RecordAction, RecordFacts, SelectionEvent>({
  name: 'selection_record',
  table: 'selection_record',
  column: 'status',
  states: recordStates,
  initial: 'RUNNING',
  conflict: 'STATE_CHANGED',
  transitions: {
    finishRun: { from: ['RUNNING'], to: 'READY', by: selections.manage, event: 'SelectionRan' },
    // Again, too: what an expert's review held up the first time may be free by then.
    apply: {
      from: ['READY', 'APPLIED'],
      to: 'APPLYING',
      by: selections.manage,
      guard: ({ applicable }) => (applicable > 0 ? null : 'NOTHING_TO_SELECT'),
      event: 'SelectionApplying',
    },
    finishApply: { from: ['APPLYING'], to: 'APPLIED', by: selections.manage, event: 'SelectionApplied' },
  },
})
