import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { formFile } from '../../fields/contract/tree.schemas.ts'
import { catalogueTypes } from '../../fields/domain/element-types.ts'
import { objectStateTable } from '../domain/state-tables.ts'
import { objectStates } from '../domain/states.ts'
import {
  catalogueObject,
  objectCreation,
  objectDone,
  objectEdit,
  objectUses,
  ofObject,
  singleIndicator,
} from './object.schemas.ts'

/** The catalogue of ready profile elements. */
export const listObjects = list({
  name: 'listObjects',
  path: '/objects/list',
  summary: 'Objects of the catalogue',
  permission: 'signed-in',
  reads: ['object', 'dictionary'],
  row: catalogueObject,
  sortings: ['NAME', 'CODE', 'GROUP', 'UPDATE_DATE'],
  defaultSort: 'GROUP',
  filters: {
    groupId: idParam(),
    type: listParam(catalogueTypes),
    status: listParam(objectStates),
    indicatorsOnly: flagParam(),
  },
  search: true,
  table: {
    texts: 'objects:list',
    columns: {
      name: ({ field }, _t, locale) => field.name[locale],
      code: ({ field }) => field.code,
      group: 'group',
      type: ({ field }, t) => t(`types.${field.type}`),
      single: 'single',
      templates: 'templatesCount',
      status: ({ status }, t) => t(stateKey(objectStateTable, status)),
      updated: 'updatedAt',
    },
  },
})

export const getObject = endpoint({
  name: 'getObject',
  method: 'GET',
  path: '/objects/get',
  summary: 'An object of the catalogue',
  query: z.object({ id: idParam() }),
  response: catalogueObject,
  reads: ['object', 'dictionary'],
  permission: 'signed-in',
})

/** History of an object. */
export const getObjectHistory = endpoint({
  name: 'getObjectHistory',
  method: 'GET',
  path: '/objects/history',
  summary: 'The history of an object',
  query: z.object({ id: idParam() }),
  response: z.object({ items: z.array(objectDone) }),
  reads: ['object', 'dictionary'],
  permission: 'signed-in',
})

/** Uses of an object, by name. */
export const getObjectUses = endpoint({
  name: 'getObjectUses',
  method: 'GET',
  path: '/objects/uses',
  summary: 'Where an object is used',
  query: z.object({ id: idParam() }),
  response: objectUses,
  reads: ['object', 'profileTemplate'],
  permission: 'signed-in',
})

/** The key figures of a project's page, in order. */
export const listSingleIndicators = endpoint({
  name: 'listSingleIndicators',
  method: 'GET',
  path: '/objects/single-indicators',
  summary: 'Single indicators',
  response: z.object({ items: z.array(singleIndicator) }),
  reads: ['object'],
  permission: 'public',
})

const action = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path,
    summary,
    body: ofObject,
    response: catalogueObject,
    errors: ['STATE_CHANGED', 'SINGLE_INDICATOR_LIMIT'],
    changes: ['object'],
    permission: 'signed-in',
  })

/** Adds an object; its code and type can never be changed. */
export const createObject = endpoint({
  name: 'createObject',
  method: 'POST',
  path: '/objects/create',
  summary: 'Create an object',
  body: objectCreation,
  response: catalogueObject,
  changes: ['object'],
  permission: 'signed-in',
})

/** Changes an object; templates that already use it keep their copy. */
export const editObject = endpoint({
  name: 'editObject',
  method: 'POST',
  path: '/objects/edit',
  summary: 'Edit an object',
  body: objectEdit,
  response: catalogueObject,
  errors: ['STATE_CHANGED', 'ELEMENT_TYPE_FIXED'],
  changes: ['object'],
  permission: 'signed-in',
})

/** Archives an object, so that templates are no longer offered it. */
export const archiveObject = action('archiveObject', '/objects/archive', 'Archive an object')

/** Offers an archived object again. */
export const restoreObject = action('restoreObject', '/objects/restore', 'Restore an object')

/** Adds an indicator to the key figures, at most five. */
export const setSingleIndicator = action(
  'setSingleIndicator',
  '/objects/set-single',
  'Make a single indicator',
)

/** Removes an indicator from the key figures. */
export const unsetSingleIndicator = action(
  'unsetSingleIndicator',
  '/objects/unset-single',
  'Take a single indicator away',
)

/** Deletes an object without templates and project values. */
export const deleteObject = endpoint({
  name: 'deleteObject',
  method: 'POST',
  path: '/objects/delete',
  summary: 'Delete an object',
  body: ofObject,
  response: null,
  errors: ['OBJECT_IN_USE'],
  changes: ['object'],
  removes: true,
  permission: 'signed-in',
})

/** Stores the form of a FILE object, which owns it once its id is in the field. */
export const uploadObjectForm = endpoint({
  name: 'uploadObjectForm',
  method: 'POST',
  path: '/objects/upload-form',
  summary: 'Upload the form of an object',
  transport: 'multipart',
  response: formFile,
  errors: ['FILE_TOO_LARGE', 'FILE_INCORRECT'],
  // A form is visible only once its object is saved.
  changes: [],
  permission: 'signed-in',
})

/** Downloads the form of an object. */
export const downloadObjectForm = endpoint({
  name: 'downloadObjectForm',
  method: 'GET',
  path: '/objects/form',
  summary: 'Download the form of an object',
  query: z.object({ id: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
