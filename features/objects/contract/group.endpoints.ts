import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { groupFields, objectDone, objectGroup } from './object.schemas.ts'

const groups = z.object({ items: z.array(objectGroup) })

/** The groups of the catalogue, in their order. */
export const listObjectGroups = endpoint({
  name: 'listObjectGroups',
  method: 'GET',
  path: '/objects/groups',
  summary: 'Groups of objects',
  response: groups,
  reads: ['object'],
  permission: 'signed-in',
})

/** Adds a group at the end. */
export const createObjectGroup = endpoint({
  name: 'createObjectGroup',
  method: 'POST',
  path: '/objects/groups/create',
  summary: 'Create a group of objects',
  body: groupFields,
  response: groups,
  errors: ['GROUP_NAME_TAKEN'],
  changes: ['object'],
  permission: 'signed-in',
})

export const editObjectGroup = endpoint({
  name: 'editObjectGroup',
  method: 'POST',
  path: '/objects/groups/edit',
  summary: 'Rename a group of objects',
  body: groupFields.extend({ id: id() }),
  response: groups,
  errors: ['GROUP_NAME_TAKEN'],
  changes: ['object'],
  permission: 'signed-in',
})

/** Sorts the groups: all their ids, in order. */
export const orderObjectGroups = endpoint({
  name: 'orderObjectGroups',
  method: 'POST',
  path: '/objects/groups/order',
  summary: 'Order the groups of objects',
  body: z.strictObject({ ids: z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_MANY') }),
  response: groups,
  errors: ['STATE_CHANGED'],
  changes: ['object'],
  permission: 'signed-in',
})

export const deleteObjectGroup = endpoint({
  name: 'deleteObjectGroup',
  method: 'POST',
  path: '/objects/groups/delete',
  summary: 'Delete a group of objects',
  body: z.strictObject({ id: id() }),
  response: groups,
  errors: ['OBJECT_IN_USE'],
  changes: ['object'],
  removes: true,
  permission: 'signed-in',
})

/** History of a group. */
export const getObjectGroupHistory = endpoint({
  name: 'getObjectGroupHistory',
  method: 'GET',
  path: '/objects/groups/history',
  summary: 'The history of a group of objects',
  query: z.object({ id: idParam() }),
  response: z.object({ items: z.array(objectDone) }),
  reads: ['object'],
  permission: 'signed-in',
})
