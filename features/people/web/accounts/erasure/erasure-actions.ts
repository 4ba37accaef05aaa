import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { approveErasure, rejectErasure } from '../../../contract/erasure.endpoints.ts'
import type { ErasureRequest } from './use-erasure-columns.tsx'
import { erasureStateTable } from '../../../domain/state-tables.ts'

/** The administrator's actions on a request to be erased; erasing cannot be undone. */
export const erasureActions = actionsOf<ErasureRequest>(
  'people:erasure',
  {
    approve: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: ({ obstacles }, { t }) => obstacles.length > 0 && t('erasure.first'),
      send: ({ id }) => call(approveErasure, { body: { requestId: id } }),
    },
    reject: {
      icon: CloseIcon,
      reason: 'required',
      send: ({ id }, { reason }) => call(rejectErasure, { body: { requestId: id, reason } }),
    },
  },
  { words: ({ person }) => ({ name: person.name }), states: erasureStateTable },
)
