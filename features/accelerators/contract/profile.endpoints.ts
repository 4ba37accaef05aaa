import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { historyEntry, listParam, namedRef } from '#platform/contract/lists.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { acceleratorStateTable, approvalStateTable } from '../domain/state-tables.ts'
import { acceleratorTypes, approvalStates } from '../domain/states.ts'
import { accelerator, acceleratorRow, editedProfile } from './accelerator.schemas.ts'

/** All accelerators and requests for new ones, for the portal's administrators. */
export const listAccelerators = list({
  name: 'listAccelerators',
  path: '/accelerator/list',
  summary: 'All accelerators',
  permission: 'signed-in',
  reads: ['accelerator'],
  row: acceleratorRow,
  sortings: ['CREATE_DATE', 'NAME', 'APPROVAL_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: {
    approval: listParam(approvalStates),
    status: listParam(acceleratorStatuses),
    type: listParam(acceleratorTypes),
  },
  search: true,
  table: {
    texts: 'accelerators:queue',
    columns: {
      name: ({ name }, t) => name || t('unnamed'),
      approval: ({ approval }, t) => t(stateKey(approvalStateTable, approval)),
      since: 'approvalAt',
      requester: 'requestedBy',
      status: ({ status }, t) => t(stateKey(acceleratorStateTable, status)),
      type: ({ type }, t) => t(`types.${type}`),
      members: 'membersCount',
      programmes: 'programmesCount',
      created: 'createdAt',
    },
  },
})

/** One accelerator with all its data. */
export const getAccelerator = endpoint({
  name: 'getAccelerator',
  method: 'GET',
  path: '/accelerator/get',
  summary: 'An accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: accelerator,
  reads: ['accelerator'],
  permission: 'signed-in',
})

/** History of an accelerator, newest first. */
export const getAcceleratorHistory = endpoint({
  name: 'getAcceleratorHistory',
  method: 'GET',
  path: '/accelerator/history',
  summary: 'History of an accelerator',
  query: z.object({ acceleratorId: idParam() }),
  response: z.object({
    items: z.array(historyEntry),
  }),
  reads: ['accelerator'],
  permission: 'signed-in',
})

export const editAccelerator = endpoint({
  name: 'editAccelerator',
  method: 'POST',
  path: '/accelerator/edit',
  summary: "Edit an accelerator's profile",
  body: editedProfile,
  response: accelerator,
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

/** Approved accelerators by the words of their name, for a selection. */
export const listApprovedAccelerators = endpoint({
  name: 'listApprovedAccelerators',
  method: 'GET',
  path: '/accelerator/approved',
  summary: 'Names of approved accelerators',
  query: z.object({ findText: text(200).optional() }),
  response: z.object({ items: z.array(namedRef) }),
  reads: ['accelerator'],
  permission: 'signed-in',
})
