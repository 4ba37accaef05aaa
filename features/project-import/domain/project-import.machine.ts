import { isTeam } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself, definePolicy } from '#platform/domain/policy.ts'
import { importStates, type ImportAction, type ImportState, type ImportEvent } from './states.ts'

/** Facts for the policy and guards of an import. */
export type ImportFacts = {
  acceleratorId: number
  /** Number of projects of the file that can be imported with the current mapping. */
  importable: number
}

/** Permissions for imports: the accelerator's team and its trackers, who decide on applications, too. */
export const projectImports = definePolicy<ImportFacts, 'manage'>('projectImport', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  manage: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})

/** State machine of an import. The projects are written in the name of the person who started or undid it; the portal itself ends it. */
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
    finish: { from: ['RUNNING'], to: 'FINISHED', by: byPortalItself, event: 'ProjectImportFinished' },
    undo: { from: ['FINISHED'], to: 'UNDOING', by: projectImports.manage, event: 'ProjectImportUndoing' },
    finishUndo: { from: ['UNDOING'], to: 'UNDONE', by: byPortalItself, event: 'ProjectImportUndone' },
  },
})
