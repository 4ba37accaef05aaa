import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { valueStatuses } from '../domain/dictionary-codes.ts'
import { valueStateTable } from '../domain/state-tables.ts'
import { dictionaryEntry, someValues, valueCreation, valueEdit } from './dictionary.schemas.ts'

/** Values of a dictionary, for administrators. */
export const listDictionaryEntries = list({
  name: 'listDictionaryEntries',
  path: '/dictionary/value/list',
  summary: 'Values of a dictionary, for those who keep it',
  permission: 'signed-in',
  reads: ['dictionary'],
  row: dictionaryEntry,
  sortings: ['ORDER', 'NAME', 'CODE'],
  defaultSort: 'ORDER',
  filters: { status: listParam(valueStatuses) },
  search: true,
  table: {
    texts: 'dictionaries:values',
    columns: {
      name: 'name',
      code: 'code',
      parent: 'parent',
      order: 'seq',
      status: ({ status }, t) => t(stateKey(valueStateTable, status)),
    },
  },
  of: {
    dictionaryId: idParam(),
    parentId: idParam().optional(),
    /** Only values without a parent in this dictionary, which may be assigned to one. */
    withoutParentIn: idParam().optional(),
  },
})

export const createValue = endpoint({
  name: 'createValue',
  method: 'POST',
  path: '/dictionary/value/create',
  summary: 'Add a value',
  body: valueCreation,
  response: dictionaryEntry,
  changes: ['dictionary'],
  permission: 'signed-in',
})

export const editValue = endpoint({
  name: 'editValue',
  method: 'POST',
  path: '/dictionary/value/edit',
  summary: 'Edit a value',
  body: valueEdit,
  response: dictionaryEntry,
  changes: ['dictionary'],
  permission: 'signed-in',
})

const action = (name: string, path: string, summary: string, more: { delete?: true } = {}) =>
  endpoint({
    name,
    method: 'POST',
    path,
    summary,
    body: someValues,
    response: z.object({ count: z.int() }),
    errors: more.delete ? ['OBJECT_IN_USE'] : [],
    changes: ['dictionary'],
    permission: 'signed-in',
  })

/** Archives values: they can no longer be chosen, but existing choices stay readable. */
export const archiveValues = action('archiveValues', '/dictionary/value/archive', 'Archive values')

/** Makes archived values available again. */
export const restoreValues = action('restoreValues', '/dictionary/value/restore', 'Restore values')

/** Deletes unused values. */
export const deleteValues = action('deleteValues', '/dictionary/value/delete', 'Delete values', {
  delete: true,
})

/** Makes a value of an ancestor dictionary the parent of these values. */
export const assignValues = endpoint({
  name: 'assignValues',
  method: 'POST',
  path: '/dictionary/value/assign',
  summary: 'Put values below another one',
  body: someValues.extend({ parentId: id() }),
  response: z.object({ count: z.int() }),
  errors: ['VALUE_HAS_OTHER_PARENT'],
  changes: ['dictionary'],
  permission: 'signed-in',
})

/** Removes the values' parent. */
export const unassignValues = action(
  'unassignValues',
  '/dictionary/value/unassign',
  'Take values out from below their parent',
)
