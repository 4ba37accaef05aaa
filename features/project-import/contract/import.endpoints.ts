import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { importStateTable, itemStateTable } from '../domain/state-tables.ts'
import { itemStates } from '../domain/states.ts'
import {
  chosenValues,
  importItem,
  importMapping,
  importRow,
  importSettings,
  rememberedValue,
  mappingFields,
  fixedCells,
  projectImport,
  unreadCell,
} from './import.schemas.ts'
import { countsInWords, itemName, reasonInWords } from './outcome-words.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const ofImport = z.strictObject({ importId: id() })
const whichImport = z.object({ importId: idParam() })

/** The accelerator's imports, newest first. */
export const listProjectImports = list({
  name: 'listProjectImports',
  path: '/project-import/list',
  summary: 'Imports of projects',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['projectImport'],
  row: importRow,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: false,
  table: {
    texts: 'project-import:list',
    columns: {
      file: 'fileName',
      status: ({ status }, t) => t(stateKey(importStateTable, status)),
      outcome: countsInWords,
      by: 'createdBy',
      created: 'createdAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** A sample spreadsheet: every possible target is a heading, with an example below. */
export const downloadImportSample = endpoint({
  name: 'downloadImportSample',
  method: 'GET',
  path: '/project-import/sample',
  summary: 'Download a sample spreadsheet of projects',
  headers: onAccelerator,
  transport: 'file',
  response: null,
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: [],
  permission: 'signed-in',
})

/** Uploads a file: nothing is imported yet, targets are suggested for its columns. */
export const uploadProjectImport = endpoint({
  name: 'uploadProjectImport',
  method: 'POST',
  path: '/project-import/upload',
  summary: 'Upload a spreadsheet of projects',
  headers: onAccelerator,
  transport: 'multipart',
  response: projectImport,
  errors: [
    'ACCELERATOR_ONLY_PAGE',
    'NOT_IN_ACCELERATOR_TEAM',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'SHEET_TOO_LARGE',
    'SHEET_TOO_HEAVY',
    'FILE_ENCODING_UNKNOWN',
    'EVENT_LIMIT',
  ],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** An import; for a draft, with a dry run. */
export const getProjectImport = endpoint({
  name: 'getProjectImport',
  method: 'GET',
  path: '/project-import/get',
  summary: 'An import of projects',
  query: whichImport,
  response: projectImport,
  reads: ['projectImport'],
  permission: 'signed-in',
})

/** Sets the targets of columns and the rules of the import; returns a dry run. */
export const editProjectImport = endpoint({
  name: 'editProjectImport',
  method: 'POST',
  path: '/project-import/edit',
  summary: 'Map the columns of an import',
  body: z.strictObject({ importId: id(), version: version(), settings: importSettings }),
  response: projectImport,
  errors: ['STATE_CHANGED'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Sets the dictionary values of names in the file; remembered for the accelerator's later files. */
export const chooseImportValues = endpoint({
  name: 'chooseImportValues',
  method: 'POST',
  path: '/project-import/values',
  summary: 'Map names of an import to values of dictionaries',
  body: z.strictObject({ importId: id(), values: chosenValues }),
  response: projectImport,
  errors: ['STATE_CHANGED', 'EVENT_LIMIT'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Remembered dictionary values of names, as the accelerator has chosen; each can be forgotten. */
export const listImportValues = list({
  name: 'listImportValues',
  path: '/project-import/values/list',
  summary: 'Names that an accelerator has mapped to values of dictionaries',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['projectImport'],
  row: rememberedValue,
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: true,
  table: {
    texts: 'project-import:values',
    columns: {
      name: 'name',
      value: ({ value }, t) => value?.name ?? t('values.none'),
      dictionary: 'dictionaryName',
      by: 'by',
      at: 'at',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** Forgets the value of a name: the next file asks again. */
export const forgetImportValue = endpoint({
  name: 'forgetImportValue',
  method: 'POST',
  path: '/project-import/values/forget',
  summary: 'Forget what a name means in a dictionary',
  body: z.strictObject({ valueId: id() }),
  response: null,
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Corrects cells of the file before it is imported. */
export const fixImportCells = endpoint({
  name: 'fixImportCells',
  method: 'POST',
  path: '/project-import/mend',
  summary: 'Correct cells of an import',
  body: z.strictObject({ importId: id(), version: version(), cells: fixedCells }),
  response: projectImport,
  errors: ['STATE_CHANGED', 'SHEET_TOO_LARGE'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Projects and cells that are left out, as a spreadsheet. */
export const downloadImportProblems = endpoint({
  name: 'downloadImportProblems',
  method: 'GET',
  path: '/project-import/problems',
  summary: 'Download the problems of an import',
  query: whichImport,
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Starts the import: projects are created in the background, one after the other. */
export const startProjectImport = endpoint({
  name: 'startProjectImport',
  method: 'POST',
  path: '/project-import/start',
  summary: 'Start an import',
  body: z.strictObject({ importId: id(), version: version() }),
  response: projectImport,
  errors: ['STATE_CHANGED', 'NOTHING_TO_IMPORT'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Undoes an import: projects without later changes are deleted, the others are kept and reported. */
export const undoProjectImport = endpoint({
  name: 'undoProjectImport',
  method: 'POST',
  path: '/project-import/undo',
  summary: 'Take an import back',
  body: ofImport,
  response: projectImport,
  errors: ['STATE_CHANGED'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Discards a file that was not imported. */
export const deleteProjectImport = endpoint({
  name: 'deleteProjectImport',
  method: 'POST',
  path: '/project-import/delete',
  summary: 'Throw away an import not started',
  body: ofImport,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['projectImport'],
  removes: true,
  permission: 'signed-in',
})

/** The outcome of each project of the file. */
export const listImportItems = list({
  name: 'listImportItems',
  path: '/project-import/items',
  summary: 'Projects of an import',
  permission: 'signed-in',
  reads: ['projectImport'],
  row: importItem,
  sortings: ['LINE', 'NAME'],
  defaultSort: 'LINE',
  filters: { status: listParam(itemStates) },
  search: true,
  table: {
    texts: 'project-import:results',
    columns: {
      name: itemName,
      lines: ({ lines }) => lines.join(', '),
      status: ({ status }, t) => t(stateKey(itemStateTable, status)),
      reason: reasonInWords,
    },
  },
  of: { importId: idParam() },
})

/** The mappings saved by the accelerator. */
export const listImportMappings = endpoint({
  name: 'listImportMappings',
  method: 'GET',
  path: '/project-import/mapping/list',
  summary: 'Saved mappings of columns',
  headers: onAccelerator,
  response: z.object({ items: z.array(importMapping) }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['projectImport'],
  permission: 'signed-in',
})

/** Saves a mapping under a name, replacing one of the same name. */
export const saveImportMapping = endpoint({
  name: 'saveImportMapping',
  method: 'POST',
  path: '/project-import/mapping/save',
  summary: 'Save a mapping of columns',
  headers: onAccelerator,
  body: mappingFields,
  response: importMapping,
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  changes: ['projectImport'],
  permission: 'signed-in',
})

export const deleteImportMapping = endpoint({
  name: 'deleteImportMapping',
  method: 'POST',
  path: '/project-import/mapping/delete',
  summary: 'Delete a mapping of columns',
  body: z.strictObject({ mappingId: id() }),
  response: null,
  changes: ['projectImport'],
  permission: 'signed-in',
})

/** Cells of a project's file that could not be read and whose fields are still empty. */
export const listUnreadCells = endpoint({
  name: 'listUnreadCells',
  method: 'GET',
  path: '/project-import/unread',
  summary: 'Cells of a project’s file that could not be read',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(unreadCell) }),
  reads: ['projectImport', 'projectProfile', 'project'],
  permission: 'signed-in',
})
