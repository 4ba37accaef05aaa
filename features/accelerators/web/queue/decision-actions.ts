import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { approveAccelerator, rejectAccelerator } from '../../contract/request.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { approvalStateTable } from '../../domain/state-tables.ts'

/** The portal's decisions on a request, on exactly the version that was read. */
export const decisionActions = actionsOf<Accelerator>(
  'accelerators:queue.actions',
  {
    approve: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(approveAccelerator, { body: { id, version } }),
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) => call(rejectAccelerator, { body: { id, version, reason } }),
    },
    edit: null,
    revoke: null,
    resubmit: null,
  },
  { words: ({ name }, { t }) => ({ name: name || t('unnamed') }), states: approvalStateTable },
)
