import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { maxSharedViews } from '../domain/shared-view.policy.ts'
import { listId, search } from './view-address.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** The views of a list that the chosen accelerator's people share. */
export const getSharedViews = endpoint({
  name: 'getSharedViews',
  method: 'GET',
  path: '/shared-view/list',
  summary: 'Shared views of a list',
  headers: onAccelerator,
  query: z.object({ list: listId }),
  response: z.object({
    items: z
      .array(
        z.object({
          id: id(),
          name: z.string(),
          search: z.string(),
          owner: personRef,
          actions: z.array(z.enum(['change'])),
        }),
      )
      .max(maxSharedViews),
  }),
  errors: outside,
  reads: ['sharedView'],
  permission: 'signed-in',
})

/** Shares a view of a list with the accelerator's people. */
export const shareView = endpoint({
  name: 'shareView',
  method: 'POST',
  path: '/shared-view/create',
  summary: 'Share a view of a list',
  headers: onAccelerator,
  body: z.strictObject({ list: listId, name: requiredText(100), search }),
  response: z.object({ id: id() }),
  errors: outside,
  changes: ['sharedView'],
  permission: 'signed-in',
})

export const renameSharedView = endpoint({
  name: 'renameSharedView',
  method: 'POST',
  path: '/shared-view/rename',
  summary: 'Rename a shared view',
  body: z.strictObject({ viewId: id(), name: requiredText(100) }),
  response: null,
  changes: ['sharedView'],
  permission: 'signed-in',
})

export const deleteSharedView = endpoint({
  name: 'deleteSharedView',
  method: 'POST',
  path: '/shared-view/delete',
  summary: 'Delete a shared view',
  body: z.strictObject({ viewId: id() }),
  response: null,
  changes: ['sharedView'],
  removes: true,
  permission: 'signed-in',
})
