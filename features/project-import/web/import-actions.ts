import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  deleteImportMapping,
  deleteProjectImport,
  forgetImportValue,
  type listImportValues,
  undoProjectImport,
  type listImportMappings,
} from '../contract/import.endpoints.ts'
import { importPath, type ImportRow } from './import.types.ts'
import { importStateTable } from '../domain/state-tables.ts'

/** Actions on an import as a whole; it is started from its page with the checked settings. */
export const importActions = actionsOf<ImportRow>(
  'project-import:import',
  {
    start: null,
    finish: null,
    finishUndo: null,
    edit: null,
    undo: {
      icon: UndoIcon,
      danger: true,
      confirm: true,
      // The progress is visible.
      quiet: true,
      send: ({ id }) => call(undoProjectImport, { body: { importId: id } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id }, { go }) => {
        await call(deleteProjectImport, { body: { importId: id } })
        go(importPath)
      },
    },
  },
  { words: ({ fileName }) => ({ name: fileName }), states: importStateTable },
)

/** A saved mapping of columns. */
export type SavedMapping = ResponseOf<typeof listImportMappings>['items'][number]

/** Actions on a saved mapping besides applying it. */
export const mappingActions = actionsOf<SavedMapping>(
  'project-import:mapping',
  {
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteImportMapping, { body: { mappingId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)

/** A name with a remembered value. */
export type RememberedValue = ResponseOf<typeof listImportValues>['items'][number]

/** Actions on a remembered name. */
export const valueActions = actionsOf<RememberedValue>(
  'project-import:values',
  {
    forget: {
      icon: UndoIcon,
      send: ({ id }) => call(forgetImportValue, { body: { valueId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
