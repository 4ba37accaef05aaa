import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, linkless, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { trackLimits } from '../../programmes/domain/content-limits.rules.ts'
import { trackTransferStateTable } from '../domain/state-tables.ts'
import { directions, trackTransferStates } from '../domain/states.ts'
import { trackTransfer, trackTransferChoices, trackTransferDetails } from './track-transfer.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const direction = z.enum(directions, 'NOT_IN_LIST')
const decision = z.strictObject({ requestId: id() })

/** Requests to copy tracks that an accelerator received or sent, newest first. */
export const listTrackTransfers = list({
  name: 'listTrackTransfers',
  path: '/track-transfer/list',
  summary: 'Requests to copy tracks, incoming or outgoing',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['trackTransfer'],
  row: trackTransfer,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(trackTransferStates) },
  search: true,
  of: { direction },
  table: {
    texts: 'track-transfers:list',
    columns: {
      track: 'trackName',
      partner: ({ partner }) => partner.name,
      message: ({ message, reason }, t) =>
        [message, reason && t('list.refusedFor', { reason })].filter(Boolean).join('\n'),
      status: ({ status }, t) => t(stateKey(trackTransferStateTable, status)),
      created: 'createdAt',
      decided: 'decidedAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** One request with a preview of the offered track. */
export const getTrackTransfer = endpoint({
  name: 'getTrackTransfer',
  method: 'GET',
  path: '/track-transfer/get',
  summary: 'A request to copy a track, with what would be copied',
  query: z.object({ requestId: idParam(), direction }),
  response: trackTransferDetails,
  reads: ['trackTransfer', 'programme'],
  permission: 'signed-in',
})

/** Tracks that the accelerator may offer, and the accelerators it may offer them to. */
export const getTrackTransferChoices = endpoint({
  name: 'getTrackTransferChoices',
  method: 'GET',
  path: '/track-transfer/choices',
  summary: 'Tracks that may be offered and accelerators to offer them to',
  headers: onAccelerator,
  response: trackTransferChoices,
  reads: ['trackTransfer', 'programme', 'accelerator'],
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  permission: 'signed-in',
})

/** Offers a copy of a track to another accelerator. The track cannot be changed until the request is decided. */
export const createTrackTransfer = endpoint({
  name: 'createTrackTransfer',
  method: 'POST',
  path: '/track-transfer/create',
  summary: 'Offer a copy of a track to another accelerator',
  body: z.strictObject({ trackId: id(), targetId: id(), message: linkless(1200).default('') }),
  response: trackTransfer,
  errors: ['TRANSFER_REQUEST_EXISTS', 'TRACK_ARCHIVED', 'RATE_LIMITED'],
  changes: ['trackTransfer', 'programme'],
  permission: 'signed-in',
})

/** Copies the track into a programme of the receiving accelerator, as a draft. */
export const approveTrackTransfer = endpoint({
  name: 'approveTrackTransfer',
  method: 'POST',
  path: '/track-transfer/approve',
  summary: 'Take the copy of a track into a programme',
  body: decision.extend({ programmeId: id() }),
  response: trackTransfer,
  errors: ['STATE_CHANGED', 'ACCELERATOR_NOT_APPROVED', ...trackLimits],
  changes: ['trackTransfer', 'programme'],
  permission: 'signed-in',
})

export const rejectTrackTransfer = endpoint({
  name: 'rejectTrackTransfer',
  method: 'POST',
  path: '/track-transfer/reject',
  summary: 'Reject a copy of a track, with a reason',
  body: decision.extend({ reason: requiredText(1200) }),
  response: trackTransfer,
  errors: ['STATE_CHANGED'],
  changes: ['trackTransfer', 'programme'],
  permission: 'signed-in',
})

export const revokeTrackTransfer = endpoint({
  name: 'revokeTrackTransfer',
  method: 'POST',
  path: '/track-transfer/revoke',
  summary: 'Withdraw the offer of a track',
  body: decision,
  response: trackTransfer,
  errors: ['STATE_CHANGED'],
  changes: ['trackTransfer', 'programme'],
  permission: 'signed-in',
})
