import { defineMachine } from '#platform/domain/machine.ts'
import type { ImportEvent } from './events.ts'
import { projectImports, type ImportFacts } from './project-import.policy.ts'
import { importStates, type ImportAction, type ImportState } from './states.ts'

/** The life of an import; what runs in the background runs in the name of whoever started it or takes it back. */
export const projectImportMachine = defineMachine<ImportState, ImportAction, ImportFacts, ImportEvent>({
  name: 'project_import',
  table: 'project_import',
  column: 'status',
  states: importStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    start: {
      from: ['DRAFT'],
      to: 'RUNNING',
      by: projectImports.manage,
      guard: ({ importable }) => (importable > 0 ? null : 'NOTHING_TO_IMPORT'),
      event: 'ProjectImportStarted',
    },
    finish: { from: ['RUNNING'], to: 'FINISHED', by: projectImports.manage, event: 'ProjectImportFinished' },
    undo: { from: ['FINISHED'], to: 'UNDOING', by: projectImports.manage, event: 'ProjectImportUndoing' },
    finishUndo: { from: ['UNDOING'], to: 'UNDONE', by: projectImports.manage, event: 'ProjectImportUndone' },
  },
})
