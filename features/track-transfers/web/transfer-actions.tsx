import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { rejectTrackTransfer, revokeTrackTransfer } from '../contract/track-transfer.endpoints.ts'
import { trackTransferStateTable } from '../domain/state-tables.ts'
import { ApproveForm } from './ApproveForm.tsx'
import type { TrackTransferRow } from './track-transfer.types.ts'

/** Actions on a request, for the receiver and for the sender. */
export const transferActions = actionsOf<TrackTransferRow>(
  'track-transfers:actions',
  {
    approve: { icon: CheckIcon, primary: true, form: (row) => <ApproveForm request={row} /> },
    reject: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(rejectTrackTransfer, { body: { requestId: id, reason } }),
    },
    revoke: {
      icon: RedoIcon,
      confirm: true,
      send: ({ id }) => call(revokeTrackTransfer, { body: { requestId: id } }),
    },
  },
  {
    words: ({ trackName, partner }) => ({ name: trackName, accelerator: partner.name }),
    states: trackTransferStateTable,
  },
)
