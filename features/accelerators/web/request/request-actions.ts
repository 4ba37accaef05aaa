import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { startInTeam } from '#platform/web/start-in-team.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { revokeAcceleratorRequest } from '../../contract/request.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { requestPath } from '../paths.ts'
import { approvalStateTable } from '../../domain/state-tables.ts'

/** Actions of a request's author; once it is approved, its profile belongs to the team. */
export const requestActions = actionsOf<Accelerator>(
  'accelerators:request.actions',
  {
    resubmit: {
      icon: EditIcon,
      primary: true,
      to: ({ id }) => linkTo(requestPath, { acceleratorId: id, correct: '1' }),
    },
    edit: {
      icon: EditIcon,
      primary: true,
      run: ({ id, approval }, { go }) =>
        approval === 'COORDINATED'
          ? startInTeam(id, 'ACC')
          : go(linkTo(requestPath, { acceleratorId: id, profile: '1' })),
    },
    revoke: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeAcceleratorRequest, { body: { id } }),
    },
    approve: null,
    reject: null,
  },
  {
    words: ({ name, approval }, { t }) => ({ name: name || t('unnamed'), context: approval }),
    states: approvalStateTable,
  },
)
