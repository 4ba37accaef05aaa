import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { historyEntry, namedRef } from '#platform/contract/lists.ts'
import { accelerator, acceleratorList, acceleratorQuery, profileFields } from './accelerator.schemas.ts'

/** All accelerators and requests for new ones, for the portal's administrators. */
export const listAccelerators = endpoint({
  name: 'listAccelerators',
  method: 'GET',
  path: '/accelerator/list',
  summary: 'All accelerators',
  query: acceleratorQuery,
  response: acceleratorList,
  permission: 'signed-in',
})

/** One accelerator with everything known of it. */
export const getAccelerator = endpoint({
  name: 'getAccelerator',
  method: 'GET',
  path: '/accelerator/get',
  summary: 'An accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: accelerator,
  permission: 'signed-in',
})

/** What happened to an accelerator, newest first. */
export const getAcceleratorHistory = endpoint({
  name: 'getAcceleratorHistory',
  method: 'GET',
  path: '/accelerator/history',
  summary: 'History of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({
    items: z.array(historyEntry),
  }),
  permission: 'signed-in',
})

/** Edits the profile. */
export const editAccelerator = endpoint({
  name: 'editAccelerator',
  method: 'POST',
  path: '/accelerator/edit',
  summary: "Edit an accelerator's profile",
  body: profileFields,
  response: accelerator,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})

/** Approved accelerators whose name holds the text, to choose some of. */
export const listApprovedAccelerators = endpoint({
  name: 'listApprovedAccelerators',
  method: 'GET',
  path: '/accelerator/approved',
  summary: 'Names of approved accelerators',
  query: z.object({ findText: text(200).optional() }),
  response: z.object({ items: z.array(namedRef) }),
  permission: 'signed-in',
})
