import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import {
  keptValue,
  keptValues,
  keptValuesQuery,
  someValues,
  valueCreation,
  valueEdit,
} from './dictionary.schemas.ts'

/** The values of a dictionary as administrators see them. */
export const listKeptValues = endpoint({
  name: 'listKeptValues',
  method: 'GET',
  path: '/dictionary/value/list',
  summary: 'Values of a dictionary, for those who keep it',
  query: keptValuesQuery,
  response: keptValues,
  permission: 'signed-in',
})

/** Adds a value. */
export const createValue = endpoint({
  name: 'createValue',
  method: 'POST',
  path: '/dictionary/value/create',
  summary: 'Add a value',
  body: valueCreation,
  response: keptValue,
  permission: 'signed-in',
})

/** Changes a value. */
export const editValue = endpoint({
  name: 'editValue',
  method: 'POST',
  path: '/dictionary/value/edit',
  summary: 'Edit a value',
  body: valueEdit,
  response: keptValue,
  permission: 'signed-in',
})

const deed = (name: string, path: string, summary: string, more: { delete?: true } = {}) =>
  endpoint({
    name,
    method: 'POST',
    path,
    summary,
    body: someValues,
    response: z.object({ count: z.int() }),
    errors: more.delete ? ['OBJECT_IN_USE'] : [],
    permission: 'signed-in',
  })

/** Values that nobody chooses any more; where they were chosen they stay readable. */
export const archiveValues = deed('archiveValues', '/dictionary/value/archive', 'Archive values')

/** Values that may be chosen again. */
export const restoreValues = deed('restoreValues', '/dictionary/value/restore', 'Restore values')

/** Deletes values that nothing holds. */
export const deleteValues = deed('deleteValues', '/dictionary/value/delete', 'Delete values', {
  delete: true,
})

/** Puts values below a value of a dictionary above. */
export const assignValues = endpoint({
  name: 'assignValues',
  method: 'POST',
  path: '/dictionary/value/assign',
  summary: 'Put values below another one',
  body: someValues.extend({ parentId: id() }),
  response: z.object({ count: z.int() }),
  errors: ['VALUE_HAS_OTHER_PARENT'],
  permission: 'signed-in',
})

/** Takes values out from below their parent. */
export const unassignValues = deed(
  'unassignValues',
  '/dictionary/value/unassign',
  'Take values out from below their parent',
)
